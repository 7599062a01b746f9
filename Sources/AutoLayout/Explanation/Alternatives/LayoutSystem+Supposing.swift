internal import Cassowary

extension LayoutEngine {
  /// Returns the solved system as it would be with a supposed change; nil if the solver gives up. Texts keep the
  /// sizes that they have.
  func system(supposing supposition: Supposition) -> LayoutSystem? {
    let participants = Participants(of: root, supposing: supposition)
    var sizes = naturalSizes
    // A view with a given frame is not asked for its intrinsic size when that changes.
    if let node = supposition.unmasked, node.content.isStale || sizes.size(node) == nil {
      let unit = root.tree.layoutUnit
      let query = IntrinsicSizeQuery(of: node)
      let lengths = PerAxis.each { axis in query.length(along: axis).map(unit.roundUp) }
      _ = sizes.add(lengths, of: node)
    }
    func built(
      _ room: YieldingInsets.Room, _ collapsed: Set<ViewLength>
    ) throws(SolverError) -> LayoutSystem {
      let system = try LayoutSystem.build(
        from: participants, of: root, fitting: fitting, insets: YieldingInsets(room),
        collapsed: collapsed, naturalSizes: sizes, supposing: supposition)
      try system.optimize()
      return system
    }
    // The same steps as those of a layout: insets yield, and lengths below 0 collapse.
    do {
      var collapsed: Set<ViewLength> = []
      while true {
        var system = try built(.whole, collapsed)
        if !system.insets.order.isEmpty {
          if !system.broken.isEmpty, system.insets.includeLaidOut(in: system) {
            system = try built(.variable, collapsed)
          }
          system = try built(system.insets.found(in: system), collapsed)
        }
        let negative = system.negativeFollowers
        if negative.isEmpty { return system }
        collapsed.formUnion(negative)
      }
    } catch {
      return nil
    }
  }
}
