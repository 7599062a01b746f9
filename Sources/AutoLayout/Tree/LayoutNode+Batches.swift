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
    let root = treeRoot
    root.passes.openBatches += 1
    defer {
      root.passes.openBatches -= 1
      if root.passes.openBatches == 0 { root.reportConflictsOfIslands() }
    }
    return try changes()
  }

  /// Reports what contradicts where nothing waits any more; elsewhere the next layout does.
  private func reportConflictsOfIslands() {
    if let engine, !engine.isDirty { engine.reportConflicts() }
    for child in children { child.reportConflictsOfIslands() }
  }
}
