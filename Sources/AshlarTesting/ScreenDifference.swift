import AutoLayout
import TextLayout

/// The differences between a screen and the one that a test expects.
///
///     FormTests.swift:12: the screen is another one.
///     Row 1 differs at column 6:
///       expected  Name: Ada
///       shown     Name: Eve
///                       ^^^
///
/// Rows that have only moved do not differ: an extra row is reported once, without all rows below it.
public struct ScreenDifference: Error, Hashable, Sendable {
  /// A row that differs.
  public struct Row: Hashable, Sendable {
    /// The index of the row on the screen, from 0 at the top; for a missing row the index among the expected rows.
    public let index: Int
    /// The expected text, without trailing spaces; `nil` for an extra row.
    public let expected: String?
    /// The shown text, without trailing spaces; `nil` for a missing row.
    public let actual: String?
    /// The differing columns, in order: at least one; none for an extra or a missing row. A wide character counts with
    /// two columns.
    public let columns: [Int]
  }

  /// The rows that differ, from the top down; at least one.
  public let rows: [Row]
  /// If the rows are letters of styles, a line for each letter, such as `a  [bold]`; otherwise empty.
  public let legend: [String]
  /// The line of the test; `nil` if it is not known.
  public let source: SourceLocation?

  /// Compares two screens; `nil` if they do not differ. Trailing spaces of a row and trailing blank rows are ignored.
  public init?(expected: String, actual: String, source: SourceLocation? = nil) {
    let rows = { (screen: String) in
      screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.init(expected: rows(expected), actual: rows(actual), blank: " ", source: source)
  }

  /// Compares rows. `blank` is the character that is ignored at the end of a row.
  init?(
    expected: [String], actual: [String], blank: Character, legend: [String] = [],
    source: SourceLocation?
  ) {
    let count = max(expected.count, actual.count)
    func trimmed(_ rows: [String]) -> [String] {
      (0..<count).map { $0 < rows.count ? rows[$0].trimmed(of: blank) : "" }
    }
    rows = Row.all(trimmed(expected), trimmed(actual), blank: blank)
    (self.legend, self.source) = (legend, source)
    if rows.isEmpty { return nil }
  }
}

extension String {
  /// Returns the text without trailing occurrences of a character.
  fileprivate func trimmed(of blank: Character) -> String {
    String(prefix(upTo: lastIndex { $0 != blank }.map(index(after:)) ?? startIndex))
  }
}

extension ScreenDifference.Row {
  /// Returns the differing rows, after aligning the rows that are the same on both screens.
  fileprivate static func all(
    _ expected: [String], _ actual: [String], blank: Character
  ) -> [ScreenDifference.Row] {
    var (missing, added): (Set<Int>, Set<Int>) = ([], [])
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let index, _, _): missing.insert(index)
      case .insert(let index, _, _): added.insert(index)
      }
    }
    /// The number of rows without trailing blank ones.
    func end(_ rows: [String]) -> Int { (rows.lastIndex { !$0.isEmpty } ?? -1) + 1 }
    let ends = (expected: end(expected), actual: end(actual))
    var rows: [ScreenDifference.Row] = []
    var (first, second) = (0, 0)
    while first < expected.count || second < actual.count {
      switch (missing.contains(first), added.contains(second)) {
      case (false, false): (first, second) = (first + 1, second + 1)
      case (true, true):
        rows += Self(second, expected[first], actual[second], blank: blank).map { [$0] } ?? []
        (first, second) = (first + 1, second + 1)
      case (true, false):
        if first < ends.expected { rows.append(Self(first, expected: expected[first])) }
        first += 1
      case (false, true):
        if second < ends.actual { rows.append(Self(second, actual: actual[second])) }
        second += 1
      }
    }
    return rows
  }

  /// Creates a row that only one of the screens has.
  private init(_ index: Int, expected: String? = nil, actual: String? = nil) {
    (self.index, self.expected, self.actual, columns) = (index, expected, actual, [])
  }

  /// The content of a column: a character, or the second half of a wide one.
  private struct Half: Hashable {
    let character: Character
    var isSecond = false
  }

  /// Compares two rows; `nil` if they do not differ.
  private init?(_ index: Int, _ expected: String, _ actual: String, blank: Character) {
    let (first, second) = (Self.columns(of: expected), Self.columns(of: actual))
    let blank = Half(character: blank)
    columns = (0..<max(first.count, second.count)).filter { column in
      (column < first.count ? first[column] : blank)
        != (column < second.count ? second[column] : blank)
    }
    if columns.isEmpty { return nil }
    (self.index, self.expected, self.actual) = (index, expected, actual)
  }

  private static func columns(of text: String) -> [Half] {
    text.flatMap { character in
      let isWide = TextLine(String(character)).width > 1
      return [Half(character: character)]
        + (isWide ? [Half(character: character, isSecond: true)] : [])
    }
  }
}

extension ScreenDifference: CustomStringConvertible {
  /// The line of the test; the differing rows, each as expected and as shown, with marks under the differing columns;
  /// and the legend.
  public var description: String {
    let heading = source.map { ["\($0): the screen is another one."] } ?? []
    let styles = legend.isEmpty ? [] : ["Styles:"] + legend.map { "  " + $0 }
    return (heading + rows.map(\.description) + styles).joined(separator: "\n")
  }
}

extension ScreenDifference.Row: CustomStringConvertible {
  /// Both rows and the marks, or the row that only one screen has.
  public var description: String {
    guard let expected, let actual else {
      return """
        Row \(index) is \(actual == nil ? "missing" : "one too many"):
          \(actual == nil ? "expected" : "shown   ")  \((expected ?? actual ?? "").escapedForTerminal())
        """
    }
    let marks = (0...(columns.last ?? 0)).map { columns.contains($0) ? "^" : " " }.joined()
    return """
      Row \(index) differs at column \(columns.first ?? 0):
        expected  \(expected.escapedForTerminal())
        shown     \(actual.escapedForTerminal())
                  \(marks)
      """
  }
}
