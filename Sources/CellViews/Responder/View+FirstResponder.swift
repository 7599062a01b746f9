extension View {
  /// Whether keys go to this view first.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// Makes the view the first responder: keys go to it first. The former one has to agree
  /// (``canResignFirstResponder``), and where there is a modal session the view has to be inside of it.
  ///
  /// - Returns: whether the view is the first responder; false outside of a window.
  @discardableResult public final func becomeFirstResponder() -> Bool {
    window?.focusSystem.makeFirstResponder(self) ?? false
  }

  /// Gives up being the first responder: keys go to the window then.
  ///
  /// - Returns: whether the view is not the first responder any more.
  @discardableResult public final func resignFirstResponder() -> Bool {
    guard let window, isFirstResponder else { return true }
    return window.focusSystem.makeFirstResponder(nil)
  }
}
