import CellDrawing
import TerminalInterface

/// Runs a window on a terminal: each turn takes events, lays out, draws and presents.
/// On a terminal that runs the main actor's work while it waits, a task may change views at any
/// time. The change is shown when the task suspends or ends; no event is needed:
///
///     Task { @MainActor in
///       for await line in lines { label.text = line }
///     }
///     application.run()
///
/// A task that ends the program closes the window, by ``terminate()`` if the ``delegate`` is to be asked.
@MainActor public final class Application {
  private let terminal: any Terminal
  let window: Window
  /// The delegate, which is asked whether the program may end; held weakly; `nil` unless set. With one, a hang-up (SIGHUP)
  /// ends the loop of ``run()`` instead of the process, which then ends with the status that it has itself.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet {
      (terminal as? any HangUpTelling)?.tellsOfHangUp = delegate != nil
      wasGivenDelegate = delegate != nil
    }
  }
  /// Whether there was a delegate that may be gone since.
  private(set) var wasGivenDelegate = false
  /// Whether the terminal is gone, so that nobody can answer a question any more. The program ends,
  /// whatever the ``delegate`` says, so it saves at once what is to be saved. After a signal that says
  /// so (SIGHUP) there are five seconds for that.
  public internal(set) var isHungUp = false
  /// Whether the delegate owes an answer.
  var awaitsReply = false
  /// The commands of the whole program, which come after those of the window; none unless set.
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
    // A program that closed the terminal itself knows that it is gone.
    if (terminal as? any HangUpTelling)?.isClosed != true { hangUp() }
  }

  /// Runs one turn: sends `events` to the window, lays out, draws, and returns the frame to
  /// present; `nil` where nothing is to be drawn. It does not block, so a program with a loop of
  /// its own can call it. Events after one that closes the window are dropped. What was put on the
  /// window's pasteboard goes to the terminal.
  ///
  /// - Parameters:
  ///   - events: the events; none where the turn is for an animation.
  ///   - time: the time of the turn; with `nil` the terminal's.
  public func turn(_ events: [Event], at time: ContinuousClock.Instant? = nil) -> CellBuffer? {
    window.turnTime = time ?? terminal.now
    for event in events where !window.isClosed { window.send(event) }
    window.turnTime = nil
    // Also what was copied by the event that closes the window.
    if let copied = window.pasteboard.takeNew() { terminal.copy(copied) }
    if window.isClosed { return nil }
    // What the events began begins now, however long they took.
    window.displayLink.advance(
      to: time ?? terminal.now, reducingMotion: window.prefersReducedMotion)
    return window.isClosed ? nil : window.nextFrame()
  }

  /// The time by which ``turn(_:at:)`` is to be called again for an animation, as of the last turn; `nil` where nothing
  /// moves. There is at most one frame of animations in 16 milliseconds.
  public var nextFrameTime: ContinuousClock.Instant? { window.displayLink.nextFrame }
}

extension Application: Responder {
  /// `nil`: the application is the last responder.
  public var nextResponder: (any Responder)? { nil }

  /// Returns false: an application has commands only.
  public func keyDown(_ key: KeyPress) -> Bool { false }

  /// Returns false: an application has no use for text.
  public func paste(_ text: String) -> Bool { false }
}

extension Application: @MainActor CustomStringConvertible {
  /// `<Application: Window:window>`, with the window's debug name.
  public var description: String { "<Application: \(window.debugName)>" }
}
