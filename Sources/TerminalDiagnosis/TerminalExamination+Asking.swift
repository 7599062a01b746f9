internal import CTerminalSupport
import CellDrawing
import NcursesBackend
import TerminalInput

extension TerminalExamination {
  /// Takes possession of the terminal, asks the questions and restores it. A suspension or an interrupt typed meanwhile
  /// takes effect afterwards.
  @MainActor func ask(_ place: TerminalPlace, silence: Duration) -> TerminalAnswers {
    guard let name = type.name, name != "dumb", !type.hasEntry || type.isAnswering else {
      return .notAsked(.type)
    }
    guard place.isForeground else { return .notAsked(.background) }
    let interrupt = place.interrupt
    let (answers, isSuspended, isInterrupted) = ask(place, silence: silence, interrupt: interrupt)
    // The terminal is restored by now: do what the typed keys usually do.
    if isSuspended { terminal_stop_process() }
    if isInterrupted { raise(SIGINT) }
    return answers
  }

  /// Takes possession of the terminal, asks the questions and restores it. Also returns whether a suspension or an
  /// interrupt was typed meanwhile.
  @MainActor private func ask(
    _ place: TerminalPlace, silence: Duration, interrupt: UInt8?
  ) -> (answers: TerminalAnswers, isSuspended: Bool, isInterrupted: Bool) {
    guard
      let possession = try? TerminalPossession(of: place.output, holdingBack: [.output, .error]),
      place.setModes(), terminal_adopt_program_modes() == 0
    else { return (.notAsked(.refused), false, false) }
    guard !place.hasInput else { return (.notAsked(.inputWaiting), false, false) }
    var conversation = TerminalConversation(
      input: place.input, wake: possession.wakeDescriptor, interrupt: interrupt,
      patience: .init(silence: silence, batch: silence * 2)
    ) { terminal_write($0, $0.utf8.count) }
    let facts = conversation.ask(columns: sizes.kernel?.width ?? 80) {
      // From here on only the conversation uses the cursor's line.
      terminal_set_sequences(Self.lineOfItsOwnEnds, Self.lineOfItsOwnEnds.utf8.count, "", 0)
    }
    // Late answers would be read as typed input.
    if conversation.owesAnswers { tcflush(place.input, TCIFLUSH) }
    possession.giveBack()
    return (
      facts.map { .answered($0) } ?? .silent, conversation.shouldStop, conversation.isInterrupted
    )
  }

  private static let lineOfItsOwnEnds = "\r\u{1b}[K\u{1b}[?7h"
}

extension TerminalConversation {
  private static let erase = "\r\u{1b}[K"

  /// Asks all questions, from those that every terminal knows to those that few know; `nil` if no answer arrives.
  ///
  /// - Parameters:
  ///   - columns: the terminal's width.
  ///   - begin: called when the cursor is in a blank line.
  mutating func ask(columns: Int, begin: () -> Void = {}) -> AnswerFacts? {
    guard let first = ask("\u{1b}[6n") else { return nil }
    var facts = AnswerFacts()
    facts.note(first)
    guard case .cursor(_, let column)? = first.first(where: \.isCursor) else { return facts }
    if column > 1 { write("\r\n") }
    begin()
    // A terminal may print questions that it does not know: without wrapping they stay in one line, which is erased.
    write("\u{1b}[?7l")
    defer { write(Self.erase + "\u{1b}[?7h") }
    let modes = [2026, 2027, 2004, 1006, 1004].map { "\u{1b}[?\($0)$p" }.joined()
    facts.note(ask("\u{1b}[>0q" + modes + "\u{1b}]11;?\u{1b}\\\u{1b}[18t") ?? [])
    // A terminal that does not report its name at least has a number.
    if facts.name == nil { facts.note(ask("\u{1b}[>c") ?? []) }
    write(Self.erase)
    measure([.first], columns: columns, into: &facts)
    // A terminal that cannot show this text would be filled with garbage by the others.
    if facts.texts.allSatisfy(\.isRight) { measure(HardText.all, columns: columns, into: &facts) }
    return facts
  }

  /// Writes each text at the left edge and asks for the cursor position after it.
  private mutating func measure(_ texts: [HardText], columns: Int, into facts: inout AnswerFacts) {
    // At the right edge the cursor would not move.
    let texts = texts.filter { $0.columns + 3 <= columns }
    let questions = texts.map { "\r\($0.text)\u{1b}[6n\(Self.erase)" }
    facts.note(texts, ask("\r\u{1b}[6n" + questions.joined()) ?? [])
  }
}

extension ExaminationAnswer {
  fileprivate var isCursor: Bool { if case .cursor = self { true } else { false } }
}

extension AnswerFacts.Support {
  init(_ state: ModeState) { self = state == .absent ? .absent : .present }
}

extension AnswerFacts {
  mutating func note(_ answers: [ExaminationAnswer]) {
    for answer in answers {
      switch answer {
      case .attributes(let numbers): attributes = numbers
      case .secondaryAttributes(let numbers): secondaryAttributes = numbers
      case .name(let name): self.name = name
      case .textSize(let rows, let columns): size = CellSize(width: columns, height: rows)
      case .common(.mode(2026, let state)): wholeFrames = Support(state)
      case .common(.mode(2027, let state)): joinedEmoji = Support(state)
      case .common(.mode(2004, let state)): bracketedPaste = Support(state)
      case .common(.mode(1006, let state)): mouse = Support(state)
      case .common(.mode(1004, let state)): focus = Support(state)
      case .common(.background(let color)):
        background = .rgb(UInt8(color.red), UInt8(color.green), UInt8(color.blue))
        userInterfaceStyle = color.isLight ? .light : .dark
      case .common, .cursor: break
      }
    }
  }

  /// Stores by how many columns the texts moved the cursor. The first answer is the position before the first text; the
  /// others have to be in the same row. A key that looks like an answer, such as F3, usually names another row.
  mutating func note(_ texts: [HardText], _ answers: [ExaminationAnswer]) {
    let places = answers.compactMap { answer -> (row: Int, column: Int)? in
      if case .cursor(let row, let column) = answer { (row, column) } else { nil }
    }
    let columns = places.filter { $0.row == places.last?.row }.map(\.column).dropFirst()
    self.texts =
      columns.count == texts.count
      ? zip(texts, columns).map { MeasuredText($0, moved: $1 - 1) } : []
  }
}
