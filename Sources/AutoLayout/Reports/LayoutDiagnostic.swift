/// Something that a layout allows and that is seldom meant: what was noticed, where it was written, and
/// what cures it.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The pitfall's name, which is the same whichever views fell into it: `update-without-match`.
  public let name: String
  /// What was noticed.
  public let sentence: String
  /// Where it was written; absent where no line is known.
  public let source: SourceLocation?
  /// What to do about it.
  public let cure: String

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
