/// A language in which texts are shown, identified by its BCP 47 tag.
///
/// A program adds a language with an extension and a ``StringCatalog`` for it:
///
///     extension Language { static let german = Language(rawValue: "de") }
public struct Language: RawRepresentable, Hashable, Sendable {
  /// The tag, such as `en` or `zh-Hans`.
  public let rawValue: String

  /// Creates a language from its tag. Any tag is allowed; without a catalogue for it, texts are English.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English, in which texts are written. Its tag is `en`.
  public static let english = Language(rawValue: "en")
  /// Chinese in simplified characters. Its tag is `zh-Hans`.
  public static let simplifiedChinese = Language(rawValue: "zh-Hans")

  /// Returns the best of several languages for a locale of the C library.
  ///
  /// Only the language counts, not the script: every Chinese locale prefers any Chinese to English.
  ///
  /// - Parameters:
  ///   - locale: The name of the locale, such as `zh_CN.UTF-8`. Unknown ones, `C` and `POSIX` have no language.
  ///   - languages: The available languages. If several fit, the first one is returned.
  /// - Returns: `nil` if none fits.
  public static func best(forLocale locale: String, of languages: [Language]) -> Language? {
    let code = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    return languages.first { $0.rawValue.prefix { $0 != "-" }.lowercased() == code }
  }
}

extension Language: CustomStringConvertible {
  /// The tag.
  public var description: String { rawValue }
}

/// Translates texts to a language.
public struct Localizer: Sendable {
  /// The language.
  public let language: Language
  private let catalogs: [StringCatalog]

  /// Creates a localizer. If two catalogues contain a text, the first one is used. Catalogues of other languages are
  /// ignored.
  public init(_ language: Language, catalogs: [StringCatalog] = []) {
    self.language = language
    self.catalogs = catalogs.filter { $0.language == language }
  }

  /// A localizer that returns texts in English.
  public static let english = Localizer(.english)

  /// Returns a text in the language: from the first catalogue that contains it, else as it was written beside the
  /// English text, else in English.
  ///
  /// - Complexity: linear in the length of the text.
  public func string(_ text: LocalizedText) -> String {
    let (format, values) = words(of: text) ?? (text.key, text.values)
    if values.isEmpty, !format.utf8.contains(UInt8(ascii: "%")) { return format }
    return StringFormat(format).parts.map { part in
      switch part {
      case .words(let words): words
      case .value(let index): values.indices.contains(index) ? string(values[index]) : ""
      }
    }.joined()
  }

  private func string(_ value: LocalizedText.Value) -> String {
    switch value {
    case .verbatim(let text): text
    case .localized(let text): string(text)
    }
  }

  /// Returns the translation of a text with its values; nil if there is none.
  private func words(
    of text: LocalizedText
  ) -> (format: String, values: [LocalizedText.Value])? {
    for catalog in catalogs {
      if let format = catalog[text.key] { return (format, text.values) }
    }
    return text.translations.first { $0.language == language }.map { ($0.format, $0.values) }
  }

  /// Returns the keys that lack a translation, of a text and of the texts in its translation. Keys without letters are
  /// ignored. For tests; for English it is empty.
  public func missingKeys(in text: LocalizedText) -> [String] {
    guard language != .english else { return [] }
    let own = StringFormat(text.key).parts.contains { part in
      if case .words(let words) = part { words.contains { $0.isLetter } } else { false }
    }
    let words = words(of: text)
    let inner = (words?.values ?? text.values).flatMap { value in
      if case .localized(let text) = value { missingKeys(in: text) } else { [String]() }
    }
    return (own && words == nil ? [text.key] : []) + inner
  }
}

extension Localizer: CustomStringConvertible {
  /// The language and the number of texts in it, such as `zh-Hans, 3 texts`.
  public var description: String {
    StringCatalog(language, joining: catalogs.reversed()).description
  }
}
