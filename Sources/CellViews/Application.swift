import CellDrawing
import TerminalInterface

/// Runs a window on a terminal. Each turn takes events, lays out, draws and presents.
///
/// If the terminal runs the main actor's work while it waits, a task may change views at any time. The change is shown
/// when the task suspends or ends; no event is needed:
///
///     Task { @MainActor in
///       for await line in lines { label.text = line }
///     }
///     application.run()
///
/// To end the program, a task closes the window; it calls ``terminate()`` if the ``delegate`` is to be asked first.
@MainActor public final class Application {
  private let terminal: any Terminal
  let window: Window
  /// The delegate, which is asked whether the program may end; held weakly; `nil` unless set. With a delegate, a
  /// hang-up (SIGHUP) ends the loop of ``run()`` but not the process, so the process ends with its own exit status.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet {
      (terminal as? any HangUpTelling)?.tellsOfHangUp = delegate != nil
      wasGivenDelegate = delegate != nil
    }
  }
  /// Whether a delegate was set, even if it was released since.
  private(set) var wasGivenDelegate = false
  /// Whether the terminal is gone, so that the user can answer no more questions. The program ends whatever the
  /// ``delegate`` returns, so save at once. After a hang-up signal (SIGHUP) there are five seconds for that.
  public internal(set) var isHungUp = false
  /// Whether the delegate has postponed its answer and has not replied yet.
  var awaitsReply = false
  /// The commands of the whole program, which come after the window's; none unless set.
  public var keyCommands: [KeyCommand] = []

  /// Creates an application. Nothing is shown before ``run()``.
  public init(terminal: any Terminal, window: Window) {
    self.terminal = terminal
    self.window = window
    window.application = self
  }

  /// Runs turns until the window is closed or the terminal is gone.
  public func run() {
    var events = [Event.userInterfaceStyle(terminal.userInterfaceStyle), .resize(terminal.size)]
    repeat {
      if let screen = turn(events) { terminal.present(screen) }
      if window.isClosed { return }
      events =
        nextFrameTime.map { terminal.waitForEvents(until: $0) } ?? terminal.waitForEvents()
    } while !events.isEmpty
    // A program that closed the terminal itself needs no call.
    if (terminal as? any HangUpTelling)?.isClosed != true { hangUp() }
  }

  /// Runs one turn: sends `events` to the window, lays out, draws, and returns the frame to present; `nil` if nothing
  /// has to be drawn or the window is closed. It does not block, so a program with its own loop can call it. Events
  /// after one that closes the window are dropped. Text that was put on the window's pasteboard goes to the terminal's
  /// clipboard.
  ///
  /// - Parameters:
  ///   - events: the events; none for a turn that only advances animations.
  ///   - time: the time of the turn; with `nil` the terminal's.
  public func turn(_ events: [Event], at time: ContinuousClock.Instant? = nil) -> CellBuffer? {
    window.turnTime = time ?? terminal.now
    for event in events where !window.isClosed { window.send(event) }
    window.turnTime = nil
    // Includes text that was copied by the event that closes the window.
    if let copied = window.pasteboard.takeNew() { terminal.copy(copied) }
    if window.isClosed { return nil }
    // Animations that the events began start now, however long the events took.
    window.displayLink.advance(
      to: time ?? terminal.now, reducingMotion: window.prefersReducedMotion)
    return window.isClosed ? nil : window.nextFrame()
  }

  /// The time by which to call ``turn(_:at:)`` again for an animation, as of the last turn; `nil` if nothing is
  /// animated. Animations have at most one frame every 16 milliseconds.
  public var nextFrameTime: ContinuousClock.Instant? { window.displayLink.nextFrame }
}

extension Application: Responder {
  /// `nil`: the application is the last responder.
  public var nextResponder: (any Responder)? { nil }

  /// Returns false: an application handles keys only through its commands.
  public func keyDown(_ key: KeyPress) -> Bool { false }

  /// Returns false: an application handles no text.
  public func paste(_ text: String) -> Bool { false }
}

extension Application: @MainActor CustomStringConvertible {
  /// `<Application: Window:window>`, with the window's debug name.
  public var description: String { "<Application: \(window.debugName)>" }
}

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
