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

extension Baseline: CustomStringConvertible {
  /// `center + 0.5`.
  public var description: String {
    offset == 0 ? "\(origin)" : "\(origin) \(offset < 0 ? "-" : "+") \(abs(offset).short)"
  }
}

extension LayoutNode {
  /// Has the constraints on this view's baselines made anew, as others stand in for it now.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.system.usesBaseline(of: self) else { return }
    tellIsland { $0.dependenceChanged(.baseline(ObjectIdentifier(self))) }
  }

  /// This view and those that stand in for its baseline, each for the one before: the last one's
  /// counts.
  final func baselineViews(first: Bool) -> [LayoutNode] {
    var views: [LayoutNode] = [self]
    var node: LayoutNode = self
    while true {
      let next = first ? node.forFirstBaselineLayout : node.forLastBaselineLayout
      // Views that stand in for each other would go round for ever.
      guard next.isDescendant(of: self), !views.contains(where: { $0 === next }) else {
        return views
      }
      node = next
      views.append(next)
    }
  }
}
