extension LayoutNode {
  /// Recomputes the constraints on this view's baselines, after another subview provides them.
  package final func baselinesChanged() {
    guard let engine = island.engine, engine.usesBaseline(of: self) else { return }
    tellIsland(.dependence(.baseline(ObjectIdentifier(self))))
  }
}
