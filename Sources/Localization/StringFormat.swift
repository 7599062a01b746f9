/// A text with placeholders for values, like those of Foundation's `String(format:)`: `%@` is the next value,
/// `%2$@` the second one, `%%` a percent sign. Any other percent sign is literal.
struct StringFormat {
  static let place = "%@"

  /// A part of a format.
  enum Part: Equatable {
    case words(String)
    /// The index of a value, from 0.
    case value(Int)
  }

  let parts: [Part]

  init(_ format: String) {
    var parts: [Part] = []
    var words = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        words.append("%")
      } else if let number = Self.takePlace(&rest) {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.value(number ?? next))
        next = (number ?? next) + 1
      } else {
        words.append("%")
      }
    }
    if !words.isEmpty { parts.append(.words(words)) }
    self.parts = parts
  }

  /// Consumes the rest of a placeholder after its percent sign, and returns the number in it, or an inner `nil` if it
  /// has none. Returns an outer `nil` if it is not a placeholder.
  private static func takePlace(_ rest: inout Substring) -> Int?? {
    if rest.first == "@" {
      rest.removeFirst()
      return .some(nil)
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).hasPrefix("$@") else {
      return nil
    }
    rest.removeFirst(digits.count + 2)
    return number - 1
  }

  /// Returns a text with its percent signs doubled.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
