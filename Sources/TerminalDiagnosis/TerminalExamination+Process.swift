import NcursesBackend
internal import CTerminalSupport

extension TerminalExamination {
  /// Examines the terminal behind standard input and output, and asks it questions.
  ///
  /// If standard output is a file, the terminal behind standard input is asked. This takes a moment; one second if the
  /// terminal is silent. It uses only the cursor's line, which is blank afterwards, with the cursor at its start. If
  /// input is waiting, nothing is asked. Keys typed meanwhile are lost; an interrupt or a suspension takes effect right
  /// afterwards. On every way out the terminal's modes are restored.
  @MainActor public static func ofProcess() -> TerminalExamination {
    ofProcess(silence: TerminalConversation.Patience().silence)
  }

  /// Examines the terminal, with another time limit for a silent one.
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

  /// Returns the reason why `NcursesTerminal` could not be opened; `nil` if it can.
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

  /// Reads `TERM`, its terminfo entry and the variables about colours.
  @MainActor private mutating func readType() {
    type.name = Environment.value("TERM")
    colors.promise = Environment.value("COLORTERM")
    colors.standardColors = Environment.value("COLORFGBG")
    colors.isRefused = Environment.refusesColors
    guard let name = type.name else { return }
    type.isKnown = TerminfoEntry.load(name) {} != nil
    let screen = ScreenType.ofEnvironment()
    type.standIn = screen?.standIn
    TerminfoEntry.load(type.standIn ?? name) {
      type.description = TerminfoEntry.summary
      type.missing = NeededCapability.missing
      type.isAnswering = TerminfoEntry.isOfToday
      sizes.type = TerminfoEntry.size
      colors.count = TerminfoEntry.colorCount
      colors.typeDepth = TerminfoEntry.colorDepth
    }
    colors.decision = screen?.decision ?? .type
  }
}

extension ProgramFacts {
  @MainActor fileprivate static var ofProcess: ProgramFacts {
    var facts = ProgramFacts()
    let parts = [Environment.value("TERM_PROGRAM"), Environment.value("TERM_PROGRAM_VERSION")]
    facts.name = parts[0] == nil ? nil : parts.compactMap(\.self).joined(separator: " ")
    facts.multiplexer = TerminalMultiplexer.ofEnvironment
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
    facts.isInstalled = Environment.adoptLocale()
    facts.encoding = Environment.codeset
    try? Environment.checkEncoding()
    facts.usedEncoding = Environment.codeset
    return facts
  }
}
