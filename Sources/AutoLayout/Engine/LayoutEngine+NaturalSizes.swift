internal import Cassowary

extension LayoutEngine {
  /// Asks the nodes that take part for their natural sizes where those are unknown or invalidated.
  ///
  /// The answers are the program's: they may change the tree, constraints and other sizes. So all of
  /// them are gathered before anything is built from them.
  func askNaturalSizes() {
    for _ in 0..<LayoutSummary.solveBudget {
      if !system.dependents.isEmpty { refreshBaselinesOfGivenFrames() }
      let asked = nodesToAsk()
      if asked.isEmpty { break }
      work.measurements += asked.count
      let unit = root.tree.layoutUnit
      for node in asked {
        let lengths = IntrinsicSizeQuery(of: node).takeLengths(in: unit)
        let record = record(of: node)
        take(lengths, of: node, record, in: unit)
        if let record { update(record, node) }
      }
    }
  }

  /// The nodes whose natural sizes are unknown or invalidated.
  private func nodesToAsk() -> [LayoutNode] {
    let asked = needsRebuild ? participantsToAsk() : recordsToAsk()
    naturalSizes.forgetStale()
    return asked
  }

  private func participantsToAsk() -> [LayoutNode] {
    var asked: [LayoutNode] = []
    for item in currentParticipants().items {
      guard let node = item as? LayoutNode, takesNaturalSize(node) else { continue }
      if node.content.isStale || naturalSizes.size(of: node) == nil { asked.append(node) }
    }
    return asked
  }

  private func recordsToAsk() -> [LayoutNode] {
    var asked: [LayoutNode] = []
    asked.reserveCapacity(naturalSizes.stale.count)
    for link in naturalSizes.stale {
      guard let node = link.item as? LayoutNode, let record = system.records.record(of: node),
        system.takesNaturalSize(record.role)
      else { continue }
      if node.content.isStale || record.naturalSize == nil { asked.append(node) }
    }
    return asked
  }

  private func takesNaturalSize(_ node: LayoutNode) -> Bool {
    system.takesNaturalSize(EngineRecord.Role(of: node, root: root))
  }

  /// The text of a view may move, although its natural size does not count.
  private func refreshBaselinesOfGivenFrames() {
    for link in naturalSizes.stale {
      guard let node = link.item as? LayoutNode, !takesNaturalSize(node) else { continue }
      refresh(dependingOn: .baseline(ObjectIdentifier(node)))
    }
  }

  /// Notes what a node has answered.
  private func take(
    _ lengths: PerAxis<Double?>, of node: LayoutNode, _ record: EngineRecord?, in unit: LayoutUnit
  ) {
    guard let size = record == nil ? naturalSizes.size(of: node) : record?.naturalSize else {
      let size = naturalSizes.add(lengths, of: node)
      record?.naturalSize = size
      return
    }
    for axis in LayoutAxis.allCases {
      let isOwn = lengths[axis] == unit.roundUp(node.frame.size[axis])
      let hasChanged = lengths[axis] != size.lengths[axis]
      size.followsFrame[axis] = isOwn && (hasChanged || size.followsFrame[axis])
      if size.followsFrame[axis], let place = system.records.place(of: node) {
        system.suspects.mark(place)
      }
    }
    size.lengths = lengths
  }

  /// Applies a node's new natural size.
  private func update(_ record: EngineRecord, _ node: LayoutNode) {
    if node.alignmentRectInsets != record.alignment { needsRebuild = true }
    for axis in LayoutAxis.allCases { update(record, axis) }
    guard !system.dependents.isEmpty else { return }
    refresh(dependingOn: .baseline(ObjectIdentifier(node)))
  }

  private func update(_ record: EngineRecord, _ axis: LayoutAxis) {
    let length = record.naturalSize?.lengths[axis]
    let former = record.intrinsic[axis]
    guard length != former else { return }
    guard let length, former != nil else {
      needsRebuild = true
      return
    }
    record.intrinsic[axis] = length
    if let hugging = record.constraints[axis].hugging { pending.setConstant(-length, of: hugging) }
    if let resistance = record.constraints[axis].compressionResistance {
      pending.setConstant(-length, of: resistance)
    }
  }
}
