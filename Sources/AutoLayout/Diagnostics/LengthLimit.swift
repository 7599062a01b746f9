internal import Cassowary

extension LayoutItem {
  /// Whether constraints would let the item become as long along an axis as its content is, whatever that
  /// is: nothing that counts at least as much as its compression resistance limits it. False while
  /// changes wait for a layout, and for an item that constraints do not lay out.
  ///
  /// - Complexity: two solves of a copy of the system.
  package final func isUnlimited(_ axis: LayoutAxis) -> Bool {
    guard let (engine, record) = solvedRecord else { return false }
    let priority =
      (self as? LayoutNode)?.contentCompressionResistancePriority(for: axis) ?? .defaultLow
    var free = engine.solver
    let rows = record.rows[axis]
    let variable = record.extent[axis]
    do {
      for row in [rows.hugging, rows.compressionResistance].compactMap(\.self)
      where free.contains(row) {
        try free.remove(row)
      }
      // Longer than any terminal, and short enough to be exact.
      let far = max(0x1p20, 16 * abs(engine.value(of: variable)))
      try free.add((variable == far).with(priority: Priority(priority)))
      try free.optimize()
      return free.value(of: variable) > far / 2
    } catch {
      return false
    }
  }

  /// Where the last constraint was written that holds the item along an axis.
  package final func sourceHolding(_ axis: LayoutAxis) -> SourceLocation? {
    constraintsAffectingLayout(for: axis).compactMap { $0.constraint?.source }.last
  }
}
