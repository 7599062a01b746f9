import AutoLayout

extension View {
  /// The name of the view's group: its own, or that of the nearest view around it.
  final var nearestFocusGroup: String? {
    var next: View? = self
    while let view = next {
      if let group = view.focusGroupIdentifier { return group }
      next = view.superview
    }
    return nil
  }

  /// Whether the view is in a window and enabled, and neither it nor a view around it is hidden or takes no events.
  final var canKeepFocus: Bool {
    guard window != nil, isAvailable else { return false }
    var next: View? = self
    while let view = next {
      if view.isHidden || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }

  /// Scrolls the scroll views and tables around the view so that it, or its row, is seen, as far as that fits.
  final func scrollIntoView() {
    var next = superview
    while let view = next {
      next = view.superview
      (view as? ScrollView)?.scrollRectToVisible(convert(bounds, to: view))
      if let table = view as? TableView, let row = table.row(around: self) {
        table.scrollToRow(at: row, at: .none)
      }
    }
  }
}
