extension LayoutNode {
  /// Recomputes the constraints on this view's baselines, after the subview that provides them was replaced.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.usesBaseline(of: self) else { return }
    tellIsland(.dependence(.baseline(ObjectIdentifier(self))))
  }
}
