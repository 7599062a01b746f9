extension View {
  /// Whether the view is the first responder: keys go to it first.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// Makes the view the first responder, which gets keys first. The former one has to agree
  /// (``canResignFirstResponder``). During a modal session the view has to be inside of the modal view.
  ///
  /// - Returns: whether the view is the first responder; false outside of a window.
  @discardableResult public final func becomeFirstResponder() -> Bool {
    window?.focusSystem.makeFirstResponder(self) ?? false
  }

  /// Resigns as first responder: the window gets keys then.
  ///
  /// - Returns: whether the view is no longer the first responder.
  @discardableResult public final func resignFirstResponder() -> Bool {
    guard let window, isFirstResponder else { return true }
    return window.focusSystem.makeFirstResponder(nil)
  }
}
