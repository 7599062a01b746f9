extension String {
  /// The text with escapes like `\u{1B}` for characters that control a terminal or change the direction of
  /// text.
  package var printable: String {
    guard unicodeScalars.contains(where: \.steers) else { return self }
    return unicodeScalars.map { scalar in
      guard scalar.steers else { return String(scalar) }
      let number = String(scalar.value, radix: 16, uppercase: true)
      return scalar == "\n" ? "\\n" : "\\u{\(number)}"
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
