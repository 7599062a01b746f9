import AutoLayout

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

extension FocusOrder {
  /// Returns the view to which a heading leads from `view`; `nil` if there is none.
  ///
  /// Tab wraps around. From a view that is not in the order, it leads to the first one, and Shift-Tab to the last. A
  /// group is entered at the view that had the focus there last, or else at its first view.
  func view(_ heading: FocusHeading, from view: View?, _ memory: FocusMemory) -> View? {
    guard let first = stops.first, let last = stops.last else { return nil }
    switch heading {
    case .next: return index(of: view).map { stops[($0 + 1) % stops.count].view } ?? first.view
    case .previous:
      return index(of: view).map { stops[($0 + stops.count - 1) % stops.count].view } ?? last.view
    case .nextGroup: return viewOfGroup(1, from: view, memory)
    case .previousGroup: return viewOfGroup(-1, from: view, memory)
    }
  }

  /// Returns the view in the group that is `step` groups further, in the order of the groups' first views.
  private func viewOfGroup(_ step: Int, from view: View?, _ memory: FocusMemory) -> View? {
    var groups: [String?] = []
    for stop in stops where !groups.contains(stop.view.nearestFocusGroup) {
      groups.append(stop.view.nearestFocusGroup)
    }
    guard groups.count > 1 else { return nil }
    let present = view.flatMap { view in groups.firstIndex { $0 == view.nearestFocusGroup } }
    let start = present ?? (step > 0 ? -1 : 0)
    let group = groups[(start + step + groups.count) % groups.count]
    if let last = memory.last(in: group), index(of: last) != nil, last.nearestFocusGroup == group {
      return last
    }
    return stops.first { $0.view.nearestFocusGroup == group }?.view
  }
}

/// Remembers for each focus group the view that had the focus last.
@MainActor struct FocusMemory {
  private var links: [String?: ItemLink] = [:]

  mutating func note(_ view: View) { links[view.nearestFocusGroup] = view.link }

  /// Returns the view of a group that had the focus last; `nil` if none has had it or the view is released.
  func last(in group: String?) -> View? { links[group]?.item as? View }
}
