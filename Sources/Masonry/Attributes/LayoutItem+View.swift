import AutoLayout

extension LayoutItem {
  /// The view itself, or the one that owns the guide; absent for a guide that belongs to none.
  var ownView: LayoutNode? { closestCommonAncestor(with: self) }

  /// The view in whose coordinates the item stands: a view's superview, a guide's owner.
  var surroundingView: LayoutNode? {
    let view = ownView
    return view === self ? view?.superview : view
  }

  /// The way that leading and trailing go in the view.
  var direction: LayoutDirection {
    ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
