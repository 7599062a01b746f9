import CellDrawing
import TerminalInterface

/// Brings a terminal and a window together: events in, screens out, until one of them is done.
///
/// On a terminal that runs the main actor's work while it waits, a task may change views at any time;
/// what it changed is shown when it is suspended or done, without an event:
///
///     Task { @MainActor in
///       for await line in lines { label.text = line }
///     }
///     application.run()
///
/// A task that ends the program closes the window.
@MainActor public final class Application {
  private let terminal: any Terminal
  private let window: Window

  /// Creates an application; nothing is shown before ``run()``.
  public init(terminal: any Terminal, window: Window) {
    self.terminal = terminal
    self.window = window
  }

  /// Runs until the window is closed or the terminal is gone.
  public func run() {
    var events = [Event.userInterfaceStyle(terminal.userInterfaceStyle), .resize(terminal.size)]
    repeat {
      if let screen = turn(events) { terminal.present(screen) }
      if window.isClosed { return }
      events = terminal.waitForEvents()
    } while !events.isEmpty
  }

  /// Hands events to the window, lays out and draws what they have changed, and returns the screen to present;
  /// absent where nothing is to be drawn. It waits for nothing: a program with a loop of its own calls it with
  /// whatever has happened. Events after one that closes the window are dropped.
  public func turn(_ events: [Event]) -> CellBuffer? {
    for event in events where !window.isClosed { window.send(event) }
    return !window.isClosed && window.needsRendering ? window.render() : nil
  }
}

extension Application: @MainActor CustomStringConvertible {
  /// `<Application: Window:window>`, with what logs call the window.
  public var description: String { "<Application: \(window.debugName)>" }
}
