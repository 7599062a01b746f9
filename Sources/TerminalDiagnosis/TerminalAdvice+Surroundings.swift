import CellDrawing

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

extension TerminalExamination {
  /// The advice about the locale and its encoding.
  var localeAdvice: [TerminalAdvice] {
    guard refusal != .notUnicode(codeset: locale.encoding) else { return [] }
    let counting = locale.variables.first
    if !locale.isInstalled, let counting {
      return [
        .init(
          .warning, .locale,
          "\(counting.name) names “\(counting.value)”, a locale that is not installed. C.UTF-8 "
            + "is used in its place; other programs may show no Unicode.",
          "Install that locale (Debian: dpkg-reconfigure locales), or choose one of those that "
            + "“locale -a” lists: export \(counting.name)=C.UTF-8")
      ]
    }
    guard locale.encoding != locale.usedEncoding else { return [] }
    let cause =
      counting.map { "\($0.name)=\($0.value) leads to" } ?? "No locale is set, which leads to"
    return [
      .init(
        .warning, .locale,
        "\(cause) the encoding \(locale.encoding), which cannot write most characters. C.UTF-8 is "
          + "used in its place; other programs may show no Unicode.",
        "Type: export \(counting?.name ?? "LANG")=C.UTF-8")
    ]
  }

  /// The advice about sizes that contradict each other.
  var sizeAdvice: [TerminalAdvice] {
    guard answers != .notAsked(.noTerminal) else { return [] }
    guard let used = sizes.kernel else {
      let assumed = sizes.used
      return [
        .init(
          .warning, .size,
          "The system does not know the terminal's size: \(assumed.width)x\(assumed.height) is "
            + "taken for it.",
          "Make the window a little larger or smaller. On a serial line, type the size in "
            + "rows and columns: stty rows 24 cols 80")
      ]
    }
    var advice: [TerminalAdvice] = []
    if let told = toldSize, told != used {
      advice.append(
        .init(
          .warning, .size,
          "The system says that the terminal has \(used.width)x\(used.height) cells, the "
            + "terminal itself says \(told.width)x\(told.height).",
          "Make the window a little larger or smaller. If that does not help, type: "
            + "stty rows \(told.height) cols \(told.width)"))
    }
    let others = [
      ("COLUMNS", sizes.columnsVariable, used.width), ("LINES", sizes.linesVariable, used.height),
    ].filter { $1 != nil && $1 != "\($2)" }
    if !others.isEmpty {
      let names = others.map(\.0)
      advice.append(
        .init(
          .note, .size,
          others.map { "\($0.0)=\($0.1 ?? "")" }.joined(separator: " and ")
            + " is set to another size than the terminal's. It is not looked at here; other "
            + "programs may believe it.",
          "Type: unset \(names.joined(separator: " "))"))
    }
    return advice
  }
}
