internal import Cassowary

/// Detection of intrinsic sizes that follow the view's own frame.
extension LayoutEngine {
  /// Reports the views of which a length is held only by an intrinsic size that follows the frame. With another
  /// frame before, the length would differ.
  ///
  /// The height of a text follows its width. That is a loop where a constraint between a height and a width leads
  /// back from one to the other. There can be several frames then that each measure as what they came from, so
  /// that it says nothing if the same height was measured each time.
  func reportSelfReferences() {
    guard !isDirty, !hasGivenUp else { return }
    let joinsAxes = system.joinsAxes
    let places = joinsAxes ? system.askedAgain : system.suspects
    for place in places.sorted where place < system.records.all.count {
      let record = system.records[place]
      guard let node = record.node, let size = record.naturalSize else { continue }
      for axis in LayoutAxis.allCases
      where size.followsFrame[axis] || joinsAxes {
        guard size.checkedStructure[axis] != structureVersion else { continue }
        size.checkedStructure[axis] = structureVersion
        let dependsOnItself = depends(record, node, onOwnLengthAlong: axis)
        let isNew = dependsOnItself && !size.isReported[axis]
        size.isReported[axis] = dependsOnItself
        if isNew {
          root.report(
            .sizeDependsOnItself(view: node.debugName, axis: axis),
            while: NoticeCondition(.sizeDependsOnItself(record.key, axis), in: root))
        }
      }
    }
  }

  /// Returns whether the frame would change without the intrinsic length, which follows the frame in turn.
  private func depends(
    _ record: EngineRecord, _ node: LayoutNode, onOwnLengthAlong axis: LayoutAxis
  ) -> Bool {
    var without = system.solver
    for constraint in record.constraints[axis].ofNaturalLength {
      guard (try? without.remove(constraint)) != nil else { return false }
    }
    guard (try? without.optimize()) != nil else { return false }
    return LayoutAxis.allCases.contains { other in
      let extent = record.extent[other]
      let present = Snap.value(system.solver.value(of: extent))
      return Snap.value(without.value(of: extent)) != present
        && [present + 1, 2 * present + 1, (present / 2).rounded(.up)].contains {
          measuresAnother(axis, of: node, at: $0, along: other)
        }
    }
  }

  /// Returns whether an intrinsic length is another one at a length of the frame, which is then restored.
  private func measuresAnother(
    _ axis: LayoutAxis, of node: LayoutNode, at length: Double, along other: LayoutAxis
  ) -> Bool {
    let frame = node.frame
    let unit = root.tree.layoutUnit
    let waited = node.passes.needsLayout
    // A frame that is taken back asks for no layout.
    defer { if !waited { WaitingPath(node: node).cancelLayout() } }
    var changed = frame
    changed.size[other] = length
    node.applyFrame(changed)
    let query = IntrinsicSizeQuery(of: node)
    let measured = query.takeLengths(in: unit)[axis]
    node.applyFrame(frame)
    return measured != query.takeLengths(in: unit)[axis]
  }
}
