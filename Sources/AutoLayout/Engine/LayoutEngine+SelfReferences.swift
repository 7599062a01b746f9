internal import Cassowary

/// Detection of intrinsic sizes that depend on the view's own frame.
extension LayoutEngine {
  /// Reports each view whose length is held only by an intrinsic length that depends on the frame. From another
  /// initial frame, the length would be different.
  ///
  /// The height of a text depends on its width. If a constraint relates a height to a width, this can be a loop.
  /// Several frames may then reproduce themselves when they are measured. So it proves nothing that a view had
  /// the same height at each query, and every view that was queried again is checked.
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

  /// Returns whether the frame would change without the intrinsic length, and the intrinsic length depends
  /// on the frame.
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

  /// Returns whether a frame of another length has another intrinsic length. The frame is then restored.
  private func measuresAnother(
    _ axis: LayoutAxis, of node: LayoutNode, at length: Double, along other: LayoutAxis
  ) -> Bool {
    let frame = node.frame
    let unit = root.tree.layoutUnit
    let waited = node.passes.needsLayout
    // The frame is restored, so no layout is needed for it.
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
