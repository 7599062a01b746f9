import CNcurses
import CTerminalSupport
import Glibc

/// What the process's surroundings say about the terminal, checked before anything is written to it.
@MainActor enum Environment {
  /// The value of a variable, `nil` where it is missing or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether the user asked programs not to use colours (no-color.org).
  static var refusesColors: Bool { value("NO_COLOR") != nil }

  /// Makes sure that there is a terminal with a screen that shows Unicode.
  static func check() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
    try checkEncoding()
    // Set in a shell, they would pin the size for ever.
    unsetenv("LINES")
    unsetenv("COLUMNS")
  }

  /// Calls `body` while the terminfo entry is loaded that a screen is opened with, and hands it the
  /// entry's name.
  static func withTerminalType<Result>(
    _ body: (String) throws(TerminalError) -> Result
  ) throws(TerminalError) -> Result {
    guard let named = value("TERM") else { throw .typeMissing }
    guard let type = ScreenType.ofEnvironment()?.name else { throw .typeUnknown(named) }
    // A screen that is open goes on with the entry of its own.
    let own = set_curterm(nil)
    defer { if let loaded = set_curterm(own) { del_curterm(loaded) } }
    var found: Int32 = 0
    guard setupterm(type, terminal_standard_output(), &found) == OK else {
      throw .typeUnknown(type)
    }
    guard Capability.cursorAddress.isPresent else { throw .cursorNotAddressable(type: named) }
    return try body(type)
  }

  /// Takes the locale's encoding, or that of `C.UTF-8` where it does not write Unicode.
  static func checkEncoding() throws(TerminalError) {
    // Only the characters' category: a decimal comma in C's number formats is nobody's wish here.
    setlocale(LC_CTYPE, "")
    if isUnicode { return }
    let codeset = String(cString: curses_codeset())
    setlocale(LC_CTYPE, "C.UTF-8")
    if !isUnicode { throw .notUnicode(codeset: codeset) }
  }

  private static var isUnicode: Bool { String(cString: curses_codeset()) == "UTF-8" }
}
