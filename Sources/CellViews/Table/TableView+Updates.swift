/// Updates that wait for the next layout.
struct QueuedUpdates {
  let updates: RowUpdates
  /// All rows are measured again, not only those that are new.
  let measureAgain: Bool
}

extension TableView {
  /// Rows are new in the data source, at these places afterwards.
  ///
  /// The rows that are seen stay where they are, but for the start of a table that shows it.
  /// UIKit's name: `insertRows(at:with:)`.
  public final func insertRows(at rows: [Int]) { update { $0.insert(rows) } }

  /// Rows that had these places are gone from the data source. UIKit's name: `deleteRows(at:with:)`.
  public final func deleteRows(at rows: [Int]) { update { $0.delete(rows) } }

  /// Asks the data source for the cells of rows again, and measures them. UIKit's name:
  /// `reloadRows(at:with:)`.
  public final func reloadRows(at rows: [Int]) { update { $0.reload(rows) } }

  /// A row has another place in the data source. UIKit's name: `moveRow(at:to:)`.
  public final func moveRow(at row: Int, to newRow: Int) { update { $0.move(row, to: newRow) } }

  /// Starts updates that count as one, up to the ``endUpdates()`` that belongs to it.
  ///
  /// Rows to delete, reload and move are counted before all of them, inserted rows and where others
  /// are moved to afterwards, in whatever order they are told.
  public final func beginUpdates() { updateDepth += 1 }

  /// Ends what ``beginUpdates()`` started. In the next layout all rows that are seen are measured
  /// again, with the cells they have. Without a beginning it does nothing.
  public final func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { queueUpdates(measureAgain: true) }
  }

  /// Makes the updates of `updates` one, between ``beginUpdates()`` and ``endUpdates()``.
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
    setNeedsLayout()
    // The table will ask for everything anyway, and does not know how many rows there were.
    if needsReload { return tell(.updates(updates)) }
    let count = queuedUpdates.reduce(rowCount) { $1.updates.rowCount(after: $0) }
    guard updates.isPossible(forRowCount: count) else {
      notice(.impossibleUpdates(rowCount: count))
      return reloadData()
    }
    queuedUpdates.append(QueuedUpdates(updates: updates, measureAgain: measureAgain))
    // A row that is still to be scrolled to was named by its old place.
    moves = moves.compactMap { move in
      guard case .row(let row, let position) = move else { return move }
      return updates.newRow(of: row).map { .row($0, position) }
    }
    tell(.updates(updates))
  }

  /// Brings heights, cells and the place that is looked at up to date with the updates.
  func applyUpdates() {
    let queue = queuedUpdates
    if queue.isEmpty { return }
    queuedUpdates = []
    for queued in queue {
      wanted = queued.updates.position(of: wanted, rowCount: rowCount)
      cells.apply(queued.updates)
      heights.apply(queued.updates, estimate: commonEstimate)
      if queued.measureAgain { heights.forgetAll() }
    }
    estimatesAreStale = delegate != nil
    let count = numberOfRowsInDataSource
    guard count != rowCount else { return }
    notice(.rowCountMismatch(expected: rowCount, actual: count))
    reload()
    tell(.reload)
  }

  // MARK: - Observers

  /// Tells an observer of every change of rows from now on. It is not kept alive.
  public final func addRowObserver(_ observer: any RowObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakRowObserver(observer: observer))
  }

  /// Tells an observer of no more changes.
  public final func removeRowObserver(_ observer: any RowObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ change: RowChange) {
    for observer in observers { observer.observer?.tableView(self, rowsDidChange: change) }
  }
}
