/// Receives what an application asks. AppKit's name: `NSApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// Returns whether the program may end. It is asked for Ctrl-C, for ``Window/performClose()`` and
  /// ``Application/terminate()``, not for ``Window/close()``; and once when the terminal is gone,
  /// where no answer but what was saved meanwhile counts (``Application/isHungUp``). The default is
  /// ``Application/TerminateReply/terminateNow``. AppKit's name.
  ///
  /// It is asked each time, also while an earlier answer is due. A refusal leaves that one due: a
  /// delegate that shows a question looks whether it does so already. No answer keeps a program from
  /// a signal that ends it, such as SIGTERM.
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
  /// Whether a program may end. AppKit's name: `NSApplication.TerminateReply`.
  public enum TerminateReply: Hashable, Sendable {
    /// The program goes on.
    case terminateCancel
    /// The program ends.
    case terminateNow
    /// The program goes on until ``Application/reply(toApplicationShouldTerminate:)``.
    case terminateLater
  }

  /// Asks the delegate whether the program may end, and closes the window where it may; without a
  /// delegate it may. AppKit's name.
  public func terminate() {
    guard !window.isClosed else { return }
    switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
    case .terminateCancel: break
    case .terminateNow: window.close()
    case .terminateLater: awaitsReply = true
    }
  }

  /// Gives the answer that ``TerminateReply/terminateLater`` left open: with true the window closes.
  /// Where no answer is due, it does nothing. AppKit's name.
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
