internal import Cassowary

/// Sizes that follow the view's own frame.
extension LayoutEngine {
  /// Reports the views whose length only their own natural size holds, where that follows the
  /// frame: with another frame before, it would be another.
  func reportSelfReferences() {
    guard !isDirty, !hasGivenUp else { return }
    for place in system.suspects.sorted where place < system.records.count {
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

  /// Whether the length would be another without the node's own natural size.
  private func isHeldByItself(_ record: EngineRecord, _ axis: LayoutAxis) -> Bool {
    let own = record.constraints[axis]
    var without = system.solver
    for constraint in [own.hugging, own.compressionResistance].compactMap(\.self) {
      guard (try? without.remove(constraint)) != nil else { return false }
    }
    guard (try? without.optimize()) != nil else { return false }
    let extent = record.extent[axis]
    return Snap.value(without.value(of: extent)) != Snap.value(system.solver.value(of: extent))
  }

  /// Whether a natural length follows the frame, as an experiment shows.
  private func follows(_ node: LayoutNode, _ axis: LayoutAxis) -> Bool {
    let frame = node.frame
    let unit = root.tree.layoutUnit
    let waited = node.passes.needsLayout
    // A frame that is taken back asks for no layout.
    defer { if !waited { WaitingPath(to: node).cancelLayout() } }
    var longer = frame
    longer.size[axis] += 1
    node.applyFrame(longer)
    let query = IntrinsicSizeQuery(of: node)
    let length = query.takeLengths(in: unit)[axis]
    node.applyFrame(frame)
    return length != query.takeLengths(in: unit)[axis]
  }
}
