extension View {
  /// Asks the view, then each of its superviews before `end`, until one takes something. A view that takes no events is
  /// passed over with all of its subviews.
  ///
  /// - Returns: whether one took it.
  @discardableResult package final func offer(
    before end: View? = nil, _ isTaken: (View) -> Bool
  ) -> Bool {
    var view: View? = self
    var next = view
    while let current = next, current !== end {
      next = current.superview
      if !current.isUserInteractionEnabled { view = next }
    }
    while let current = view, current !== end {
      if isTaken(current) { return true }
      view = current.superview
    }
    return false
  }
}
