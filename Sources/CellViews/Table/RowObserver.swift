/// What happened to the rows of a table.
public enum RowChange: Hashable, Sendable {
  /// Everything may be another: the table was reloaded.
  case reload
  /// Some rows were inserted, deleted, reloaded or moved together.
  case updates(RowUpdates)
}

/// Who keeps something by row, like a cache of heights, and wants to keep it in step.
@MainActor public protocol RowObserver: AnyObject {
  /// Called when the table is told of a change, before it shows it.
  func tableView(_ tableView: TableView, rowsDidChange change: RowChange)
}

/// An observer that is not kept alive.
struct WeakRowObserver {
  weak var observer: (any RowObserver)?
}
