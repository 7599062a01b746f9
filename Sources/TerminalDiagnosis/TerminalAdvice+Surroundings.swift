import CellDrawing

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
