import Ashlar

/// A statement in a lesson's source that makes constraints: `make.left.equalTo(label).offset(1)`, on one line or several.
struct SourceStatement {
  /// The name of the file.
  let file: String
  /// The lines. Constraints know the first one.
  let lines: [LessonSource.Line]
  /// The numbers in it that constraints can be given anew.
  let numbers: [SourceNumber]
  /// The file and the first line, as constraints know them: `Tip.swift:12`.
  var place: String { "\(file):\(lines[0].number)" }

  /// The statements of a lesson's constraints, in the order of the page: file by file.
  static func all(in source: LessonSource) -> [SourceStatement] {
    all(in: source, SourceNumberReader())
  }

  private static func all(
    in source: LessonSource, _ reader: SourceNumberReader
  ) -> [SourceStatement] {
    own(in: source, reader) + source.others.flatMap { all(in: $0, reader) }
  }

  private static func own(
    in source: LessonSource, _ reader: SourceNumberReader
  ) -> [SourceStatement] {
    source.sections.flatMap { section in
      var statements: [[LessonSource.Line]] = []
      var isOpen = false
      for line in section {
        let text = line.text.drop { $0 == " " }
        if isOpen, text.hasPrefix(".") {
          statements[statements.count - 1].append(line)
        } else {
          isOpen = text.contains("make.") && !text.hasPrefix("//")
          if isOpen { statements.append([line]) }
        }
      }
      return statements.map { SourceStatement(source.file, $0, reader) }
    }
  }

  private init(_ file: String, _ lines: [LessonSource.Line], _ reader: SourceNumberReader) {
    self.file = file
    self.lines = lines
    let first = lines.first?.number ?? 0
    numbers = lines.flatMap { reader.numbers(in: $0, statement: "\(file):\(first)", file: file) }
  }
}

/// A number in a statement that is the constant or the priority of its constraints.
struct SourceNumber: Hashable {
  /// What the number is.
  enum Role { case constant, priority }

  /// The file and the line where the statement begins, as constraints know them.
  let statement: String
  let file: String
  let line: Int
  /// The characters of the number in the line's text.
  let range: Range<Int>
  let role: Role
  /// The attribute of the constraint that it is the constant of; `nil` where it is that of all in the statement.
  var attribute: LayoutAttribute?
  /// The value as it is written.
  let written: Double

  /// Whether it is a number of a constraint that its statement has made.
  @MainActor func isAbout(_ constraint: LayoutConstraint) -> Bool {
    attribute.map { $0 == constraint.firstAttribute } ?? true
  }
}

/// Finds the numbers in lines of sources. It is made once for a source: to make its patterns takes longer than to use them.
struct SourceNumberReader {
  private let call =
    /\.(offset|equalTo|greaterThanOrEqualTo|lessThanOrEqualTo|priority)\((-?[0-9]+(?:\.[0-9]+)?)\)/
  private let size = /Size\(width: ([0-9]+(?:\.[0-9]+)?), height: ([0-9]+(?:\.[0-9]+)?)\)/

  /// The numbers of a line. A multiplier is none: it does not change once a constraint exists.
  func numbers(
    in line: LessonSource.Line, statement: String, file: String
  ) -> [SourceNumber] {
    func number(
      _ digits: Substring, _ role: SourceNumber.Role, of attribute: LayoutAttribute? = nil
    ) -> SourceNumber? {
      guard let written = Double(digits) else { return nil }
      let start = line.text.distance(from: line.text.startIndex, to: digits.startIndex)
      return SourceNumber(
        statement: statement, file: file, line: line.number, range: start..<start + digits.count,
        role: role, attribute: attribute, written: written)
    }
    let lengths = line.text.matches(of: size).flatMap { match in
      [
        number(match.output.1, .constant, of: .width),
        number(match.output.2, .constant, of: .height),
      ]
    }
    let others = line.text.matches(of: call).map { match in
      number(match.output.2, match.output.1 == "priority" ? .priority : .constant)
    }
    return (lengths + others).compactMap(\.self).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}

/// A line of a source with its numbers.
struct SourceLine {
  let file: String
  let line: Int
  var numbers: [SourceNumber]
}
