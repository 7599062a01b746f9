extension LayoutNode {
  /// Makes changes that belong together: contradictions that come and go on the way are not reported.
  ///
  /// Views that are constrained to each other are changed one after the other, and in between the
  /// new constraints of one may contradict the old ones of the next. Layouts that run within the
  /// batch count with what is there; contradictions at the end are reported then. Batches may be
  /// nested.
  ///
  /// - Returns: The result of the changes.
  @discardableResult public final func batch<Result>(
    _ changes: () throws -> Result
  ) rethrows -> Result {
    let batch = Batch()
    let begun = treeRoot
    begun.tree.enter(batch)
    defer {
      batch.isOpen = false
      begun.endBatch()
      let root = treeRoot
      if root !== begun { root.endBatch() }
    }
    return try changes()
  }

  private func endBatch() {
    if tree.leaveClosedBatches() { tree.root.reportConflictsOfIslands() }
  }

  /// Reports what contradicts where nothing waits any more; elsewhere the next layout does.
  private func reportConflictsOfIslands() {
    if let layoutEngine, !layoutEngine.isDirty { layoutEngine.reportConflicts() }
    for child in children { child.reportConflictsOfIslands() }
  }
}
