extension String {
  /// The text for a name that may be printed: what would steer a terminal, or turn a line of text around,
  /// stands as it is written in code, like `\u{1B}`.
  var printable: String {
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
