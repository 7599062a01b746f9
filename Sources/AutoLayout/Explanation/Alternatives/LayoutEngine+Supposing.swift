internal import Cassowary

extension LayoutEngine {
  /// Returns the solved system as it would be after a hypothetical change; nil if the solver gives up. Intrinsic
  /// sizes stay as they are.
  func system(supposing supposition: Supposition) -> LayoutSystem? {
    let engine = LayoutEngine(root: root, fitting: fitting, supposing: supposition)
    engine.naturalSizes = naturalSizes
    // The intrinsic size of a view with an explicit frame is not kept up to date, so it is queried here.
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
