import CellDrawing

/// A terminal without a screen: events come from a queue, frames are kept to be looked at.
///
///     let terminal = MemoryTerminal(size: CellSize(width: 80, height: 24))
///     terminal.send([.key(KeyPress(.down)), .key(KeyPress(.character("q")))])
///     // … run the program on it …
///     terminal.text  // what its screen shows
@MainActor public final class MemoryTerminal: Terminal {
  /// The size of the screen in cells: the one given, then that of the last resize handed out.
  public private(set) var size: CellSize
  /// What was presented last, in the size of the screen; blank before.
  public private(set) var buffer: CellBuffer
  /// How often something was presented.
  public private(set) var frameCount = 0

  private var queue: [Event] = []

  /// Creates a terminal with a blank screen and no events.
  public init(size: CellSize) {
    self.size = size
    buffer = CellBuffer(size: size)
  }

  /// The rows of ``buffer``, joined by newlines, without the spaces at the end of each row.
  public var text: String { buffer.text }

  /// Queues events, to be handed out after those that are queued already.
  public func send(_ events: [Event]) {
    queue += events
  }

  /// Hands out all queued events, runs of resizes folded into the last one.
  ///
  /// Empty if no event is queued: a program sees its terminal gone.
  public func waitForEvents() -> [Event] {
    var events: [Event] = []
    for event in queue {
      if case .resize(let size) = event {
        self.size = size
        if case .resize = events.last { events.removeLast() }
      }
      events.append(event)
    }
    queue = []
    return events
  }

  public func present(_ buffer: CellBuffer) {
    self.buffer = buffer.resized(to: size)
    frameCount += 1
  }
}
