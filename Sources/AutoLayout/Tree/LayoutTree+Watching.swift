/// What a view does while it is updated or laid out, and that belongs elsewhere.
extension LayoutTree {
  /// What a view may be asked for while a pass runs.
  enum WatchedCall { case needsLayout, needsUpdateConstraints }

  /// Looks whether a call is one that belongs elsewhere.
  func watch(_ call: WatchedCall, of node: LayoutNode) {
    guard let pass = runningPass else { return }
    switch (pass.method, call) {
    case (.updateConstraints, .needsUpdateConstraints) where pass.node === node:
      reportOnce(.updateWithinUpdate(view: node.debugName))
    case (.layoutSubviews, .needsUpdateConstraints):
      reportOnce(.updateWithinLayout(view: node.debugName, laidOut: pass.node.debugName))
    case (.layoutSubviews, .needsLayout) where !node.isDescendant(of: pass.node):
      reportOnce(.layoutOutside(view: node.debugName, laidOut: pass.node.debugName))
    default: break
    }
  }

  /// Looks whether a constraint may be changed just now by whoever is laid out.
  func watchChange(of constraint: LayoutConstraint, heldBy holder: LayoutNode) {
    guard let pass = runningPass, pass.method == .layoutSubviews,
      !holder.isDescendant(of: pass.node)
    else { return }
    reportOnce(
      .constraintOutside(
        constraint: constraint.placeDescription, laidOut: pass.node.debugName))
  }

  /// Looks whether a constraint that is activated now is a view's first one, and comes too late.
  func watchFirst(_ constraint: LayoutConstraint) {
    guard !constraint.isArranged, let item = constraint.firstItem, !item.wasConstrained else {
      return
    }
    item.wasConstrained = true
    guard let pass = runningPass, pass.method == .updateConstraints else { return }
    reportOnce(
      .firstConstraintInUpdate(
        view: item.debugName, constraint: constraint.placeDescription, source: constraint.source,
        updated: pass.node.debugName))
  }
}
