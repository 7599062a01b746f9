internal import CNcurses
internal import CLibrary

/// What the process's surroundings say about the terminal, checked before anything is written to it.
@MainActor package enum Environment {
  /// The value of a variable, `nil` where it is missing or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether the user asked programs not to use colours (no-color.org).
  package static var refusesColors: Bool { value("NO_COLOR") != nil }

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
  package static func withTerminalType<Result>(
    _ body: (String) throws(TerminalError) -> Result
  ) throws(TerminalError) -> Result {
    guard let named = value("TERM") else { throw .typeMissing }
    guard let type = ScreenType.ofEnvironment()?.name else { throw .typeUnknown(named) }
    let result = try TerminfoEntry.load(type) { () throws(TerminalError) in
      guard Capability.cursorAddress.isPresent else {
        throw TerminalError.cursorNotAddressable(type: named)
      }
      return try body(type)
    }
    guard let result else { throw .typeUnknown(type) }
    return result
  }

  /// Takes the locale's encoding, or that of `C.UTF-8` where it does not write Unicode.
  package static func checkEncoding() throws(TerminalError) {
    // Only the characters' category: a decimal comma in C's number formats is nobody's wish here.
    _ = adoptLocale()
    if isUnicode { return }
    let codeset = codeset
    setlocale(LC_CTYPE, "C.UTF-8")
    if !isUnicode { throw .notUnicode(codeset: codeset) }
  }

  /// Takes the locale of the environment; false where it is not installed.
  package static func adoptLocale() -> Bool { setlocale(LC_CTYPE, "") != nil }

  /// The encoding of the locale that is in use.
  package static var codeset: String { String(cString: curses_codeset()) }

  private static var isUnicode: Bool { codeset == "UTF-8" }
}
