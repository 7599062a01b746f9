extension TerminalExamination {
  /// The advice about the reason why no screen can be opened.
  var refusalAdvice: [TerminalAdvice] {
    switch refusal {
    case nil: return []
    case .notATerminal(let stream):
      let use = stream == .input ? "no keys can be read" : "no screen can be shown"
      return [
        .init(
          .fault, .streams, "The \(stream.rawValue) is not a terminal, so \(use).",
          "Run the program in a terminal, without a pipe or a redirection.")
      ]
    case .typeMissing:
      return [
        .init(
          .fault, .type, "TERM is not set, so nothing says which terminal this is.",
          "In nearly every terminal of today this is right: export TERM=\(likelyType)")
      ]
    case .typeUnknown(let type):
      return [
        .init(
          .fault, .type,
          "TERM says “\(type)”, but this system has no description of such a terminal.",
          "Install its description (terminfo entry; Debian's package ncurses-term has many), or "
            + "take a type that is like it: export TERM=\(likelyType)")
      ]
    case .cursorNotAddressable(let type):
      return [
        .init(
          .fault, .type,
          "TERM says “\(type)”, and by its description such a terminal cannot move its cursor.",
          "Run the program in a terminal with a screen. If this is one: "
            + "export TERM=\(likelyType)")
      ]
    case .notUnicode(let codeset):
      return [
        .init(
          .fault, .locale,
          "The locale writes \(codeset), and the system has no locale C.UTF-8 to use in its place.",
          "Choose a UTF-8 locale of those that “locale -a” lists: export LC_ALL=en_US.UTF-8")
      ]
    case .some(let error):
      return [.init(.fault, .streams, "\(error)", "Try it once more.")]
    }
  }
}
