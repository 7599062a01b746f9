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
  private static let mostLayouts = 3

  /// Creates an application; nothing is shown before ``run()``.
  public init(terminal: any Terminal, window: Window) {
    self.terminal = terminal
    self.window = window
  }

  /// Runs until the window is closed or the terminal is gone.
  public func run() {
    window.send(.userInterfaceStyle(terminal.userInterfaceStyle))
    window.send(.resize(terminal.size))
    terminal.present(frame())
    while !window.isClosed {
      let events = terminal.waitForEvents()
      if events.isEmpty { return }
      for event in events where !window.isClosed { window.send(event) }
      if !window.isClosed && window.needsRendering { terminal.present(frame()) }
    }
  }

  /// The screen for what the events of a turn have changed; at most one comes of a turn.
  private func frame() -> CellBuffer {
    // A layout that spent its solves goes on, for a while, before the next event. What is in between
    // is not drawn.
    for _ in 1..<Self.mostLayouts where window.needsLayoutInTree { window.layoutIfNeeded() }
    return window.render()
  }
}

extension Application: @MainActor CustomStringConvertible {
  /// `<Application: Window:window>`, with what logs call the window.
  public var description: String { "<Application: \(window.debugName)>" }
}
