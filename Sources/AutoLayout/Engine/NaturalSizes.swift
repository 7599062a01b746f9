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
