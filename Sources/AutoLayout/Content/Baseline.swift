/// Where a line of text stands in a view: a distance below one of its edges, or its middle.
public struct Baseline: Hashable, Sendable {
  /// What the distance is measured from.
  public enum Origin: Hashable, Sendable { case top, center, bottom }

  public var origin: Origin
  /// In layout units, positive downward.
  public var offset: Double

  public init(below origin: Origin, by offset: Double = 0) {
    self.origin = origin
    self.offset = offset.isFinite ? offset : 0
  }
}

extension LayoutNode {
  /// The view whose baseline counts, which may be one that another stands in for.
  final func baselineView(first: Bool) -> LayoutNode {
    var node = self
    // Views that stand in for each other would go round for ever.
    for _ in 0..<64 {
      let next = first ? node.forFirstBaselineLayout : node.forLastBaselineLayout
      guard next !== node, next.isDescendant(of: self) else { break }
      node = next
    }
    return node
  }
}
