import CellDrawing

/// A screen of cells with a source of events.
@MainActor public protocol Terminal: AnyObject {
  /// The size of the screen in cells.
  var size: CellSize { get }
  /// The background, light or dark, as far as it is known. A later answer of the terminal arrives
  /// as an event.
  var userInterfaceStyle: UserInterfaceStyle { get }

  /// Blocks until there are events and returns all of them, in order; of adjacent resizes only the
  /// last. A terminal that runs work of the main actor meanwhile returns after it, with
  /// ``Event/wake`` among the events. An empty result means that the terminal is gone.
  func waitForEvents() -> [Event]

  /// Shows `buffer` from the screen's top left, clipped to the screen.
  func present(_ buffer: CellBuffer)
}

extension Terminal {
  /// `unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { .unspecified }
}
