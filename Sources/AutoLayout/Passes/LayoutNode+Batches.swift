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
    try LayoutTree.batch(around: self, changes)
  }
}

extension LayoutTree {
  /// Makes changes around a node within a batch of its tree, and of the one that it then is in.
  fileprivate static func batch<Result>(
    around node: LayoutNode, _ changes: () throws -> Result
  ) rethrows -> Result {
    let batch = Batch()
    let begun = node.treeRoot
    begun.tree.enter(batch)
    defer {
      batch.isOpen = false
      begun.tree.endBatch()
      let root = node.treeRoot
      if root !== begun { root.tree.endBatch() }
    }
    return try changes()
  }

  /// Forgets the batches that have ended; reports what contradicts where that was the last.
  private func endBatch() {
    if leaveClosedBatches() { reportAtEndOfBatch(below: root) }
  }

  /// Reports what contradicts where nothing waits any more; elsewhere the next layout does.
  private func reportAtEndOfBatch(below node: LayoutNode) {
    if let engine = node.layoutEngine, !engine.isDirty { engine.reportAtEndOfTurn() }
    for child in node.children { reportAtEndOfBatch(below: child) }
  }
}
