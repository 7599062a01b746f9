/// A line of source code, such as the one that created a constraint.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and file, as in `#fileID`.
  public let file: String
  /// The number of the line; the first is 1.
  public let line: Int

  /// Creates a location from `#fileID` and `#line`.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The file's name and the line, like `Form.swift:12`.
  public var description: String {
    let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
    return "\(name):\(line)"
  }
}
