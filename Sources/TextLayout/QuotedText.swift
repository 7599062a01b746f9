extension String {
  /// Returns the text for a description: in quotation marks, at most `limit` characters, with escapes like
  /// `\u{1B}` for characters that control a terminal or change the direction of text.
  package func quoted(limit: Int = 24) -> String {
    // By scalars: a carriage return and a line feed are one character, and one may have any number of marks.
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
