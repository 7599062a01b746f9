/// A change of a table's rows: a reload or a batch of updates.
public enum RowChange: Hashable, Sendable {
  /// The table was reloaded: every row may be different.
  case reload
  /// Some rows were inserted, deleted, reloaded or moved in one batch.
  case updates(RowUpdates)
}

/// Receives a table's row changes, to keep data for each row up to date, such as a cache of heights.
@MainActor public protocol RowObserver: AnyObject {
  /// Called when the table is told about a change, before it shows it.
  func tableView(_ tableView: TableView, rowsDidChange change: RowChange)
}

/// A weak reference to an observer.
struct WeakRowObserver {
  weak var observer: (any RowObserver)?
}
