/// A change of the rows of a table: a reload, or updates.
public enum RowChange: Hashable, Sendable {
  /// Everything may be another: the table was reloaded.
  case reload
  /// Some rows were inserted, deleted, reloaded or moved together.
  case updates(RowUpdates)
}

/// A keeper of something by row, like a cache of heights, that stays in step with the rows.
@MainActor public protocol RowObserver: AnyObject {
  /// Called when the table is told of a change, before it shows it.
  func tableView(_ tableView: TableView, rowsDidChange change: RowChange)
}

/// An observer that is not kept alive.
struct WeakRowObserver {
  weak var observer: (any RowObserver)?
}
