import CellDrawing

/// A terminal without a screen: events come from a queue, frames are recorded, glyphs and styles.
///
///     let terminal = MemoryTerminal(size: CellSize(width: 80, height: 24))
///     terminal.send([.key(KeyPress(.down)), .key(KeyPress(.character("q")))])
///     // … run the program on it …
///     terminal.text  // what its screen shows
///
/// With `recordsFrames` all of them can be looked at, like a film strip:
///
///     let terminal = MemoryTerminal(size: CellSize(width: 80, height: 24), recordsFrames: true)
///     for width in 20...80 { terminal.sendTurn([.resize(CellSize(width: width, height: 24))]) }
///     // … run the program on it …
///     terminal.frames.map(\.text)
@MainActor public final class MemoryTerminal: Terminal {
  /// The size of the screen in cells: the one given, then that of the last resize handed out.
  public private(set) var size: CellSize
  /// Whether its background is light or dark: as given, then as the last event about it said that was
  /// handed out.
  public private(set) var userInterfaceStyle: UserInterfaceStyle
  /// The frame that was presented last, in the size of the screen; blank before.
  public private(set) var buffer: CellBuffer
  /// The number of frames that were presented.
  public private(set) var frameCount = 0

  /// Everything that was presented, each in the size that the screen had then; only if the terminal
  /// records.
  public private(set) var frames: [CellBuffer] = []

  private let recordsFrames: Bool
  private var turns: [[Event]] = []
  /// Whether what is sent next is handed out with what was sent last.
  private var isTurnOpen = false

  /// Creates a terminal with a blank screen and no events.
  ///
  /// - Parameters:
  ///   - size: the screen's size in cells.
  ///   - userInterfaceStyle: whether the background is light or dark.
  ///   - recordsFrames: whether ``frames`` keeps what is presented.
  public init(
    size: CellSize, userInterfaceStyle: UserInterfaceStyle = .unspecified,
    recordsFrames: Bool = false
  ) {
    self.size = size
    self.userInterfaceStyle = userInterfaceStyle
    self.recordsFrames = recordsFrames
    buffer = CellBuffer(size: size)
  }

  /// The rows of ``buffer``, joined by newlines, without the spaces at the end of each row.
  public var text: String { buffer.text }

  /// Queues events, to be handed out with those that are queued already.
  public func send(_ events: [Event]) {
    if !isTurnOpen { turns.append([]) }
    turns[turns.count - 1] += events
    isTurnOpen = true
  }

  /// Queues events that are handed out together, apart from those before and after them.
  public func sendTurn(_ events: [Event]) {
    turns.append(events)
    isTurnOpen = false
  }

  /// Hands out the queued events, those of one turn, runs of resizes folded into the last one.
  ///
  /// Empty if no event is queued: a program sees its terminal gone.
  public func waitForEvents() -> [Event] {
    var events: [Event] = []
    while events.isEmpty && !turns.isEmpty {
      for event in turns.removeFirst() {
        if case .resize(let size) = event {
          self.size = size
          if case .resize = events.last { events.removeLast() }
        }
        if case .userInterfaceStyle(let style) = event { userInterfaceStyle = style }
        events.append(event)
      }
    }
    if turns.isEmpty { isTurnOpen = false }
    return events
  }

  /// Makes `buffer`, in the size of the screen, the last frame: cut off where it is larger, blank
  /// where it ends. It is kept in ``frames`` if the terminal records.
  public func present(_ buffer: CellBuffer) {
    self.buffer = buffer.resized(to: size)
    frameCount += 1
    if recordsFrames { frames.append(self.buffer) }
  }
}

extension MemoryTerminal: @MainActor CustomStringConvertible {
  /// `<MemoryTerminal: (80, 24)>`, with the size; ``text`` is what it shows.
  public var description: String { "<MemoryTerminal: \(size)>" }
}
