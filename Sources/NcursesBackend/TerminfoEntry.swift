internal import CNcurses
internal import CTerminalSupport
import CellDrawing
import TerminalInput

/// Reads the loaded terminfo entry.
@MainActor package enum TerminfoEntry {
  /// Loads the entry of a name, calls `body` and returns its result; `nil` if the system has no such entry. An open
  /// screen keeps its own entry.
  package static func load<Result, Failure>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let own = set_curterm(nil)
    defer { if let loaded = set_curterm(own) { del_curterm(loaded) } }
    // Otherwise the present size would replace the entry's size.
    use_env(false)
    defer { use_env(true) }
    var found: Int32 = 0
    guard setupterm(name, terminal_standard_output(), &found) == OK else { return nil }
    return try body()
  }

  /// The entry's long name.
  package static var summary: String? { longname().map { String(cString: $0) } }

  /// The size in the entry, which is that of the terminal hardware, in cells; `nil` if it has none.
  package static var size: CellSize? {
    let size = CellSize(width: Int(tigetnum("cols")), height: Int(tigetnum("lines")))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The number of colours; 0 for none.
  package static var colorCount: Int { max(0, Int(tigetnum("colors"))) }

  /// The colours of the entry.
  package static var colorDepth: ColorDepth {
    let isDirect = tigetflag("RGB") == 1 || tigetnum("RGB") == 8
    return ColorDepth(count: colorCount, isDirect: isDirect)
  }

  /// Whether terminals of this entry understand ECMA-48, as nearly all do. Other terminals would print sequences that
  /// terminfo has no capability for.
  package static var isOfToday: Bool {
    Capability.cursorAddress.text(0, 0).hasPrefix("\u{1b}[")
  }

  /// The keys of the terminal whose screen is open.
  static var keys: TerminalKeys {
    TerminalKeys(
      type: Environment.value("TERM") ?? "", eraseByte: UInt8(bitPattern: erasechar())
    ) { Capability(name: $0).bytes }
  }
}

/// A string capability of the loaded terminfo entry.
package struct Capability {
  let name: String

  package init(name: String) {
    self.name = name
  }

  static let cursorAddress = Capability(name: "cup")

  package var isPresent: Bool { curses_capability(name) != nil }

  /// The raw string; `nil` if the entry lacks the capability.
  var bytes: [UInt8]? {
    curses_capability(name).map { text in
      UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    }
  }

  /// The string to send, without padding delays, which only printing terminals needed; empty if the entry lacks the
  /// capability.
  var text: String {
    curses_capability(name).map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// Returns ``text`` with two parameters inserted.
  func text(_ first: Int, _ second: Int) -> String {
    curses_filled_capability(name, first, second)
      .map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// Returns `text` without padding delays such as `$<100/>`.
  static func withoutDelays(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        result += "$"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
