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
