import AutoLayout

extension LayoutItem {
  /// The view itself, or the owner of the guide; nil for a guide without an owner.
  var ownView: LayoutNode? { closestCommonAncestor(with: self) }

  /// The view in whose coordinates the item's frame is: a view's superview, a guide's owner.
  var surroundingView: LayoutNode? {
    let view = ownView
    return view === self ? view?.superview : view
  }

  /// The reading direction of the view, for leading and trailing.
  var direction: LayoutDirection {
    ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
