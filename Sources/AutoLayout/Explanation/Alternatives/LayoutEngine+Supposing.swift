internal import Cassowary

extension LayoutEngine {
  /// Returns the solved system as it would be with a supposed change; nil if the solver gives up. Texts keep the
  /// sizes that they have.
  func system(supposing supposition: Supposition) -> LayoutSystem? {
    let engine = LayoutEngine(root: root, fitting: fitting, supposing: supposition)
    engine.naturalSizes = naturalSizes
    // A view with a given frame is not asked for its intrinsic size when that changes.
    if let node = supposition.unmasked, node.content.isStale || naturalSizes.size(node) == nil {
      let unit = root.tree.layoutUnit
      let query = IntrinsicSizeQuery(of: node)
      let lengths = PerAxis.each { axis in query.length(along: axis).map(unit.roundUp) }
      _ = engine.naturalSizes.add(lengths, of: node)
    }
    var work = LayoutSummary()
    do throws(SolverError) { try engine.solveSystem(counting: &work) } catch { return nil }
    return engine.system
  }
}
