extension LayoutNode {
  /// Has the constraints on this view's baselines made anew, as others stand in for it now.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.usesBaseline(of: self) else { return }
    tellIsland(.dependence(.baseline(ObjectIdentifier(self))))
  }
}
