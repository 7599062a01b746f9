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
