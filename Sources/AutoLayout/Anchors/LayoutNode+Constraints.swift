// UIKit's older words for activating constraints. A constraint is held by the closest common ancestor of its
// items, whichever view it is added to.

extension LayoutNode {
  /// Activates a constraint whose items are this view and views inside of it; one that is active already
  /// stays. With an item outside it stays inactive, its ``LayoutConstraint/error`` is set, and that is
  /// reported. It then is among the ``constraints`` of the closest common ancestor of its items. UIKit's
  /// name, which `isActive` has taken the place of: that asks for no view.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    if constraint.isActive { return }
    let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    if let stranger = items.first(where: { !$0.isDescendant(of: self) }) {
      constraint.refuse(
        .itemOutside(
          constraint: constraint.placeDescription, item: stranger.debugName, view: debugName,
          source: constraint.source))
      return
    }
    constraint.isActive = true
  }

  /// ``addConstraint(_:)`` of each, in their order.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view, or one inside of it, holds. An inactive one stays so; one
  /// that is held further up stays active, which is reported.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard let holder = constraint.holder else { return }
    guard holder.isDescendant(of: self) else {
      report(
        remark: """
          removeConstraint(_:) left \(constraint.placeDescription) active: it is held by \
          \(holder.debugName), which is not inside of the view. Say isActive = false.
          """)
      return
    }
    constraint.isActive = false
  }

  /// ``removeConstraint(_:)`` of each, in their order.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
