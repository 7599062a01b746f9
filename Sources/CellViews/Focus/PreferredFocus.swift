/// The view inside of another one that gets the focus where none is named: the first that can have it, of those that the
/// view prefers, the view itself, and its subviews in reading order.
@MainActor struct PreferredFocus {
  let view: View?

  /// Finds the view in `root`, which may be the one. What a view prefers has to be inside of it.
  init(in root: View) {
    let order = FocusOrder(in: root)
    view = Self.view(in: root, order) ?? order.stops.first?.view
  }

  private static func view(in root: View, _ order: FocusOrder) -> View? {
    for preferred in root.preferredFocusEnvironments
    where preferred !== root && preferred.isDescendant(of: root) {
      if let found = view(in: preferred, order) { return found }
    }
    if order.index(of: root) != nil { return root }
    // The subviews in the order of the views in them.
    var asked: [View] = []
    for stop in order.stops where stop.view !== root && stop.view.isDescendant(of: root) {
      guard let subview = stop.view.ancestor(in: root),
        !asked.contains(where: { $0 === subview })
      else { continue }
      asked.append(subview)
      if let found = view(in: subview, order) { return found }
    }
    return nil
  }
}

extension View {
  /// The subview of `root` that this view is, or is inside of.
  fileprivate func ancestor(in root: View) -> View? {
    var next: View? = self
    while let view = next {
      if view.superview === root { return view }
      next = view.superview
    }
    return nil
  }
}
