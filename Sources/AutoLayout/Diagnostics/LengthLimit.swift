internal import Cassowary

extension LayoutNode {
  /// Returns whether constraints let the view grow to any length of its content along an axis: no limit is as
  /// important as its compression resistance. False while changes wait for a layout, and for a view that
  /// constraints do not lay out.
  ///
  /// - Complexity: two solves of the constraints linked with the view.
  package final func isUnlimited(_ axis: LayoutAxis) -> Bool {
    guard let (system, record) = solvedRecord else { return false }
    return system.isUnlimited(record, axis, contentCompressionResistancePriority(for: axis))
  }
}

extension LayoutSystem {
  /// Returns whether a length, without its intrinsic length, grows without limit if a constraint of the given
  /// priority pulls it.
  fileprivate func isUnlimited(
    _ record: EngineRecord, _ axis: LayoutAxis, _ priority: LayoutPriority
  ) -> Bool {
    let extent = record.extent[axis]
    guard let part = partsWithinLimits.part(with: extent), let variable = part.variables[extent]
    else {
      return false
    }
    var free = part.solver
    let own = record.constraints[axis]
    do {
      for constraint in own.ofNaturalLength {
        if let part = part.constraints[constraint] { try free.remove(part) }
      }
      // Longer than any terminal, and small enough for exact sums.
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
  /// Returns whether constraints leave the item's length along an axis without an upper bound. False while changes
  /// wait for a layout.
  package final func isEndless(_ axis: LayoutAxis) -> Bool {
    guard let (system, record) = solvedRecord,
      let part = system.openParts.part(with: record.extent[axis])
    else { return false }
    return part.isEndless(record.extent[axis])
  }

  /// Returns the source line of the last constraint on the item along an axis, or else on its nearest
  /// ancestor that has one; nil if unknown.
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
