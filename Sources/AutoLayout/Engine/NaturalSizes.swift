/// What a node has answered about its natural size.
@MainActor final class NaturalSize {
  let link: ItemLink
  var lengths: PerAxis<Double?>
  /// Whether the length was seen to turn into that of the node's own frame.
  var followsFrame = PerAxis(both: false)
  /// The structure for which it was found out whether something else fixes the length.
  var checkedStructure = PerAxis(both: -1)
  /// Whether it was reported that nothing else does.
  var isReported = PerAxis(both: false)

  init(of node: LayoutNode, lengths: PerAxis<Double?>) {
    link = node.link
    self.lengths = lengths
  }
}

/// The natural sizes of the nodes that take part, and who has to be asked again.
@MainActor struct NaturalSizes {
  private var sizes: [ObjectIdentifier: NaturalSize] = [:]
  /// The nodes that have to be asked again, each as often as it was noted.
  var stale: [ItemLink] = []

  /// The last answer of a node; absent where it was not asked.
  func size(_ node: LayoutItem) -> NaturalSize? {
    // Another node may have stood where this one stands in memory.
    guard let size = sizes[ObjectIdentifier(node)], size.link === node.link else { return nil }
    return size
  }

  /// Notes a first answer.
  mutating func add(_ lengths: PerAxis<Double?>, of node: LayoutNode) -> NaturalSize {
    let size = NaturalSize(of: node, lengths: lengths)
    sizes[ObjectIdentifier(node)] = size
    return size
  }

  /// Drops the answers of all others, where there are more than items.
  mutating func forget(exceptOf items: [LayoutItem]) {
    guard sizes.count > items.count else { return }
    let kept = Set(items.map { ObjectIdentifier($0) })
    sizes = sizes.filter { kept.contains($0.key) }
  }
}
