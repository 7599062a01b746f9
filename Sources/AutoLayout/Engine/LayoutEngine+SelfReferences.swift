internal import Cassowary

/// Detection of intrinsic sizes that follow the view's own frame.
extension LayoutEngine {
  /// Reports the views whose length is held only by an intrinsic size that follows the frame. With another
  /// frame before, the length would differ.
  func reportSelfReferences() {
    guard !isDirty, !hasGivenUp else { return }
    for place in system.suspects.sorted where place < system.records.all.count {
      let record = system.records[place]
      guard let node = record.node, let size = record.naturalSize else { continue }
      for axis in LayoutAxis.allCases where size.followsFrame[axis] {
        guard size.checkedStructure[axis] != structureVersion else { continue }
        size.checkedStructure[axis] = structureVersion
        let dependsOnItself = isHeldByItself(record, axis) && follows(node, axis)
        let isNew = dependsOnItself && !size.isReported[axis]
        size.isReported[axis] = dependsOnItself
        if isNew {
          root.report(
            .sizeDependsOnItself(view: node.debugName, axis: axis),
            while: Notice.Condition(.sizeDependsOnItself(record.key, axis), in: root))
        }
      }
    }
  }

  /// Returns whether the length would change without the node's own intrinsic size.
  private func isHeldByItself(_ record: EngineRecord, _ axis: LayoutAxis) -> Bool {
    let own = record.constraints[axis]
    var without = system.solver
    for constraint in own.ofNaturalLength {
      guard (try? without.remove(constraint)) != nil else { return false }
    }
    guard (try? without.optimize()) != nil else { return false }
    let extent = record.extent[axis]
    return Snap.value(without.value(of: extent)) != Snap.value(system.solver.value(of: extent))
  }

  /// Returns whether an intrinsic length follows the frame. It is measured with a longer frame, which is then
  /// restored.
  private func follows(_ node: LayoutNode, _ axis: LayoutAxis) -> Bool {
    let frame = node.frame
    let unit = root.tree.layoutUnit
    let waited = node.passes.needsLayout
    // A frame that is taken back asks for no layout.
    defer { if !waited { WaitingPath(node: node).cancelLayout() } }
    var longer = frame
    longer.size[axis] += 1
    node.applyFrame(longer)
    let query = IntrinsicSizeQuery(of: node)
    let length = query.takeLengths(in: unit)[axis]
    node.applyFrame(frame)
    return length != query.takeLengths(in: unit)[axis]
  }
}
