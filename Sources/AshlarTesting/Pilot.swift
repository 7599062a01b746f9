import AutoLayout
import CellDrawing
import CellViews
import TerminalInput
import TerminalInterface

/// A user at the keyboard and the mouse of a window, for tests.
///
///     let pilot = Pilot(window)
///     try pilot.press("tab", "enter")
///     try pilot.type("早上好")
///     try pilot.click(save)
///     try pilot.expect(screen: """
///       早上好
///       saved
///       """)
///
/// The window is laid out and drawn after each key and each mouse event, as in a program that has time to do so.
/// Nothing waits, and no terminal is needed. Time passes only in ``advance(by:)``.
@MainActor public final class Pilot {
  /// The window.
  public let window: Window
  /// How input is passed to the window: as events or as bytes.
  public let input: PilotInput
  /// The last frame, with the cell of the cursor.
  public private(set) var frame: CellBuffer
  /// The number of frames drawn so far.
  public private(set) var frameCount = 0
  private let application: Application
  /// The virtual time. It passes in ``advance(by:)``.
  private var time: ContinuousClock.Instant
  /// The time added between clicks, which only the click counter sees.
  private var pauses = Duration.zero

  /// Creates a pilot for a window, and draws the window at its present size.
  public init(_ window: Window, input: PilotInput = .events) {
    self.window = window
    self.input = input
    application =
      window.application
      ?? Application(terminal: MemoryTerminal(size: window.size), window: window)
    time = window.displayLink.time
    frame = CellBuffer(size: window.size)
    window.now = { [weak self] in self.map { $0.time + $0.pauses } ?? .now }
    send([.resize(window.size)])
  }

  /// Separates the next click from the ones before. The virtual time does not change.
  func pause() { pauses += .seconds(1) }

  /// Sends events to the window in one turn, and draws it.
  public func send(_ events: [Event]) { turn(events) }

  /// Draws the window, for example after the test has changed something.
  public func draw() { turn([]) }

  private func turn(_ events: [Event]) {
    guard let drawn = application.turn(events, at: time) else { return }
    frame = drawn
    frameCount += 1
  }

  /// Draws the window and lets virtual time pass. Animations draw their frames meanwhile, as in a program.
  public func advance(by duration: Duration) {
    draw()
    let end = time + max(.zero, duration)
    while let next = application.nextFrameTime, next <= end, !window.isClosed {
      time = next
      draw()
    }
    time = end
    draw()
  }

  // MARK: - Keys

  /// Presses keys one after the other. Each is a character, or a name that may stand between `<` and `>` in
  /// `KeyNotation`: `a`, `tab`, `ctrl-s`, `shift-f6`.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error for a text that names no key, and the errors of `press` with a `KeyPress`.
  public func press(
    _ keys: String..., file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    for key in keys {
      let read: KeyPress
      do { read = try KeyPress(notation: key) } catch {
        throw PilotError(.noKey(error), at: SourceLocation(file: file, line: line))
      }
      try press(read, file: file, line: line)
    }
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error for a key that terminals do not send. For Shift with a character they send the shifted
  ///   character instead. With `PilotInput.bytes` some other keys have no bytes of their own.
  public func press(
    _ key: KeyPress, file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let error = PilotError(.noBytes(of: key), at: SourceLocation(file: file, line: line))
    switch input {
    case .events:
      if case .character = key.key, key.modifiers.subtracting(.alternate) == .shift {
        throw error
      }
      send([.key(key)])
    case .bytes:
      guard let bytes = KeyBytes.bytes(of: key) else { throw error }
      send(bytes)
    }
  }

  /// Types a text: each character is a key, a newline is Enter, and a tab is Tab. With `PilotInput.bytes`, a
  /// character of several scalars arrives as several keys, as from a terminal.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error for a character that no terminal sends, such as a control character.
  public func type(
    _ text: String, file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    for character in text { try press(Self.key(typing: character), file: file, line: line) }
  }

  private static func key(typing character: Character) -> KeyPress {
    switch character {
    case "\n", "\r", "\r\n": KeyPress(.enter)
    case "\t": KeyPress(.tab)
    default: KeyPress(.character(character))
    }
  }

  /// Pastes a text. Every kind of line end arrives as a line feed, as from a terminal. With `PilotInput.bytes`, the
  /// text must not contain the sequence that ends a paste.
  public func paste(_ text: String) {
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    switch input {
    case .events: send([.paste(text)])
    case .bytes: send(KeyBytes.bytes(pasting: text))
    }
  }

  /// Resizes the window.
  public func resize(to size: CellSize) { send([.resize(size)]) }

  // MARK: - Bytes

  /// Sends bytes as a terminal would, and draws the window after each event.
  public func send(_ bytes: [UInt8]) {
    var reader = EventReader(OnceRead(bytes))
    repeat {
      for event in reader.readAll() { send([event]) }
    } while reader.hasMore
  }

  /// Sends a mouse event, such as a press without its release, by way of ``input``.
  public func send(_ event: MouseEvent) {
    switch input {
    case .events: send([.mouse(event)])
    case .bytes: send(MouseBytes.bytes(of: event))
    }
  }
}

extension Pilot: @MainActor CustomStringConvertible {
  /// `<Pilot: Window:window>`, with the window's debug name.
  public var description: String { "<Pilot: \(window.debugName)>" }
}

/// Bytes that have all arrived.
private struct OnceRead: ByteSource {
  private var bytes: [UInt8]?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(within limit: Duration) -> [UInt8]? {
    defer { bytes = nil }
    return bytes
  }
}
