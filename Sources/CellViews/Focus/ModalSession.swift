import AutoLayout

/// A session during which the focus stays inside of one view.
@MainActor struct ModalSession {
  private let link: ItemLink
  /// The place of the view that had the focus before.
  let former: FocusPlace?
  /// Whether the session has to be removed.
  var isOver = false

  init(_ view: View, former: FocusPlace?) {
    link = view.link
    self.former = former
  }

  /// The view of the session; `nil` once it is released.
  var view: View? { link.item as? View }
  /// Whether the session has ended, or its view has left the window or is hidden.
  var isToEnd: Bool { isOver || !(view?.canKeepFocus ?? false) }
}
