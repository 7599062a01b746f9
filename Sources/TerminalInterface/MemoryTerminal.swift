import CellDrawing

/// A terminal in memory, for tests and servers: events come from a queue, and frames are recorded.
///
///     let terminal = MemoryTerminal(size: CellSize(width: 80, height: 24))
///     terminal.send([.key(KeyPress(.down)), .key(KeyPress(.character("q")))])
///     // … run the program on it …
///     terminal.text  // what its screen shows
///
/// With `recordsFrames` it keeps every frame:
///
///     let terminal = MemoryTerminal(size: CellSize(width: 80, height: 24), recordsFrames: true)
///     for width in 20...80 { terminal.sendTurn([.resize(CellSize(width: width, height: 24))]) }
///     // … run the program on it …
///     terminal.frames.map(\.text)
///
/// Its time is virtual and passes only during the pauses in the queue, so nothing waits:
///
///     terminal.send([.key(KeyPress(.enter))])
///     terminal.sendPause(.seconds(1))  // animations that Enter begins draw their frames
@MainActor public final class MemoryTerminal: Terminal {
  /// The size in cells: the initial one, or that of the last resize that ``waitForEvents()`` returned.
  public private(set) var size: CellSize
  /// The background, light or dark: the initial one, or that of the last such event that ``waitForEvents()`` returned.
  public private(set) var userInterfaceStyle: UserInterfaceStyle
  /// The last frame, in the size of the screen; blank before the first frame.
  public private(set) var buffer: CellBuffer
  /// The number of frames presented so far.
  public private(set) var frameCount = 0

  /// All frames presented so far, each in the size that the screen had then; empty without `recordsFrames`.
  public private(set) var frames: [CellBuffer] = []

  /// The last copied text; `nil` if none was copied.
  public private(set) var clipboard: String?

  private let recordsFrames: Bool
  /// The virtual time: the time of creation plus the pauses since then.
  public private(set) var now = ContinuousClock.now
  private var turns: [[Event]] = []
  /// The time that passes before each turn.
  private var pauses: [Duration] = []
  /// Whether the next ``send(_:)`` adds to the last turn in the queue.
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

  /// The rows of ``buffer``, joined by newlines, without trailing spaces.
  public var text: String { buffer.text }

  /// Adds events to the queue, in the same turn as those of earlier `send` calls.
  public func send(_ events: [Event]) {
    if !isTurnOpen { append([]) }
    turns[turns.count - 1] += events
    isTurnOpen = true
  }

  /// Adds events to the queue as a separate turn.
  public func sendTurn(_ events: [Event]) {
    append(events)
    isTurnOpen = false
  }

  /// Adds a pause without events to the queue. A program that has something to draw meanwhile is woken for it.
  public func sendPause(_ duration: Duration) {
    append([.wake], after: duration)
    isTurnOpen = false
  }

  private func append(_ events: [Event], after pause: Duration = .zero) {
    turns.append(events)
    pauses.append(max(.zero, pause))
  }

  /// Removes and returns the next turn's events; of adjacent resizes only the last one.
  ///
  /// An empty queue returns no events, which means that the terminal is gone.
  public func waitForEvents() -> [Event] { takeEvents(until: nil) }

  /// Removes and returns the next turn's events if they come before the deadline. Otherwise the time advances to the
  /// deadline, and the result is `Event.wake`.
  public func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event] {
    takeEvents(until: deadline)
  }

  private func takeEvents(until deadline: ContinuousClock.Instant?) -> [Event] {
    var events: [Event] = []
    while events.isEmpty && !turns.isEmpty {
      if let deadline, now + pauses[0] > deadline {
        pauses[0] -= max(.zero, deadline - now)
        now = max(now, deadline)
        return [.wake]
      }
      now += pauses.removeFirst()
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

  /// Makes `buffer` the last frame, clipped or padded with blanks to the size of the screen, and
  /// records it in ``frames`` with `recordsFrames`.
  public func present(_ buffer: CellBuffer) {
    self.buffer = buffer.resized(to: size)
    frameCount += 1
    if recordsFrames { frames.append(self.buffer) }
  }

  /// Stores a text as the ``clipboard``.
  public func copy(_ text: String) { clipboard = text }
}

extension MemoryTerminal: @MainActor CustomStringConvertible {
  /// `<MemoryTerminal: (80, 24)>`, with the size; ``text`` is the content.
  public var description: String { "<MemoryTerminal: \(size)>" }
}
