extension String {
  /// Returns the text with escapes, so that a message can show text of any origin on a terminal.
  ///
  /// Characters that a terminal acts on or does not show become numbers, such as `\u{1B}`: controls, format
  /// characters (including those that change the direction of text), separators of lines and paragraphs, and
  /// unassigned or private characters. With `keepingLines`, line feeds and tabs stay.
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
  /// Whether a terminal acts on the scalar or does not show it.
  fileprivate var isActedOn: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
