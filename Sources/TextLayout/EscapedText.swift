extension String {
  /// The text as a message may show it on a terminal, wherever it came from.
  ///
  /// What a terminal acts on or does not show is written as its number, such as `\u{1B}`: controls,
  /// format characters (those that turn the direction of text among them), separators of lines and
  /// paragraphs, and what is unassigned or for private use. Where lines
  /// are kept, line feeds and tabs stay.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  package func escapedForTerminal(keepingLines: Bool = false) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if keepingLines && (scalar == "\n" || scalar == "\t") || !scalar.isActedOn {
        escaped.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
    }
    return String(escaped)
  }
}

extension Unicode.Scalar {
  /// Whether it is more, or less, than something to be seen.
  fileprivate var isActedOn: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
