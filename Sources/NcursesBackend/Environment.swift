internal import CNcurses
internal import CTerminalSupport
import CellDrawing

/// Reads and checks the process's environment: terminal type, locale and streams.
@MainActor package enum Environment {
  /// Returns the value of a variable; `nil` if it is unset or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether `NO_COLOR` is set: the user wants no colours (no-color.org).
  package static var refusesColors: Bool { value("NO_COLOR") != nil }

  /// The time after an Escape within which a byte belongs to it: `ESCDELAY` in milliseconds, as in programs that use
  /// ncurses; 25 unless it is a number that is not negative.
  static var escapeDelay: Duration {
    let value = value("ESCDELAY").flatMap { Int32($0) } ?? -1
    return .milliseconds(value >= 0 ? value : 25)
  }

  /// Throws unless standard input and output are a terminal and the locale is UTF-8.
  static func check() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
    try checkEncoding()
  }

  /// Returns the size in `COLUMNS` and `LINES`, each reduced to the largest that is drawn; `nil` for a value that is
  /// not a positive number.
  package nonisolated static func size(
    columns: String?, lines: String?
  ) -> (width: Int?, height: Int?) {
    func length(_ text: String?, _ largest: Int) -> Int? {
      text.flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, largest) : nil }
    }
    let largest = CellSize.largestDrawn
    return (length(columns, largest.width), length(lines, largest.height))
  }

  /// Calls `body` while variables have other values; with `nil`, a variable is unset.
  static func with<Result>(
    _ values: [(name: String, value: String?)], _ body: () -> Result
  ) -> Result {
    func set(_ name: String, _ value: String?) {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    let found = values.map { (name: $0.name, value: getenv($0.name).map { String(cString: $0) }) }
    for (name, value) in values { set(name, value) }
    defer { for (name, value) in found { set(name, value) } }
    return body()
  }

  /// Loads the terminfo entry for a screen and calls `body` with its name.
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

  /// Sets the locale of the environment, or `C.UTF-8` if that is not UTF-8. Throws if neither is UTF-8.
  package static func checkEncoding() throws(TerminalError) {
    // Only LC_CTYPE: C's number formats must not use a decimal comma.
    _ = adoptLocale()
    if isUnicode { return }
    let codeset = codeset
    setlocale(LC_CTYPE, "C.UTF-8")
    if !isUnicode { throw .notUnicode(codeset: codeset) }
  }

  /// Sets the locale of the environment; returns false if it is not installed.
  package static func adoptLocale() -> Bool { setlocale(LC_CTYPE, "") != nil }

  /// The encoding of the current locale.
  package static var codeset: String { String(cString: curses_codeset()) }

  private static var isUnicode: Bool { codeset == "UTF-8" }
}

/// A terminal multiplexer: a program between this one and the terminal emulator.
public enum TerminalMultiplexer: String, Hashable, Sendable {
  /// tmux.
  case tmux
  /// GNU Screen.
  case screen = "GNU Screen"
}

extension TerminalMultiplexer {
  /// Creates the multiplexer according to the environment; `nil` if there is none. If one runs within another, both
  /// have set their variables, and the type is that of the inner one: `tmux…`, or the type that tmux was configured
  /// with.
  init?(isInTmux: Bool, isInScreen: Bool, type: String?) {
    switch (isInTmux, isInScreen) {
    case (true, true): self = type?.hasPrefix("tmux") == true ? .tmux : .screen
    case (true, false): self = .tmux
    case (false, true): self = .screen
    case (false, false): return nil
    }
  }

  @MainActor package static var ofEnvironment: Self? {
    Self(
      isInTmux: Environment.value("TMUX") != nil, isInScreen: Environment.value("STY") != nil,
      type: Environment.value("TERM"))
  }
}
