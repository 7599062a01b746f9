/// The default view to focus inside of another one: the first focusable one among the views that it prefers, the view
/// itself, and its subviews in reading order.
@MainActor struct PreferredFocus {
  let view: View?

  /// Finds the default view in `root`; it may be `root` itself. Preferred views outside of `root` are ignored.
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
    // Ask the subviews in the order of the focusable views in them.
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
  /// The subview of `root` that contains this view or is this view; `nil` if there is none.
  fileprivate func ancestor(in root: View) -> View? {
    var next: View? = self
    while let view = next {
      if view.superview === root { return view }
      next = view.superview
    }
    return nil
  }
}
