/// The views that can have the focus, in the order of Tab, as of the last layout.
@MainActor struct FocusOrder {
  let stops: [ViewOrder.Stop]

  /// Creates the order of the views in `root`, which is one of them.
  init(in root: View) {
    stops =
      ViewOrder(in: root) { view, own, inside in
        guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
        let inside = inside()
        guard let own, view.canBecomeFocused, view.canBecomeFirstResponder,
          inside.isEmpty || !view.leavesFocusToContent
        else { return inside }
        return [own] + inside
      }.stops
  }

  /// The index of a view; `nil` where it is not among them.
  func index(of view: View?) -> Int? { stops.firstIndex { $0.view === view } }
}
