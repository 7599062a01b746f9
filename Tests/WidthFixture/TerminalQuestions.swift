import Glibc
import TextLayout

/// Asks the terminal where its cursor is after a text was written at the left edge.
///
/// The text is written as bytes, the same that ncurses sends for the same glyphs.
struct TerminalQuestions {
  private let modes: termios

  init() throws {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw NoTerminal() }
    self.modes = modes
  }

  struct NoTerminal: Error {}
  struct NoAnswer: Error {}

  func columns(of lines: [TextLine]) throws -> [Int] {
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer {
      var modes = modes
      tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }
    return try lines.map { line in
      send("\u{1B}[H\u{1B}[2K" + line.text + "\u{1B}[6n")
      return try cursorColumn() - 1
    }
  }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Reads a cursor position report, `ESC [ row ; column R`.
  private func cursorColumn() throws -> Int {
    var report = ""
    while !report.hasSuffix("R") {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&descriptor, 1, 5000) > 0, read(STDIN_FILENO, &byte, 1) == 1 else {
        throw NoAnswer()
      }
      report.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard let column = report.dropLast().split(separator: ";").last.flatMap({ Int($0) }) else {
      throw NoAnswer()
    }
    return column
  }
}
