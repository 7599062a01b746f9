import CNcurses
import CTerminalSupport
import CellDrawing
import Glibc
import TerminalInterface

extension TerminalExamination {
  /// Examines the terminal behind standard input and output, and asks it.
  ///
  /// Where standard output is a file, the terminal behind standard input is asked all the same. Asking
  /// takes a moment, a second where the terminal is silent; it stays in the line of the cursor, which is
  /// blank afterwards, with the cursor at its start. Where input waits already, nothing is asked. Keys
  /// that are typed meanwhile are lost, an interrupt
  /// and a suspension come right after it. On every way out the terminal has the modes it was found in.
  @MainActor public static func ofProcess() -> TerminalExamination {
    ofProcess(silence: TerminalConversation.Patience().silence)
  }

  /// The same with another limit of how long the terminal may say nothing.
  @MainActor package static func ofProcess(silence: Duration) -> TerminalExamination {
    var examination = TerminalExamination()
    examination.program = .ofProcess
    examination.sizes.columnsVariable = Environment.value("COLUMNS")
    examination.sizes.linesVariable = Environment.value("LINES")
    examination.readType()
    examination.locale = .ofProcess()
    let place = TerminalPlace.ofProcess
    examination.refusal = refusal(at: place)
    guard let place else { return examination }
    defer { place.close() }
    examination.sizes.kernel = place.size
    examination.answers = examination.ask(place, silence: silence)
    if let inner = examination.answers.facts?.multiplexer {
      examination.program.multiplexer = inner
    }
    return examination
  }

  /// Why ``NcursesTerminal`` would not open.
  @MainActor private static func refusal(at place: TerminalPlace?) -> TerminalError? {
    do throws(TerminalError) {
      guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
      guard place != nil else { throw .notATerminal(.output) }
      try Environment.checkEncoding()
      try Environment.withTerminalType { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// Reads the terminfo entry.
  @MainActor private mutating func readType() {
    type.name = Environment.value("TERM")
    colors.promise = Environment.value("COLORTERM")
    colors.standardColors = Environment.value("COLORFGBG")
    colors.isRefused = Environment.refusesColors
    // Otherwise the entry's size would be replaced by the present one.
    use_env(false)
    defer { use_env(true) }
    var found: Int32 = 0
    // A screen that is open goes on with the entry of its own.
    let own = set_curterm(nil)
    defer { if let loaded = set_curterm(own) { del_curterm(loaded) } }
    guard let name = type.name, setupterm(name, terminal_standard_output(), &found) == OK else {
      return
    }
    type.isKnown = true
    type.description = longname().map { String(cString: $0) }
    type.missing = NeededCapability.missing
    type.isAnswering = Capability.areOfToday
    let size = CellSize(width: Int(tigetnum("cols")), height: Int(tigetnum("lines")))
    sizes.type = size.width > 0 && size.height > 0 ? size : nil
    colors.count = max(0, Int(tigetnum("colors")))
    colors.typeDepth = .ofLoadedEntry
    colors.decision = ScreenType.ofEnvironment()?.decision ?? .type
  }
}

extension ProgramFacts {
  @MainActor fileprivate static var ofProcess: ProgramFacts {
    var facts = ProgramFacts()
    let parts = [Environment.value("TERM_PROGRAM"), Environment.value("TERM_PROGRAM_VERSION")]
    facts.name = parts[0] == nil ? nil : parts.compactMap(\.self).joined(separator: " ")
    facts.multiplexer = .ofEnvironment
    facts.isRemote =
      Environment.value("SSH_TTY") != nil || Environment.value("SSH_CONNECTION") != nil
    return facts
  }
}

extension LocaleFacts {
  @MainActor fileprivate static func ofProcess() -> LocaleFacts {
    var facts = LocaleFacts()
    facts.variables = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { name in
      Environment.value(name).map { Variable(name, $0) }
    }
    facts.isInstalled = setlocale(LC_CTYPE, "") != nil
    facts.encoding = String(cString: curses_codeset())
    try? Environment.checkEncoding()
    facts.usedEncoding = String(cString: curses_codeset())
    return facts
  }
}
