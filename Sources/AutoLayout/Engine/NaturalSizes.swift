internal import Cassowary

/// A node's last answer about its intrinsic size.
@MainActor final class NaturalSize {
  let link: ItemLink
  var lengths: PerAxis<Double?>
  /// Whether the length was seen to depend on the node's own frame.
  var followsFrame = PerAxis(both: false)
  /// Whether the node was queried again. Its size may then depend on its frame, even if all answers were equal so far.
  var wasAskedAgain = false
  /// The structure version at the last check whether a constraint fixes the length.
  var checkedStructure = PerAxis(both: -1)
  /// Whether a dependence on the node's own frame was reported.
  var isReported = PerAxis(both: false)

  init(of node: LayoutNode, lengths: PerAxis<Double?>) {
    link = node.link
    self.lengths = lengths
  }
}

/// The intrinsic sizes of the participating nodes, and the nodes whose sizes are stale.
@MainActor struct NaturalSizes {
  private var sizes: [ObjectIdentifier: NaturalSize] = [:]
  /// The nodes that have to be queried again. A node may appear several times.
  var stale: [ItemLink] = []

  /// Returns the last answer of a node; nil if it was not queried yet.
  func size(_ node: LayoutItem) -> NaturalSize? {
    // Another node may have had the same address.
    guard let size = sizes[ObjectIdentifier(node)], size.link === node.link else { return nil }
    return size
  }

  /// Stores the first answer of a node.
  mutating func add(_ lengths: PerAxis<Double?>, of node: LayoutNode) -> NaturalSize {
    let size = NaturalSize(of: node, lengths: lengths)
    sizes[ObjectIdentifier(node)] = size
    return size
  }

  /// Drops the answers of nodes other than these, if there are more answers than items.
  mutating func forget(exceptOf items: [LayoutItem]) {
    guard sizes.count > items.count else { return }
    let kept = Set(items.map { ObjectIdentifier($0) })
    sizes = sizes.filter { kept.contains($0.key) }
  }
}

/// The system constraints on intrinsic lengths.
extension LayoutSystem {
  /// Installs the intrinsic lengths that satisfy a condition.
  func addNaturalLengths(where isChosen: (ViewLength) -> Bool) throws(SolverError) {
    for (place, record) in records.all.enumerated() where takesNaturalSize(record.role) {
      guard let lengths = record.naturalSize?.lengths else { continue }
      for axis in LayoutAxis.allCases where isChosen(ViewLength(view: record.key, axis: axis)) {
        guard let length = lengths[axis], let node = record.node else { continue }
        record.installedLength[axis] = length
        let terms = [Term(record.extent[axis])]
        record.constraints[axis].hugging = try install(
          SystemConstraint(.hugging, record.link, axis, constant: length), place, terms,
          .lessThanOrEqual, Priority(node.contentHuggingPriority(for: axis)))
        record.constraints[axis].compressionResistance = try install(
          SystemConstraint(.compressionResistance, record.link, axis, constant: length), place,
          terms, .greaterThanOrEqual,
          Priority(node.contentCompressionResistancePriority(for: axis)))
      }
    }
  }
}

extension LayoutEngine {
  /// Queries the intrinsic sizes, unknown or invalidated, of the participating nodes.
  ///
  /// The answers come from the program's code, which may change the tree, constraints and other sizes. So all
  /// answers are collected before anything is built from them.
  func askNaturalSizes(counting work: inout LayoutSummary) {
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

  /// Returns the nodes whose intrinsic sizes are unknown or invalidated.
  private func nodesToAsk() -> [LayoutNode] {
    var asked: [LayoutNode] = []
    if needsRebuild {
      let participants = participants ?? Participants(of: root)
      self.participants = participants
      for item in participants.items {
        guard let node = item as? LayoutNode,
          system.takesNaturalSize(EngineRecord.Role(of: node, root: root))
        else { continue }
        if node.content.isStale || naturalSizes.size(node) == nil { asked.append(node) }
      }
    } else {
      asked.reserveCapacity(naturalSizes.stale.count)
      for link in naturalSizes.stale {
        guard let node = link.item as? LayoutNode, let record = system.records.record(of: node),
          system.takesNaturalSize(record.role)
        else { continue }
        if node.content.isStale || record.naturalSize == nil { asked.append(node) }
      }
    }
    naturalSizes.stale.removeAll(keepingCapacity: true)
    return asked
  }

  /// Recomputes the baselines of nodes with given frames. Their lines of text may move although their
  /// intrinsic size is not used.
  private func refreshBaselinesOfGivenFrames() {
    for link in naturalSizes.stale {
      guard let node = link.item as? LayoutNode,
        !system.takesNaturalSize(EngineRecord.Role(of: node, root: root))
      else { continue }
      refresh(dependingOn: .baseline(ObjectIdentifier(node)))
    }
  }

  /// Stores the answer of a node.
  private func take(
    _ lengths: PerAxis<Double?>, of node: LayoutNode, _ record: EngineRecord?, in unit: LayoutUnit
  ) {
    guard let size = record == nil ? naturalSizes.size(node) : record?.naturalSize else {
      let size = naturalSizes.add(lengths, of: node)
      record?.naturalSize = size
      return
    }
    var isToMark = !size.wasAskedAgain
    size.wasAskedAgain = true
    for axis in LayoutAxis.allCases {
      let isOwn = lengths[axis] == unit.roundUp(node.frame.size[axis])
      let hasChanged = lengths[axis] != size.lengths[axis]
      size.followsFrame[axis] = isOwn && (hasChanged || size.followsFrame[axis])
      if size.followsFrame[axis] { isToMark = true }
    }
    if isToMark, let place = system.records.place(of: node) { system.mark(place, by: size) }
    size.lengths = lengths
  }

  /// Applies the node's new intrinsic size.
  private func update(_ record: EngineRecord, _ node: LayoutNode) {
    if node.alignmentRectInsets.limited != record.alignment { needsRebuild = true }
    for axis in LayoutAxis.allCases {
      let length = record.naturalSize?.lengths[axis]
      let former = record.installedLength[axis]
      if length == former { continue }
      guard let length, former != nil else {
        needsRebuild = true
        continue
      }
      record.installedLength[axis] = length
      let own = record.constraints[axis]
      if let hugging = own.hugging { pending.setConstant(-length, of: hugging) }
      if let resistance = own.compressionResistance { pending.setConstant(-length, of: resistance) }
    }
    if system.dependents.isEmpty { return }
    refresh(dependingOn: .baseline(ObjectIdentifier(node)))
  }
}
