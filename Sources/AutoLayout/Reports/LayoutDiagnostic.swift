/// A pitfall, allowed but rarely intended: a finding, its source line, and a cure.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The name of the kind of pitfall, such as `update-without-match`.
  public let name: String
  /// The finding, in sentences.
  public let sentence: String
  /// The source line; nil if unknown.
  public let source: SourceLocation?
  /// The cure, in sentences.
  public let cure: String

  /// Creates a diagnostic; `sentence` and `cure` end with full stops.
  public init(name: String, sentence: String, source: SourceLocation?, cure: String) {
    self.name = name
    self.sentence = sentence
    self.source = source
    self.cure = cure
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The line, the finding, the cure, and the pitfall's name.
  public var description: String {
    "\(source.map { "\($0): " } ?? "")\(sentence) \(cure) [\(name)]"
  }
}
