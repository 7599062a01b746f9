/// Changes that belong together, while they are made.
final class Batch {
  var isOpen = true
}

extension LayoutNode {
  /// Makes changes that belong together: contradictions that come and go on the way are not reported.
  ///
  /// Views that are constrained to each other are changed one after the other, and in between the new
  /// constraints of one may contradict the old ones of the next. Layouts that run within the batch count
  /// with what is there; what contradicts at the end is reported then. Batches may be nested.
  ///
  /// - Returns: What the changes return.
  @discardableResult public final func batch<Result>(
    _ changes: () throws -> Result
  ) rethrows -> Result {
    let batch = Batch()
    let begun = treeRoot
    begun.passes.batches.append(batch)
    defer {
      batch.isOpen = false
      begun.batchEnded()
      let root = treeRoot
      if root !== begun { root.batchEnded() }
    }
    return try changes()
  }

  /// What joins or leaves a tree within a batch goes on being within it.
  final func shareBatches(of root: LayoutNode) {
    for batch in root.passes.batches
    where batch.isOpen && !passes.batches.contains(where: { $0 === batch }) {
      passes.batches.append(batch)
    }
  }

  private func batchEnded() {
    passes.batches.removeAll { !$0.isOpen }
    if passes.batches.isEmpty { treeRoot.reportConflictsOfIslands() }
  }

  /// Reports what contradicts where nothing waits any more; elsewhere the next layout does.
  private func reportConflictsOfIslands() {
    if let engine, !engine.isDirty { engine.reportConflicts() }
    for child in children { child.reportConflictsOfIslands() }
  }
}
