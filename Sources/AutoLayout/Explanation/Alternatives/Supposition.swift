/// A change that is supposed of a layout, to see what it would give. Nothing in the tree changes.
@MainActor final class Supposition {
  /// A number of the system that is supposed to be another one.
  struct SystemChange {
    var constant: Double?
    var priority: LayoutPriority?
  }

  /// The constraint that is supposed to be another one, or none.
  private(set) var replaced: LayoutConstraint?
  /// The constraint in its place; nil for none.
  private(set) var replacement: LayoutConstraint?
  /// The view whose frame is supposed to be no constraint.
  private(set) var unmasked: LayoutNode?
  private var changed: (constraint: SystemConstraint, change: SystemChange)?

  /// Supposes that a constraint is not there.
  init(without constraint: LayoutConstraint) { replaced = constraint }

  /// Supposes that a constraint was written with another constant or priority.
  init(_ constraint: LayoutConstraint, constant: Double? = nil, priority: LayoutPriority? = nil) {
    replaced = constraint
    replacement = constraint.copy(constant: constant, priority: priority)
  }

  /// Supposes another number or priority of a constraint of the system.
  init(_ constraint: SystemConstraint, _ change: SystemChange) {
    changed = (constraint, change)
  }

  /// Supposes that a view's frame is no constraint.
  init(unmasking node: LayoutNode) { unmasked = node }

  /// Returns the constraint that takes the place of one; nil for none.
  func constraint(for constraint: LayoutConstraint) -> LayoutConstraint? {
    constraint === replaced ? replacement : constraint
  }

  /// Returns the change of a constraint of the system; nil for none.
  func change(of constraint: borrowing SystemConstraint) -> SystemChange? {
    guard let changed, changed.constraint.kind == constraint.kind,
      changed.constraint.attribute == constraint.attribute,
      changed.constraint.link === constraint.link
    else { return nil }
    return changed.change
  }

  /// Returns the size of a given frame, if it is supposed to be another one.
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

  /// Ends the supposition: the constraint in the place of another one is active no more.
  func end() { replacement?.setOwner(nil) }
}

extension LayoutConstraint {
  /// Returns the same constraint with another constant or priority. It counts as activated at the same time, but no
  /// view holds it.
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
