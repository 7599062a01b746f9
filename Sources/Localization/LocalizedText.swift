/// A text that can be shown in several languages. It is written in English, as a literal or an interpolation:
///
///     let text: LocalizedText = "Row \(number) is \(height) high"
///
/// A Chinese text can be written beside it, so that both are changed together:
///
///     LocalizedText("Row \(number) is \(height) high", chinese: "第 \(number) 行高 \(height)")
///
/// A ``StringCatalog`` translates it to any language under its ``key``, the English literal with `%@` for each
/// value: `Row %@ is %@ high`. A value that is a `LocalizedText` is translated, too. Foundation's names:
/// `LocalizedStringResource` and `String.LocalizationValue`.
public struct LocalizedText: Sendable {
  /// The English text with `%@` for each value and `%%` for a percent sign.
  public let key: String
  /// The values, in the order of their placeholders.
  public let values: [Value]
  /// The translations that were written beside the English text; at most one for each language.
  let translations: [Translation]

  /// A value in a text.
  public enum Value: Hashable, Sendable {
    /// Text that is the same in all languages, such as a number or a name.
    case verbatim(String)
    /// Text that is translated.
    case localized(LocalizedText)
  }

  /// A text in another language. The order of its values may differ from that of the English text.
  struct Translation: Sendable {
    let language: Language
    let format: String
    let values: [Value]
  }

  private init(key: String, values: [Value]) {
    self.key = key
    self.values = values
    translations = []
  }

  /// Creates a text from its English and its Simplified Chinese words, both literals.
  ///
  ///     LocalizedText("\(name) is \(height) high", chinese: "\(name) 高 \(height)")
  ///
  /// A catalogue's translation takes precedence over the Chinese text given here.
  public init(_ english: LocalizedText, chinese: LocalizedText) {
    key = english.key
    values = english.values
    translations = [
      Translation(language: .simplifiedChinese, format: chinese.key, values: chinese.values)
    ]
  }

  /// Creates a text that is the same in all languages, such as a name that the user typed.
  public init(verbatim text: String) { self.init(key: "%@", values: [.verbatim(text)]) }

  /// The empty text.
  public static let empty: LocalizedText = ""

  /// Whether the English text is empty.
  public var isEmpty: Bool { english.isEmpty }
  /// The text in English.
  public var english: String { Localizer.english.string(self) }

  /// Returns the concatenation of texts, with a separator between neighbours.
  public static func joined(_ texts: [LocalizedText], separator: LocalizedText) -> LocalizedText {
    guard let first = texts.first else { return .empty }
    return texts.dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}

extension LocalizedText: Hashable {
  /// Returns whether both texts and their values are the same in English.
  public static func == (one: LocalizedText, other: LocalizedText) -> Bool {
    one.key == other.key && one.values == other.values
  }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(values)
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  /// Creates a text from a literal without values.
  public init(stringLiteral value: String) {
    self.init(key: StringFormat.escaped(value), values: [])
  }

  /// Creates a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, values: stringInterpolation.values)
  }

  /// The representation of a literal with values while the compiler builds it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [Value] = []

    /// Reserves memory for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { key += StringFormat.escaped(literal) }

    /// Adds a text that is translated.
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }

    /// Adds a value that is the same in all languages.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.verbatim(value.description))
    }

    private mutating func append(_ value: Value) {
      key += StringFormat.place
      values.append(value)
    }
  }
}

extension LocalizedText: CustomStringConvertible {
  /// The text in English.
  public var description: String { english }
}

extension LocalizedText.Value: CustomStringConvertible {
  /// The value in English.
  public var description: String {
    switch self {
    case .verbatim(let text): text
    case .localized(let text): text.english
    }
  }
}
