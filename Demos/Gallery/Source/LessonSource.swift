/// The source file of a lesson, as it was when the program was built.
public struct LessonSource: Hashable, Sendable {
  /// A line of a file; the first has the number 1.
  public struct Line: Hashable, Sendable {
    public let number: Int
    public let text: String
  }

  /// The file's name, such as `GreenLabel.swift`.
  public let file: String
  /// The whole text of the file.
  public let text: String
  /// Other files whose sections come after those of this one.
  public let others: [LessonSource]

  /// Creates the source from the name of a lesson's file; nil if that file is not built in.
  /// - Parameter others: The names of other files.
  init?(_ file: String, others: [String] = []) {
    guard let text = Self.texts[file] else { return nil }
    self.file = file
    self.text = text
    self.others = others.compactMap { LessonSource($0) }
  }

  /// All lines of the file.
  public var lines: [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(number: $0 + 1, text: String($1))
    }
  }

  /// The relevant parts of the file: those between `// MARK: - Constraints` and the next mark, without common
  /// indentation and without blank lines at the ends.
  public var sections: [[Line]] {
    var sections: [[Line]] = []
    var rest = lines[...]
    while let mark = rest.firstIndex(where: { $0.isMark("Constraints") }) {
      let section = rest[mark...].dropFirst().prefix { !$0.isMark("") }
      sections.append(Self.trimmed(section))
      rest = rest[section.endIndex...]
    }
    return sections
  }

  private static func trimmed(_ section: ArraySlice<Line>) -> [Line] {
    let lines = section.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
    let indent = lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
    return lines.map { Line(number: $0.number, text: String($0.text.dropFirst(indent))) }
  }
}

extension LessonSource.Line {
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } }
  fileprivate var indent: Int { text.prefix { $0 == " " }.count }

  fileprivate func isMark(_ name: String) -> Bool {
    text.drop { $0 == " " }.hasPrefix("// MARK: - " + name)
  }
}
