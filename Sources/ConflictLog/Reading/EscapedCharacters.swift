import ConstraintNotation

/// Characters that the list of a console's log contains as `\U52a0`, in UTF-16, but the broken constraint unescaped.
enum EscapedCharacters {
  /// Returns the text with these characters unescaped. Half of a surrogate pair stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("\\U") else { return text }
    var result = ""
    var cursor = Cursor(text)
    while let next = cursor.next {
      if let character = character(&cursor) {
        result.unicodeScalars.append(character)
      } else {
        result.append(next)
        cursor.position += 1
      }
    }
    return result
  }

  /// Reads one character or surrogate pair. If none comes next, returns nil and stays.
  private static func character(_ cursor: inout Cursor) -> Unicode.Scalar? {
    let start = cursor.position
    guard let first = unit(&cursor) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), let second = unit(&cursor), UTF16.isTrailSurrogate(second) {
      return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first
    }
    cursor.position = start
    return nil
  }

  /// Reads `\U` and four hexadecimal digits.
  private static func unit(_ cursor: inout Cursor) -> UInt16? {
    let start = cursor.position
    guard cursor.skip("\\U"), cursor.position + 4 <= cursor.text.count else {
      cursor.position = start
      return nil
    }
    let digits = cursor.text[cursor.position..<cursor.position + 4]
    guard digits.allSatisfy(\.isHexadecimal), let unit = UInt16(String(digits), radix: 16) else {
      cursor.position = start
      return nil
    }
    cursor.position += 4
    return unit
  }
}
