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
