import Localization

// UIKit's older names for activating constraints. The closest common ancestor of the items holds a
// constraint, whichever view it is added to.

extension LayoutNode {
  /// Activates a constraint between this view and views inside it; an active one is ignored. If an item is
  /// outside, the constraint stays inactive, and its ``LayoutConstraint/error`` is set and reported. The
  /// closest common ancestor of the items holds the constraint in its ``constraints``. An older name from
  /// UIKit; `isActive` does the same without a view.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.activate(within: self)
  }

  /// Calls ``addConstraint(_:)`` for each constraint, in order.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view or a view inside it holds. An inactive constraint is ignored. A
  /// constraint that an ancestor holds stays active, and that is reported.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.deactivate(within: self)
  }

  /// Calls ``removeConstraint(_:)`` for each constraint, in order.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension LayoutConstraint {
  /// Activates the constraint if a view contains both items.
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

  /// Deactivates the constraint if a view, or one inside it, holds it.
  fileprivate func deactivate(within view: LayoutNode) {
    guard let holder else { return }
    guard holder.isDescendant(of: view) else {
      view.report(
        remark: LocalizedText(
          """
          removeConstraint(_:) left \(placeDescription) active: it is held by \(holder.debugName), which is \
          not inside the view. Set isActive = false.
          """,
          chinese: """
            removeConstraint(_:) 没有停用 \(placeDescription)：它由 \(holder.debugName) 持有，\
            而后者不在该视图内部。请设置 isActive = false。
            """))
      return
    }
    isActive = false
  }
}
