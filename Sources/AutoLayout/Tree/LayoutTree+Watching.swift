import Localization

/// Detection of calls that should not be made during an update or a layout.
extension LayoutTree {
  /// A request that a view may receive during a pass.
  enum WatchedCall { case needsLayout, needsUpdateConstraints }

  /// Reports a request that should not be made in the running pass.
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

  /// Reports a change of a constraint outside the view whose `layoutSubviews` is running.
  func watchChange(of constraint: LayoutConstraint, heldBy holder: LayoutNode) {
    lastChange = (constraint, holder.link)
    guard let pass = runningPass, pass.method == .layoutSubviews,
      !holder.isDescendant(of: pass.node)
    else { return }
    reportOnce(
      .constraintOutside(
        constraint: constraint.placeDescription, laidOut: pass.node.debugName))
  }

  /// Sets `layoutBelowChange` after a layout of `node`: a pitfall if views elsewhere still wait for new frames
  /// because a constraint changed that a view above `node` holds; nil otherwise.
  func watchLayout(of node: LayoutNode) {
    layoutBelowChange = nil
    guard root.passes.subtreeNeedsLayout else { return lastChange = nil }
    guard let (constraint, link) = lastChange, let holder = link.item as? LayoutNode,
      holder !== node, node.isDescendant(of: holder), let waiting = Self.movedNode(in: root)
    else { return }
    layoutBelowChange = LayoutDiagnostic(
      name: "layout-below-the-change",
      sentence: LocalizedText(
        """
        \(node.debugName).layoutIfNeeded() leaves \(waiting.debugName) where it is: \
        \(holder.debugName) holds \(constraint.placeDescription), which has changed.
        """,
        chinese: """
          \(node.debugName).layoutIfNeeded() 不会移动 \(waiting.debugName)：\
          改变了的约束 \(constraint.placeDescription) 由 \(holder.debugName) 持有。
          """),
      source: constraint.source,
      cure: LocalizedText(
        "Call layoutIfNeeded() of \(holder.debugName).",
        chinese: "请调用 \(holder.debugName) 的 layoutIfNeeded()。"))
  }

  /// Returns the first node whose solved frame differs from its frame and is not applied yet.
  private static func movedNode(in node: LayoutNode) -> LayoutNode? {
    for child in node.children {
      if let frame = child.solvedFrame, frame != child.frame { return child }
      if let found = movedNode(in: child) { return found }
    }
    return nil
  }

  /// Reports a constraint that is the first of a view and is activated in `updateConstraints`.
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
