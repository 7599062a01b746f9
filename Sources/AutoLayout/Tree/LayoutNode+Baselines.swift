extension LayoutNode {
  /// Has the constraints on this view's baselines made anew, as others stand in for it now.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.usesBaseline(of: self) else { return }
    tellIsland(.dependence(.baseline(ObjectIdentifier(self))))
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
