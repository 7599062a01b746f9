import CellDrawing

/// A screen of cells that hands over events and shows buffers.
@MainActor public protocol Terminal: AnyObject {
  /// The size of the screen in cells.
  var size: CellSize { get }
  /// Whether the background is light or dark, as far as is known by now. A later answer comes as an
  /// event.
  var userInterfaceStyle: UserInterfaceStyle { get }

  /// Waits until something came in and returns all of it, in order, with runs of resizes folded
  /// into the last one. A terminal that runs work of the main actor meanwhile returns after it, with
  /// ``Event/wake`` among the events. An empty result means that the terminal is gone.
  func waitForEvents() -> [Event]

  /// Shows `buffer` from the screen's top left; what is outside of the screen is cut off.
  func present(_ buffer: CellBuffer)
}

extension Terminal {
  /// `unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { .unspecified }
}
