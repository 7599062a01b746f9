/// A batch of updates that the next layout applies.
struct QueuedUpdates {
  let updates: RowUpdates
  /// Whether all rows are measured again, not only the inserted ones.
  let measureAgain: Bool
  /// Whether the focused row stays the same row.
  let keepFocusedRow: Bool
}

extension TableView {
  /// Tells the table that the data source has new rows at these indices after the batch.
  ///
  /// The visible rows stay where they are, except in a table scrolled to its start. UIKit's name:
  /// `insertRows(at:with:)`.
  public final func insertRows(at rows: [Int]) { update { $0.insert(rows) } }

  /// Tells the table that the rows at these indices before the batch were deleted. UIKit's name:
  /// `deleteRows(at:with:)`.
  public final func deleteRows(at rows: [Int]) { update { $0.delete(rows) } }

  /// Requests new cells for the rows at these indices before the batch and measures them. UIKit's name:
  /// `reloadRows(at:with:)`.
  public final func reloadRows(at rows: [Int]) { update { $0.reload(rows) } }

  /// Tells the table that a row has moved in the data source. UIKit's name: `moveRow(at:to:)`.
  public final func moveRow(at row: Int, to newRow: Int) { update { $0.move(row, to: newRow) } }

  /// Begins a batch of updates; the matching ``endUpdates()`` ends it.
  ///
  /// Deleted, reloaded and moved rows have their indices before the batch; inserted rows and the destinations of moves
  /// have their indices after it, whatever the order of the calls.
  public final func beginUpdates() { updateDepth += 1 }

  /// Ends a batch. The next layout measures all visible rows again, in their present cells. Without a
  /// ``beginUpdates()`` it does nothing.
  public final func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { queueUpdates(measureAgain: true) }
  }

  /// Calls `updates` between ``beginUpdates()`` and ``endUpdates()``.
  public final func performBatchUpdates(_ updates: () -> Void) {
    beginUpdates()
    updates()
    endUpdates()
  }

  private func update(_ change: (inout RowUpdates) -> Void) {
    change(&openUpdates)
    if updateDepth == 0 { queueUpdates(measureAgain: false) }
  }

  private func queueUpdates(measureAgain: Bool) {
    let updates = openUpdates
    openUpdates = RowUpdates()
    queue(updates, measureAgain: measureAgain)
  }

  /// Queues updates for the next layout.
  final func queue(_ updates: RowUpdates, measureAgain: Bool) {
    setNeedsLayout()
    endScrollAnimation()
    // A reload is pending: it asks for everything again, and the former number of rows is not known.
    if needsReload { return tell(.updates(updates)) }
    let count = presentRowCount(after: queuedUpdates)
    guard updates.isPossible(forRowCount: count) else {
      notice(.impossibleUpdates(rowCount: count))
      return reloadData()
    }
    let focused = selection.focused.flatMap(updates.newRow)
    selection.apply(updates, rowCount: count)
    queuedUpdates.append(
      QueuedUpdates(
        updates: updates, measureAgain: measureAgain,
        keepFocusedRow: focused != nil && focused == selection.focused))
    toldRows = Set(toldRows.compactMap(updates.newRow))
    moves = moves.compactMap { $0.following(updates) }
    tell(.updates(updates))
  }

  /// Applies the queued updates to heights, cells and scroll position.
  func applyUpdates() {
    let queue = queuedUpdates
    if queue.isEmpty { return }
    queuedUpdates = []
    let expected = presentRowCount(after: queue)
    let changes = PartChanges(
      old: parts, new: partsInDataSource, updates: queue.map(\.updates))
    guard changes.new.rowCount == expected else {
      notice(.rowCountMismatch(expected: expected, actual: changes.new.rowCount))
      reload()
      return tell(.reload)
    }
    let stay = stay(after: changes, keepingFocusedRow: queue.allSatisfy(\.keepFocusedRow))
    parts = changes.new
    cells.apply(changes)
    heights.apply(changes, estimate: commonEstimate)
    if queue.contains(where: \.measureAgain) { heights.forgetAll() }
    estimatesAreStale = delegate != nil
    wanted = place(for: stay)
  }

  /// Returns the number of rows after some updates to the rows that are shown.
  func presentRowCount(after queue: [QueuedUpdates]) -> Int {
    queue.reduce(rowCount) { $1.updates.rowCount(after: $0) }
  }

  // MARK: - Observers

  /// Adds an observer of row changes. The table holds it weakly.
  public final func addRowObserver(_ observer: any RowObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakRowObserver(observer: observer))
  }

  /// Removes an observer of row changes.
  public final func removeRowObserver(_ observer: any RowObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ change: RowChange) {
    for observer in observers { observer.observer?.tableView(self, rowsDidChange: change) }
  }
}

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
