/// The characters of a visual format, and the position of the scan.
package struct VisualFormatScanner {
  let format: String
  private let characters: [Character]
  private(set) var position = 0

  package init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The next character; nil at the end.
  var next: Character? { character(at: position) }

  package var isAtEnd: Bool { next == nil }

  private func character(at index: Int) -> Character? {
    index < characters.count ? characters[index] : nil
  }

  /// Consumes the next character if it is `character`.
  ///
  /// - Returns: Whether it was.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Skips the next character, if any.
  mutating func skip() {
    if !isAtEnd { position += 1 }
  }

  /// Returns an error at the present position. If there is white space, which a format never contains, the
  /// error says that.
  func unexpected(_ message: String) -> VisualFormatError {
    guard let next, next.isWhitespace else { return error(message, at: position) }
    return error("A visual format must not contain white space", at: position)
  }

  func error(_ message: String, at offset: Int) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: offset)
  }

  // MARK: - Names and numbers

  /// Scans a name: a letter or an underscore, then letters, digits and underscores.
  package mutating func scanName() -> String? {
    let start = position
    while let next, next == "_" || next.isLetter || (position > start && next.isNumber) {
      position += 1
    }
    return position > start ? String(characters[start..<position]) : nil
  }

  /// Whether a number, or a mistake in one, comes next.
  var isBeforeNumber: Bool {
    guard let next else { return false }
    return next == "." || next == "-" || next == "+" || next.isDigit(hexadecimal: false)
  }

  /// Scans the longest number that C's `strtod` reads in the C locale. Leading white space is not skipped,
  /// and the words for infinity and not-a-number are names here.
  mutating func scanNumber() -> Double? {
    let start = position
    if !take("-") { _ = take("+") }
    let isHexadecimal = takeHexadecimalPrefix()
    var count = takeDigits(hexadecimal: isHexadecimal)
    if take(".") { count += takeDigits(hexadecimal: isHexadecimal) }
    if count > 0 { takeExponent(isHexadecimal ? "p" : "e") }
    guard count > 0, let number = Double(String(characters[start..<position])) else {
      position = start
      return nil
    }
    return number
  }

  private mutating func takeDigits(hexadecimal: Bool) -> Int {
    let start = position
    while let next, next.isDigit(hexadecimal: hexadecimal) { position += 1 }
    return position - start
  }

  /// Scans `0x` if a digit follows. Otherwise the 0 is a complete number.
  private mutating func takeHexadecimalPrefix() -> Bool {
    guard next == "0", character(at: position + 1)?.lowercased() == "x" else { return false }
    let point = character(at: position + 2) == "." ? 1 : 0
    guard character(at: position + 2 + point)?.isDigit(hexadecimal: true) ?? false else {
      return false
    }
    position += 2
    return true
  }

  /// Scans an exponent if it has a digit.
  private mutating func takeExponent(_ letter: String) {
    let start = position
    guard next?.lowercased() == letter else { return }
    position += 1
    if !take("-") { _ = take("+") }
    if takeDigits(hexadecimal: false) == 0 { position = start }
  }
}

extension Character {
  fileprivate func isDigit(hexadecimal: Bool) -> Bool {
    isASCII && (hexadecimal ? isHexDigit : isWholeNumber)
  }
}
