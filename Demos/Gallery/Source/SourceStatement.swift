import Ashlar

/// A statement in a lesson's source that creates constraints, such as `make.left.equalTo(label).offset(1)`, on one line
/// or several.
struct SourceStatement {
  /// The name of the file.
  let file: String
  /// The lines of the statement. Constraints store the first one.
  let lines: [LessonSource.Line]
  /// The numbers in it that can be changed in the constraints.
  let numbers: [SourceNumber]
  /// The source location that constraints store, with the first line: `Tip.swift:12`.
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

/// A number in a statement: the constant or the priority of its constraints.
struct SourceNumber: Hashable {
  /// The role of the number.
  enum Role { case constant, priority }

  /// The source location of the statement's beginning, as constraints store it.
  let statement: String
  let file: String
  let line: Int
  /// The range of the number in the line's characters.
  let range: Range<Int>
  let role: Role
  /// The attribute of the constraint whose constant it is; `nil` if it applies to all constraints of the statement.
  var attribute: LayoutAttribute?
  /// The value as it is written.
  let written: Double

  /// Whether a constraint, created by the statement, uses the number.
  @MainActor func isAbout(_ constraint: LayoutConstraint) -> Bool {
    attribute.map { $0 == constraint.firstAttribute } ?? true
  }
}

/// Finds the numbers in lines of sources. Use one reader for a whole source: creating its patterns takes longer than
/// using them.
struct SourceNumberReader {
  private let call =
    /\.(offset|equalTo|greaterThanOrEqualTo|lessThanOrEqualTo|priority)\((-?[0-9]+(?:\.[0-9]+)?)\)/
  private let size = /Size\(width: ([0-9]+(?:\.[0-9]+)?), height: ([0-9]+(?:\.[0-9]+)?)\)/

  /// Returns the numbers of a line, without multipliers: a multiplier cannot change after its constraint was created.
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
