/// The translations of texts to a language, keyed by the English text. Xcode's name.
///
///     let german = StringCatalog(.german, ["Row %@ is %@ high": "Zeile %@ ist %@ hoch"])
///
/// A translation can have the values in another order: `%2$@` is the second one. `%%` is a percent sign.
public struct StringCatalog: Sendable {
  /// The language of the translations.
  public let language: Language
  private let formats: [String: String]
  /// The English texts, sorted.
  public var keys: [String] { formats.keys.sorted() }

  /// Creates a catalogue. Of two translations of one text the later one is used.
  public init(_ language: Language, _ translations: KeyValuePairs<String, String>) {
    self.language = language
    formats = Dictionary(translations.map { ($0.key, $0.value) }) { $1 }
  }

  /// Creates a catalogue from others; those of other languages are ignored. Of two translations of one text the later
  /// one is used.
  public init(_ language: Language, joining catalogs: [StringCatalog]) {
    self.language = language
    formats = catalogs.filter { $0.language == language }.reduce(into: [:]) { all, catalog in
      all.merge(catalog.formats) { $1 }
    }
  }

  /// Returns the translation of a text; `nil` if there is none.
  ///
  /// - Complexity: constant.
  public subscript(key: String) -> String? { formats[key] }
}

extension StringCatalog: CustomStringConvertible {
  /// The language and the number of texts, such as `zh-Hans, 3 texts`.
  public var description: String {
    "\(language), \(formats.count) text\(formats.count == 1 ? "" : "s")"
  }
}

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
