/// A position in a text that is read from left to right.
package struct Cursor {
  package let text: [Character]
  package var position = 0

  package init(_ text: String) { self.text = Array(text) }
  package init(_ text: [Character]) { self.text = text }

  package var isAtEnd: Bool { position >= text.count }
  package var next: Character? { isAtEnd ? nil : text[position] }
  package var rest: ArraySlice<Character> { text[min(position, text.count)...] }

  /// Skips white space.
  package mutating func skipBlanks() {
    while let next, next.isWhitespace { position += 1 }
  }

  package func has(_ prefix: String) -> Bool { rest.starts(with: prefix) }

  /// Skips a text if it comes next, and returns whether it did.
  package mutating func skip(_ prefix: String) -> Bool {
    guard has(prefix) else { return false }
    position += prefix.count
    return true
  }

  /// Reads the longest run of characters that satisfy a condition; it may be empty.
  package mutating func read(while isPart: (Character) -> Bool) -> String {
    let start = position
    while let next, isPart(next) { position += 1 }
    return String(text[start..<position])
  }

  /// Reads up to a text, which is not consumed. If the text does not follow, returns nil and stays.
  package mutating func read(upTo end: String) -> String? {
    guard let index = firstIndex(of: end) else { return nil }
    defer { position = index }
    return String(text[position..<index])
  }

  /// Returns the next index at which a text begins; nil if there is none.
  package func firstIndex(of part: String, from start: Int? = nil) -> Int? {
    let part = Array(part)
    var index = start ?? position
    while index + part.count <= text.count {
      if text[index] == part[0], text[index..<index + part.count].elementsEqual(part) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Reads a number with an optional sign, and updates the largest number of decimals. If no number
  /// comes next, returns nil and stays.
  package mutating func readNumber(decimals: inout Int) -> Double? {
    let start = position
    var digits = ""
    if let next, next == "-" || next == "+" {
      digits.append(next)
      position += 1
      skipBlanks()
    }
    let whole = read(while: \.isASCIIDigit)
    digits += whole
    var fraction = ""
    if next == "." {
      position += 1
      fraction = read(while: \.isASCIIDigit)
      if !fraction.isEmpty { digits += "." + fraction }
    }
    guard !whole.isEmpty || !fraction.isEmpty else {
      position = start
      return nil
    }
    if whole.isEmpty { digits = digits.replacingFirst(".", with: "0.") }
    digits += readExponent()
    decimals = max(decimals, fraction.count)
    guard let number = Double(digits) else {
      position = start
      return nil
    }
    return LogNumbers.usable(number)
  }

  private mutating func readExponent() -> String {
    let start = position
    guard next == "e" || next == "E" else { return "" }
    position += 1
    var exponent = "e"
    if let next, next == "-" || next == "+" {
      exponent.append(next)
      position += 1
    }
    let digits = read(while: \.isASCIIDigit)
    guard !digits.isEmpty else {
      position = start
      return ""
    }
    return exponent + digits.prefix(4)
  }
}

/// The range of numbers that a constraint in a log can use.
package enum LogNumbers {
  /// The largest magnitude. Greater numbers, such as 1.79769e+308, mean "no limit".
  package static let largest = 1e7

  /// Returns 0 for numbers that are practically 0, such as 2.22507e-308, and clamps large numbers to the limit.
  package static func usable(_ number: Double) -> Double {
    guard abs(number) > 1e-7 else { return 0 }
    return min(max(number, -largest), largest)
  }
}

extension Character {
  package var isASCIIDigit: Bool { isASCII && isWholeNumber }
  /// Whether the character can be part of an address after `0x`.
  package var isHexadecimal: Bool { isASCII && isHexDigit }
}

extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  package func replacingFirst(_ character: Character, with text: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return self[..<index] + text + self[self.index(after: index)...]
  }

  /// Returns the text with each occurrence of a part replaced by another text.
  package func replacing(_ part: String, with other: String) -> String {
    guard contains(part) else { return self }
    var result = ""
    var cursor = Cursor(self)
    while let before = cursor.read(upTo: part) {
      result += before + other
      cursor.position += part.count
    }
    return result + String(cursor.rest)
  }
}
