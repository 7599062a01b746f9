/// Decides whether an application may end. AppKit's name: `NSApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// Returns whether the program may end. It is called for Ctrl-C, ``Window/performClose()`` and
  /// ``Application/terminate()``, not for ``Window/close()``. It is also called once when the terminal is gone: then
  /// the answer is ignored, and only saving counts (``Application/isHungUp``). The default is
  /// ``Application/TerminateReply/terminateNow``. AppKit's name.
  ///
  /// It is called each time, even while an earlier reply is pending. A refusal leaves that reply pending. A delegate
  /// that asks the user should check whether its question is already shown. No answer prevents a signal such as SIGTERM
  /// from ending the program.
  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply
}

extension ApplicationDelegate {
  /// Returns ``Application/TerminateReply/terminateNow``.
  public func applicationShouldTerminate(
    _ application: Application
  ) -> Application.TerminateReply { .terminateNow }
}

// MARK: - Ending

extension Application {
  /// The answer whether a program may end. AppKit's name: `NSApplication.TerminateReply`.
  public enum TerminateReply: Hashable, Sendable {
    /// The program goes on.
    case terminateCancel
    /// The program ends.
    case terminateNow
    /// The program goes on until ``Application/reply(toApplicationShouldTerminate:)``.
    case terminateLater
  }

  /// Asks the delegate whether the program may end, and closes the window if it may. Without a delegate the window
  /// closes. AppKit's name.
  public func terminate() {
    guard !window.isClosed else { return }
    switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
    case .terminateCancel: break
    case .terminateNow: window.close()
    case .terminateLater: awaitsReply = true
    }
  }

  /// Sends the reply that ``TerminateReply/terminateLater`` promised: true closes the window. Without a pending reply
  /// it does nothing. AppKit's name.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard awaitsReply else { return }
    awaitsReply = false
    if shouldTerminate { window.close() }
  }

  /// Tells the delegate that the terminal is gone.
  func hangUp() {
    isHungUp = true
    _ = delegate?.applicationShouldTerminate(self)
  }
}
