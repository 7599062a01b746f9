internal import Cassowary

extension LayoutNode {
  /// Whether constraints would let the view become as long along an axis as its content is, whatever that
  /// is: nothing that counts at least as much as its compression resistance limits it. False while
  /// changes wait for a layout, and for a view that constraints do not lay out.
  ///
  /// - Complexity: two solves of what the view is linked with.
  package final func isUnlimited(_ axis: LayoutAxis) -> Bool {
    guard let (system, record) = solvedRecord else { return false }
    return system.isUnlimited(record, axis, contentCompressionResistancePriority(for: axis))
  }
}

extension LayoutSystem {
  /// Whether a length becomes as long as it is pulled with a priority, without the natural size that holds it.
  fileprivate func isUnlimited(
    _ record: EngineRecord, _ axis: LayoutAxis, _ priority: LayoutPriority
  ) -> Bool {
    let extent = record.extent[axis]
    guard let part = parts.part(with: extent), let variable = part.variables[extent] else {
      return false
    }
    var free = part.solver
    let own = record.constraints[axis]
    do {
      for constraint in [own.hugging, own.compressionResistance].compactMap(\.self) {
        if let part = part.constraints[constraint] { try free.remove(part) }
      }
      // Longer than any terminal, and short enough to be exact.
      let far = max(0x1p20, 16 * abs(value(of: extent)))
      try free.add((variable == far).with(priority: Priority(priority)))
      try free.optimize()
      return free.value(of: variable) > far / 2
    } catch {
      return false
    }
  }
}

extension LayoutItem {
  /// Whether nothing says how long the item is along an axis: as far as constraints go, it could be of any
  /// length from some on. False while changes wait for a layout.
  package final func isEndless(_ axis: LayoutAxis) -> Bool {
    guard let (system, record) = solvedRecord,
      let part = system.parts.part(with: record.extent[axis]),
      let variable = part.variables[record.extent[axis]],
      let range = try? part.solver.range(of: variable)
    else { return false }
    return range.upperBound == .infinity
  }

  /// Where the last constraint was written that is about the item along an axis, or else about what it
  /// stands in.
  package final func sourceHolding(_ axis: LayoutAxis) -> SourceLocation? {
    var item: LayoutItem? = self
    while let current = item {
      var holder = current.node
      while let view = holder {
        let last = view.constraints.last { constraint in
          constraint.source != nil && constraint.firstAttribute.axis == axis
            && constraint.subject === current
        }
        if let source = last?.source { return source }
        holder = view.container
      }
      item = current.container
    }
    return nil
  }
}
