/// A change of the rows of a table: a reload, or updates.
public enum RowChange: Hashable, Sendable {
  /// The table was reloaded: every row may be different.
  case reload
  /// Some rows were inserted, deleted, reloaded or moved in one batch.
  case updates(RowUpdates)
}

/// Receives row changes, to keep data by row up to date, such as a cache of heights.
@MainActor public protocol RowObserver: AnyObject {
  /// Called when the table is told of a change, before it shows it.
  func tableView(_ tableView: TableView, rowsDidChange change: RowChange)
}

/// A weak reference to an observer.
struct WeakRowObserver {
  weak var observer: (any RowObserver)?
}
