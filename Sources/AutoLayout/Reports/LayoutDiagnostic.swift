import Localization

/// A pitfall: allowed, but rarely intended. It has a finding, a source line and a cure.
public struct LayoutDiagnostic: Sendable {
  /// The name of the kind of pitfall, such as `update-without-match`.
  public let name: String
  /// The finding, in sentences.
  public var sentence: String { localizedSentence.english }
  /// The ``sentence``, to be translated.
  public let localizedSentence: LocalizedText
  /// The source line; nil if unknown.
  public let source: SourceLocation?
  /// The cure, in sentences.
  public var cure: String { localizedCure.english }
  /// The ``cure``, to be translated.
  public let localizedCure: LocalizedText

  /// Creates a diagnostic; `sentence` and `cure` end with full stops.
  public init(
    name: String, sentence: LocalizedText, source: SourceLocation?, cure: LocalizedText
  ) {
    self.name = name
    localizedSentence = sentence
    self.source = source
    localizedCure = cure
  }
}

extension LayoutDiagnostic: Hashable {
  /// Returns whether the names, the source lines and the English texts are equal.
  public static func == (one: LayoutDiagnostic, other: LayoutDiagnostic) -> Bool {
    one.name == other.name && one.source == other.source && one.sentence == other.sentence
      && one.cure == other.cure
  }

  /// Hashes the name, the line and the finding.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(source)
    hasher.combine(sentence)
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The line, the finding, the cure, and the pitfall's name.
  public var description: String {
    "\(source.map { "\($0): " } ?? "")\(sentence) \(cure) [\(name)]"
  }
}
