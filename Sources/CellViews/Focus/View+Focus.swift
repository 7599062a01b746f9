import AutoLayout

extension View {
  /// The focus group of the view: its own identifier, or that of the nearest superview that has one.
  final var nearestFocusGroup: String? {
    var next: View? = self
    while let view = next {
      if let group = view.focusGroupIdentifier { return group }
      next = view.superview
    }
    return nil
  }

  /// Whether the view is enabled and in a window, and neither it nor one of its superviews is hidden or takes no
  /// events.
  final var canKeepFocus: Bool {
    guard window != nil, isAvailable else { return false }
    var next: View? = self
    while let view = next {
      if view.isHidden || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }

  /// Scrolls the enclosing scroll views and tables so that the view, or its row, is visible as far as it fits.
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
