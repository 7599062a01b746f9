/// Something that a layout allows and that is seldom meant: a finding, the line that wrote it, and
/// a cure.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The pitfall's name, which is the same whichever views fell into it: `update-without-match`.
  public let name: String
  /// The finding, in sentences.
  public let sentence: String
  /// The line that wrote it; absent where none is known.
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
  /// The line, what was noticed, the cure, and the pitfall's name.
  public var description: String {
    "\(source.map { "\($0): " } ?? "")\(sentence) \(cure) [\(name)]"
  }
}
