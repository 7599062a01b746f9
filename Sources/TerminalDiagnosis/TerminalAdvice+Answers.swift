extension TerminalExamination {
  /// The advice about the terminal's answers, or about their absence.
  var answerAdvice: [TerminalAdvice] {
    switch answers {
    case .notAsked(.noTerminal):
      guard refusal == nil else { return [] }
      return [
        .init(
          .note, .answers, "The terminal was not asked.",
          "Run the program in a terminal, without a pipe or a redirection.")
      ]
    case .notAsked(.background):
      return [
        .init(
          .note, .answers, "The program runs in the background, so the terminal was not asked.",
          "Run it in the foreground, without “&”.")
      ]
    case .notAsked(.inputWaiting):
      return [
        .init(
          .note, .answers,
          "Something was typed before the terminal could be asked, so it was not: its answers could "
            + "not have been told apart.", "Try it once more, without typing ahead.")
      ]
    case .notAsked(.type):
      guard refusal == nil else { return [] }
      return [
        .init(
          .note, .answers, "A terminal of this type cannot be asked.",
          "If it can show more than text, TERM names the wrong type.")
      ]
    case .notAsked(.refused):
      return [
        .init(
          .warning, .answers, "The system did not let the terminal be asked.", "Try it once more.")
      ]
    case .silent:
      return [
        .init(
          .warning, .answers,
          "The terminal did not answer within a second, so what it does with text is not known.",
          "If the connection is slow, try again when it is faster. If this is no window but a "
            + "part of another program (an editor, a recorder), run it in a terminal of its own.")
      ]
    case .answered(let facts):
      return Self.advice(about: facts)
    }
  }

  private static func advice(about facts: AnswerFacts) -> [TerminalAdvice] {
    var advice: [TerminalAdvice] = []
    if facts.mouse == .absent {
      advice.append(
        .init(
          .note, .mouse, "The terminal does not report the mouse in a way that knows all columns.",
          "Use the keys, or another terminal."))
    }
    if facts.wholeFrames != .present {
      let says = facts.wholeFrames == .absent ? "cannot" : "does not say that it can"
      advice.append(
        .init(
          .note, .wholeFrames,
          "The terminal \(says) show a frame all at once, so fast changes may be seen half done.",
          "A newer version of the terminal, or of tmux, may know it (synchronized output)."))
    }
    return advice
  }
}

extension TerminalExamination {
  /// The advice about texts that moved the cursor by another number of columns than expected.
  var textAdvice: [TerminalAdvice] {
    guard let texts = answers.facts?.texts else { return [] }
    if texts.isEmpty {
      return [
        .init(
          .note, .text, "The terminal did not tell how far its cursor moves for texts.",
          "It may be too narrow: make it wider than 10 columns, or try it once more.")
      ]
    }
    let wrong = texts.filter { !$0.isRight }
    guard !wrong.isEmpty else { return [] }
    if Self.isTakenForBytes(texts) { return [Self.bytes] }
    let ambiguous = wrong.filter { $0.text.matter == .ambiguous && $0.moved > $0.text.columns }
    let others = wrong.filter { !ambiguous.contains($0) }
    var advice: [TerminalAdvice] = []
    if !ambiguous.isEmpty {
      advice.append(
        .init(
          .warning, .text,
          "Signs such as lines, “±” or Greek letters take two columns here, and programs count "
            + "one: boxes break, and what stands right of such a sign is shifted.",
          ambiguousRemedy))
    }
    if !others.isEmpty {
      let list = others.map { "\($0.text.kind) (\($0.moved), not \($0.text.columns))" }
      advice.append(
        .init(
          .warning, .text,
          "The cursor moves by other columns than are counted for: "
            + list.joined(separator: ", ") + ". What stands right of such a text is shifted.",
          othersRemedy))
    }
    return advice
  }

  /// Whether the terminal reads bytes as characters: for most texts it used about as many columns as there are bytes.
  private static func isTakenForBytes(_ texts: [AnswerFacts.MeasuredText]) -> Bool {
    let telling = texts.filter { $0.text.text.utf8.count != $0.text.columns }
    // Some bytes are control characters for such a terminal and take no column.
    let taken = telling.filter {
      !$0.isRight && $0.moved * 3 >= $0.text.text.utf8.count && $0.moved > $0.text.columns
    }
    return !telling.isEmpty && taken.count * 2 > telling.count
  }

  private static let bytes = TerminalAdvice(
    .warning, .text,
    "The terminal does not read text as UTF-8: it takes each byte for a character.",
    "Choose UTF-8 as the encoding in the terminal's settings, or start it in a UTF-8 locale "
      + "(xterm -u8, tmux -u).")

  private var ambiguousRemedy: String {
    let name = answers.facts?.name ?? ""
    if name.hasPrefix("XTerm") { return "Start xterm without -cjk_width: xterm +cjk_width" }
    return "In the terminal's settings, let characters of ambiguous width be narrow (one column). "
      + "The font is not the reason."
  }

  private var othersRemedy: String {
    let name = answers.facts?.name ?? ""
    if program.multiplexer == .tmux || name.hasPrefix("tmux") {
      return "tmux counts by its own tables: a newer version knows newer characters. "
        + "The font is not the reason."
    }
    if name.hasPrefix("XTerm") {
      return "Start xterm with the system's widths: xterm +mk_width +cjk_width. "
        + "The font is not the reason."
    }
    return "Take a newer version of the terminal, or look in its settings for the version of "
      + "Unicode or the width of emoji. The font is not the reason."
  }
}
