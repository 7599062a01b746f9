import AutoLayout

/// The time during which the focus stays inside of one view.
@MainActor struct ModalSession {
  private let link: ItemLink
  /// The place that had the focus before.
  let former: FocusPlace?
  /// Whether the session is to be taken away.
  var isOver = false

  init(_ view: View, former: FocusPlace?) {
    link = view.link
    self.former = former
  }

  /// The view that the focus stays in; `nil` once it is gone.
  var view: View? { link.item as? View }
  /// Whether it is over, or its view is gone or hidden.
  var isToEnd: Bool { isOver || !(view?.canKeepFocus ?? false) }
}
