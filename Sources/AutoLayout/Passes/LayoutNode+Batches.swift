extension LayoutNode {
  /// Makes changes as a unit: contradictions that exist only between steps are not reported.
  ///
  /// If views that are constrained to each other are changed one after another, the new constraints of one
  /// may contradict the old ones of the next. A layout inside the batch uses the constraints as they are
  /// at that moment. Contradictions that remain at the end are reported then. Batches can be nested.
  ///
  /// - Returns: The result of the changes.
  @discardableResult public final func batch<Result>(
    _ changes: () throws -> Result
  ) rethrows -> Result {
    try LayoutTree.batch(around: self, changes)
  }
}

extension LayoutTree {
  /// Makes changes in a batch that covers a node's tree, and the tree that the node belongs to afterwards.
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

  /// Removes the batches that have ended. After the last one contradictions are reported.
  private func endBatch() {
    if leaveClosedBatches() { reportAtEndOfBatch(below: root) }
  }

  /// Reports the contradictions of islands without pending changes; the others report after their next
  /// layout.
  private func reportAtEndOfBatch(below node: LayoutNode) {
    if let engine = node.layoutEngine, !engine.isDirty { engine.reportAtEndOfTurn() }
    for child in node.children { reportAtEndOfBatch(below: child) }
  }
}
