internal import Cassowary

/// What a node has answered about its natural size.
@MainActor final class NaturalSize {
  let link: ItemLink
  @exclusivity(unchecked) var lengths: PerAxis<Double?>
  /// Whether the length was seen to turn into that of the node's own frame.
  @exclusivity(unchecked) var followsFrame = PerAxis(both: false)
  /// The structure for which it was found out whether something else fixes the length.
  var checkedStructure = PerAxis(both: -1)
  /// Whether it was reported that nothing else does.
  var isReported = PerAxis(both: false)

  init(of node: LayoutNode, lengths: PerAxis<Double?>) {
    link = node.link
    self.lengths = lengths
  }
}

extension LayoutEngine {
  /// Asks the nodes that take part for their natural sizes where those are unknown or invalidated.
  ///
  /// The answers are the program's: they may change the tree, constraints and other sizes. So all of
  /// them are gathered before anything is built from them.
  func askNaturalSizes() {
    for _ in 0..<LayoutTurn.solveBudget {
      if needsRebuild || !dependents.isEmpty { refreshBaselinesOfGivenFrames() }
      let asked = nodesToAsk()
      if asked.isEmpty { break }
      turn?.summary.measurements += asked.count
      let unit = root.treeRoot.layoutUnit
      for node in asked {
        note(node.queryIntrinsicContentSize(in: unit), of: node, in: unit)
        if let index = index(of: node) { updateContentRows(records[index], node) }
      }
    }
  }

  /// The nodes whose natural sizes are unknown or invalidated.
  private func nodesToAsk() -> [LayoutNode] {
    var asked: [LayoutNode] = []
    if needsRebuild {
      let gathered = collected ?? collect()
      collected = gathered
      for item in gathered.items {
        guard let node = item as? LayoutNode, takesContentSize(role(of: node)) else { continue }
        if node.content.isStale || naturalSize(of: node) == nil { asked.append(node) }
      }
    } else {
      asked.reserveCapacity(staleNodes.count)
      for stale in staleNodes {
        guard let node = stale.item as? LayoutNode, let place = place(of: node) else { continue }
        let record = records[place]
        guard takesContentSize(record.role) else { continue }
        if node.content.isStale || record.naturalSize == nil { asked.append(node) }
      }
    }
    staleNodes.removeAll(keepingCapacity: true)
    return asked
  }

  /// The text of a view may move, although its natural size does not count.
  private func refreshBaselinesOfGivenFrames() {
    for stale in staleNodes {
      guard let node = stale.item as? LayoutNode, !takesContentSize(role(of: node)) else {
        continue
      }
      try? refreshRows(dependingOn: .baseline(ObjectIdentifier(node)))
    }
  }

  /// Whether a constraint speaks of a baseline of the node.
  func usesBaseline(of node: LayoutNode) -> Bool {
    !(dependents[.baseline(ObjectIdentifier(node))] ?? []).isEmpty
  }

  /// Notes that a node has to be asked again.
  func noteStale(_ node: LayoutNode) {
    staleNodes.append(node.link)
    pending.hasChanged = true
  }

  /// The last answer of a node; absent where it was not asked.
  func naturalSize(of node: LayoutNode) -> NaturalSize? {
    if let index = index(of: node) { return records[index].naturalSize }
    // Another node may have stood where this one stands in memory.
    guard let size = naturalSizes[ObjectIdentifier(node)], size.link === node.link else {
      return nil
    }
    return size
  }

  private func note(_ lengths: PerAxis<Double?>, of node: LayoutNode, in unit: LayoutUnit) {
    guard let size = naturalSize(of: node) else {
      let size = NaturalSize(of: node, lengths: lengths)
      naturalSizes[ObjectIdentifier(node)] = size
      if let index = index(of: node) { records[index].naturalSize = size }
      return
    }
    for axis in LayoutAxis.allCases {
      let isOwn = lengths[axis] == unit.roundUp(node.frame.size[axis])
      let hasChanged = lengths[axis] != size.lengths[axis]
      size.followsFrame[axis] = isOwn && (hasChanged || size.followsFrame[axis])
      if size.followsFrame[axis], let index = place(of: node) { suspects.mark(index) }
    }
    size.lengths = lengths
  }

  /// Takes over what a node has answered.
  private func updateContentRows(_ record: EngineRecord, _ node: LayoutNode) {
    if node.alignmentRectInsets != record.alignment { needsRebuild = true }
    for axis in LayoutAxis.allCases { updateContentRows(record, axis) }
    guard !dependents.isEmpty else { return }
    try? refreshRows(dependingOn: .baseline(ObjectIdentifier(node)))
  }

  private func updateContentRows(_ record: EngineRecord, _ axis: LayoutAxis) {
    let length = record.naturalSize?.lengths[axis]
    let former = record.intrinsic[axis]
    guard length != former else { return }
    guard let length, former != nil else {
      needsRebuild = true
      return
    }
    record.intrinsic[axis] = length
    if let row = record.rows[axis].hugging { pending.setConstant(-length, of: row) }
    if let row = record.rows[axis].compressionResistance {
      pending.setConstant(-length, of: row)
    }
  }

  /// A node's hugging or compression resistance has changed. Optional ones change in place.
  func contentPriorityChanged(of node: LayoutNode, _ axis: LayoutAxis) {
    heardChange = true
    guard let index = index(of: node) else { return setNeedsRebuild() }
    let rows = records[index].rows[axis]
    guard let hugging = rows.hugging, let resistance = rows.compressionResistance,
      let oldHugging = solver.priority(of: hugging),
      let oldResistance = solver.priority(of: resistance)
    else { return setNeedsRebuild() }
    let changes = [
      (hugging, oldHugging, Priority(node.contentHuggingPriority(for: axis))),
      (resistance, oldResistance, Priority(node.contentCompressionResistancePriority(for: axis))),
    ]
    // What is required is added in an order of its own.
    if changes.contains(where: { $1 == .required || $2 == .required }) { return setNeedsRebuild() }
    pending.hasChanged = true
    for (row, _, priority) in changes { pending.priorities.append((row, priority)) }
  }

  // MARK: - Sizes that follow the frame

  /// Reports the views whose length only their own natural size holds, where that follows the
  /// frame: with another frame before, it would be another.
  func reportSelfReferences() {
    guard !isDirty, !hasGivenUp else { return }
    for index in suspects.sorted where index < records.count {
      guard let node = records[index].node, let size = records[index].naturalSize else { continue }
      for axis in LayoutAxis.allCases where size.followsFrame[axis] {
        guard size.checkedStructure[axis] != structureVersion else { continue }
        size.checkedStructure[axis] = structureVersion
        let dependsOnItself = isHeldByItself(index, axis) && follows(node, axis)
        let isNew = dependsOnItself && !size.isReported[axis]
        size.isReported[axis] = dependsOnItself
        if isNew {
          root.report(
            .sizeDependsOnItself(view: node.debugName, axis: axis),
            while: Notice.Condition(of: root, about: ObjectIdentifier(node)) { [weak node] engine in
              guard let node, let index = engine.index(of: node) else { return false }
              return engine.records[index].naturalSize?.isReported[axis] ?? false
            })
        }
      }
    }
  }

  /// Whether the length would be another without the node's own natural size.
  private func isHeldByItself(_ index: Int, _ axis: LayoutAxis) -> Bool {
    let rows = records[index].rows[axis]
    let extent = records[index].extent[axis]
    var without = solver
    for row in [rows.hugging, rows.compressionResistance].compactMap(\.self) {
      guard (try? without.remove(row)) != nil else { return false }
    }
    guard (try? without.optimize()) != nil else { return false }
    return Snap.value(without.value(of: extent)) != Snap.value(solver.value(of: extent))
  }

  /// Whether a natural length follows the frame, as an experiment shows.
  private func follows(_ node: LayoutNode, _ axis: LayoutAxis) -> Bool {
    let frame = node.frame
    let unit = root.treeRoot.layoutUnit
    let waited = node.passes.needsLayout
    // A frame that is taken back asks for no layout.
    defer { if !waited { node.cancelNeedsLayout() } }
    var longer = frame
    longer.size[axis] += 1
    node.applyFrame(longer)
    let length = node.queryIntrinsicContentSize(in: unit)[axis]
    node.applyFrame(frame)
    return length != node.queryIntrinsicContentSize(in: unit)[axis]
  }
}
