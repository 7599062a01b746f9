/// The focusable views in the order of Tab, and the buttons that Enter and Escape press, as of the last layout.
@MainActor struct FocusOrder {
  /// The focusable views.
  let stops: [ViewOrder.Stop]
  private let buttons: [Button]

  /// Creates the order of the views in `root`, including `root` itself.
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

  /// The index of a view; `nil` if it is not in the order.
  func index(of view: View?) -> Int? { stops.firstIndex { $0.view === view } }

  /// The first enabled button with a role; `nil` if there is none.
  func button(_ role: Button.Role) -> Button? { buttons.first { $0.role == role } }

  private static func canHaveFocus(_ view: View) -> Bool {
    view.canBecomeFocused && view.canBecomeFirstResponder
  }

  private static func isStop(_ view: View, with inside: [ViewOrder.Stop]) -> Bool {
    canHaveFocus(view)
      && !(view.leavesFocusToContent && inside.contains { canHaveFocus($0.view) })
  }

  /// Returns the view as a button if it is an enabled one with a key's role; otherwise `nil`.
  private static func button(_ view: View) -> Button? {
    (view as? Button).flatMap { $0.role != .normal && $0.isEnabled ? $0 : nil }
  }
}
