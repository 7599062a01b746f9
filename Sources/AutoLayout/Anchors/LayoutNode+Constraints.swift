// UIKit's older words for activating constraints. A constraint is held by the closest common ancestor of its
// items, whichever view it is added to.

extension LayoutNode {
  /// Activates a constraint whose items are this view and views inside of it; one that is active already
  /// stays. With an item outside it stays inactive, its ``LayoutConstraint/error`` is set, and that is
  /// reported. It then is among the ``constraints`` of the closest common ancestor of its items. UIKit's
  /// name, which `isActive` has taken the place of: that asks for no view.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.activate(within: self)
  }

  /// ``addConstraint(_:)`` of each, in their order.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view, or one inside of it, holds. An inactive one stays so; one
  /// that is held further up stays active, which is reported.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.deactivate(within: self)
  }

  /// ``removeConstraint(_:)`` of each, in their order.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension LayoutConstraint {
  /// Activates the constraint where a view holds both of its items.
  fileprivate func activate(within view: LayoutNode) {
    if isActive { return }
    let items = [firstItem, secondItem].compactMap(\.self)
    if let stranger = items.first(where: { !$0.isDescendant(of: view) }) {
      refuse(
        .itemOutside(
          constraint: placeDescription, item: stranger.debugName, view: view.debugName,
          source: source))
      return
    }
    isActive = true
  }

  /// Deactivates the constraint where a view, or one inside of it, holds it.
  fileprivate func deactivate(within view: LayoutNode) {
    guard let holder else { return }
    guard holder.isDescendant(of: view) else {
      view.report(
        remark: """
          removeConstraint(_:) left \(placeDescription) active: it is held by \(holder.debugName), which is \
          not inside of the view. Say isActive = false.
          """)
      return
    }
    isActive = false
  }
}
