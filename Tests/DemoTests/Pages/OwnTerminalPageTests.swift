import Ashlar
import Foundation
import Testing

struct Connection: ByteSource {
  let input: FileHandle
  let output: FileHandle

  /// Waits until there is something to read, at most for `limit`.
  func wait(_ limit: Duration?) -> Bool {
    let milliseconds = limit.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
    var request = pollfd(fd: input.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  mutating func read(within limit: Duration) -> [UInt8]? {
    guard wait(limit) else { return [] }
    let bytes = input.availableData
    return bytes.isEmpty ? nil : Array(bytes)
  }

  func write(_ text: String) { output.write(Data(text.utf8)) }
}

final class ConnectionTerminal: Terminal {
  let size: CellSize
  private let connection: Connection
  private var reader: EventReader

  init(_ connection: Connection, size: CellSize) {
    self.connection = connection
    self.size = size
    reader = EventReader(connection)
  }

  func waitForEvents() -> [Event] {
    while !reader.hasEnded {
      // What is cut off ends when the reader's patience does.
      if !reader.hasMore { _ = connection.wait(reader.patience) }
      let events = reader.readAll()
      if !events.isEmpty { return events }
    }
    return []
  }

  func present(_ buffer: CellBuffer) {
    // To the top left; each row is erased, then written.
    let rows = buffer.ansi.replacing("\n", with: "\r\n\u{1b}[2K")
    connection.write("\u{1b}[H\u{1b}[2K" + rows)
  }
}

/// The samples of the page on terminals of one's own, on pipes.
@MainActor struct OwnTerminalPageTests {
  private let window = Window(size: CellSize(width: 20, height: 3))
  private let label = Label("")

  func serve(_ connection: Connection, size: CellSize) {
    let window = Window(size: size)
    let label = Label("Stone on stone")
    window.addSubview(label)
    label.mas.makeConstraints { make in make.center.equalTo(window) }

    // The other screen, without a cursor; at the end the former one, with it.
    connection.write("\u{1b}[?1049h\u{1b}[?25l")
    Application(terminal: ConnectionTerminal(connection, size: size), window: window).run()
    connection.write("\u{1b}[?25h\u{1b}[?1049l")
  }

  @Test func `a window is served until the connection ends`() throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.close()
    serve(
      Connection(input: input.fileHandleForReading, output: output.fileHandleForWriting),
      size: CellSize(width: 16, height: 2))
    let sent = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(
      sent == "\u{1b}[?1049h\u{1b}[?25l"
        + "\u{1b}[H\u{1b}[2K\r\n\u{1b}[2K Stone on stone"
        + "\u{1b}[?25h\u{1b}[?1049l")
  }

  @Test func `keys arrive as events, and what came before the end counts`() throws {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(Data("a\u{1b}[D".utf8))
    try input.fileHandleForWriting.close()
    let terminal = ConnectionTerminal(
      Connection(input: input.fileHandleForReading, output: output.fileHandleForWriting),
      size: window.size)
    #expect(
      terminal.waitForEvents() == [.key(KeyPress(.character("a"))), .key(KeyPress(.left))])
    #expect(terminal.waitForEvents() == [])
  }

  @Test func `a loop of one's own draws what changed`() throws {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(Data("a\u{3}".utf8))
    try input.fileHandleForWriting.close()
    let connection = Connection(
      input: input.fileHandleForReading, output: output.fileHandleForWriting)
    var reader = EventReader(connection)
    let terminal = MemoryTerminal(size: window.size, recordsFrames: true)
    window.addSubview(label)
    label.mas.makeConstraints { make in make.left.top.equalTo(window) }

    let application = Application(terminal: terminal, window: window)
    var events: [Event] = [.resize(terminal.size)]
    var turns = 0
    repeat {
      turns += 1
      label.text = "turn \(turns)"
      if let screen = application.turn(events) { terminal.present(screen) }
      if window.isClosed { break }
      // Until a byte arrives, at most a second, or the reader's patience ends.
      if !reader.hasMore { _ = connection.wait(min(reader.patience ?? .seconds(1), .seconds(1))) }
      events = reader.readAll()
    } while !reader.hasEnded || !events.isEmpty

    // Ctrl-C closes the window in the second turn, and nothing is drawn any more.
    #expect(turns == 2 && window.isClosed)
    #expect(terminal.frames.map(\.text) == ["turn 1\n\n"])
  }
}
