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

extension String {
  /// Returns the text for a description: in quotation marks, at most `limit` characters, with escapes like
  /// `\u{1B}` for characters that control a terminal or change the direction of text.
  package func quoted(limit: Int = 24) -> String {
    // Limit the scalars: a carriage return and a line feed are one character, and a character may have any number of
    // marks.
    let shown = prefix(limit).unicodeScalars.prefix(4 * limit)
    let rest = shown.endIndex == endIndex ? "" : "…"
    return "\"" + shown.map(\.quoted).joined() + rest + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var quoted: String {
    switch self {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\"", "\\": return "\\\(self)"
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: break
    default: if !properties.isBidiControl { return String(self) }
    }
    return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}

extension OptionSet where RawValue: FixedWidthInteger {
  /// Returns the names of the options in the set; `names` are those of the bits from the lowest on. Other bits are
  /// omitted.
  package func names(ofBits names: [String]) -> [String] {
    names.indices.filter { rawValue >> $0 & 1 == 1 }.map { names[$0] }
  }

  /// Returns the set for a description, such as `[bold, reverse]`; bits without a name are shown in hexadecimal digits.
  package func text(ofBits names: [String]) -> String {
    let rest = names.indices.reduce(rawValue) { $0 & ~(1 << $1) }
    let others = rest == 0 ? [] : ["0x" + String(rest, radix: 16)]
    return "[" + (self.names(ofBits: names) + others).joined(separator: ", ") + "]"
  }
}
