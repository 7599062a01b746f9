/// A language that texts are shown in, by its tag of BCP 47.
///
/// A program adds one of its own with an extension and a ``StringCatalog`` for it:
///
///     extension Language { static let german = Language(rawValue: "de") }
public struct Language: RawRepresentable, Hashable, Sendable {
  /// The tag, such as `en` or `zh-Hans`.
  public let rawValue: String

  /// Creates a language from its tag. Any tag is allowed; without a catalogue for it, texts are English.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English, which texts are written in. Its tag is `en`.
  public static let english = Language(rawValue: "en")
  /// Chinese in simplified characters. Its tag is `zh-Hans`.
  public static let simplifiedChinese = Language(rawValue: "zh-Hans")

  /// Returns the best of some languages for a locale of the C library.
  ///
  /// Only the language counts: every Chinese locale prefers Chinese in any characters to English.
  ///
  /// - Parameters:
  ///   - locale: its name, such as `zh_CN.UTF-8`. Unknown ones, `C` and `POSIX` have no language.
  ///   - languages: the languages there are. Of several that fit the first is taken.
  /// - Returns: `nil` where none fits.
  public static func best(forLocale locale: String, of languages: [Language]) -> Language? {
    let code = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    return languages.first { $0.rawValue.prefix { $0 != "-" }.lowercased() == code }
  }
}

extension Language: CustomStringConvertible {
  /// The tag.
  public var description: String { rawValue }
}
