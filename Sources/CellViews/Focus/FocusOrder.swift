/// The views that can have the focus, in the order of Tab, and the buttons that keys press, as of the last layout.
@MainActor struct FocusOrder {
  /// The views that can have the focus.
  let stops: [ViewOrder.Stop]
  private let buttons: [Button]

  /// Creates the order of the views in `root`, which is one of them.
  init(in root: View) {
    let found = ViewOrder(in: root) { view, own, inside in
      guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
      let inside = inside()
      guard let own, Self.isStop(view, with: inside) || Self.button(view) != nil else {
        return inside
      }
      return [own] + inside
    }.stops
    buttons = found.compactMap { Self.button($0.view) }
    stops = buttons.isEmpty ? found : found.filter { Self.canHaveFocus($0.view) }
  }

  /// The index of a view; `nil` where it is not among them.
  func index(of view: View?) -> Int? { stops.firstIndex { $0.view === view } }

  /// The first button with a role that can be pressed; `nil` where there is none.
  func button(_ role: Button.Role) -> Button? { buttons.first { $0.role == role } }

  private static func canHaveFocus(_ view: View) -> Bool {
    view.canBecomeFocused && view.canBecomeFirstResponder
  }

  private static func isStop(_ view: View, with inside: [ViewOrder.Stop]) -> Bool {
    canHaveFocus(view)
      && !(view.leavesFocusToContent && inside.contains { canHaveFocus($0.view) })
  }

  /// Returns the view if it is a button that has a role and can be pressed.
  private static func button(_ view: View) -> Button? {
    (view as? Button).flatMap { $0.role != .normal && $0.isEnabled ? $0 : nil }
  }
}
