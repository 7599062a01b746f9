internal import Cassowary

/// A hypothetical change of a layout, to compute its outcome. Nothing in the tree changes.
@MainActor final class HypotheticalChange {
  /// A new constant or priority for a system constraint.
  struct SystemChange {
    var constant: Double?
    var priority: LayoutPriority?
  }

  /// The constraint that is hypothetically replaced or removed.
  private(set) var replaced: LayoutConstraint?
  /// The constraint that replaces it; nil if it is removed.
  private(set) var replacement: LayoutConstraint?
  /// The view whose frame is hypothetically no constraint.
  private(set) var unmasked: LayoutNode?
  private var changed: (constraint: SystemConstraint, change: SystemChange)?

  /// Supposes that a constraint is removed.
  init(without constraint: LayoutConstraint) { replaced = constraint }

  /// Supposes that a constraint was written with another constant or priority.
  init(_ constraint: LayoutConstraint, constant: Double? = nil, priority: LayoutPriority? = nil) {
    replaced = constraint
    replacement = constraint.copy(constant: constant, priority: priority)
  }

  /// Supposes that a system constraint has another constant or priority.
  init(_ constraint: SystemConstraint, _ change: SystemChange) {
    changed = (constraint, change)
  }

  /// Supposes that a view's frame is no constraint.
  init(unmasking node: LayoutNode) { unmasked = node }

  /// Returns the constraint to install instead of the given one: usually the same one; nil if it is removed.
  func constraint(for constraint: LayoutConstraint) -> LayoutConstraint? {
    constraint === replaced ? replacement : constraint
  }

  /// Returns the change of a system constraint; nil if it does not change.
  func change(of constraint: borrowing SystemConstraint) -> SystemChange? {
    guard let changed, changed.constraint.kind == constraint.kind,
      changed.constraint.attribute == constraint.attribute,
      changed.constraint.link === constraint.link
    else { return nil }
    return changed.change
  }

  /// Returns the hypothetical size of an explicit or given frame; nil if it does not change.
  func givenSize(of node: LayoutNode) -> Size? {
    guard let changed, changed.constraint.link === node.link,
      !changed.constraint.attribute.isPosition,
      !changed.constraint.kind.isOfContent, let length = changed.change.constant
    else { return nil }
    var size = node.frame.size
    let axis = changed.constraint.attribute.axis
    let insets = node.alignmentRectInsets
    size[axis] = length + insets.leading(along: axis) + insets.trailing(along: axis)
    return size
  }

  /// Ends the supposition and deactivates the replacement.
  func end() { replacement?.setOwner(nil) }
}

extension LayoutConstraint {
  /// Returns the same constraint with another constant or priority. It has the same place in the order of
  /// activation, but no view holds it.
  func copy(constant: Double?, priority: LayoutPriority?) -> LayoutConstraint? {
    guard let firstItem else { return nil }
    let copy = LayoutConstraint(
      flawed: firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier,
      constant ?? self.constant, priority ?? self.priority, source, form)
    copy.serial = serial
    copy.arranger = arranger
    copy.setOwner(owner)
    return copy
  }
}

extension LayoutEngine {
  /// Returns the solved system as it would be after a hypothetical change; nil if the solver gives up. Intrinsic
  /// sizes stay as they are.
  func system(supposing supposition: HypotheticalChange) -> LayoutSystem? {
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
