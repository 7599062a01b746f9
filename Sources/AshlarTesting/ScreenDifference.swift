import TextLayout

/// The difference between a screen and the one that a test expects.
///
///     Row 1 differs at column 6:
///       expected  Name: Ada
///       shown     Name: Eve
///                       ^^^
public struct ScreenDifference: Error, Hashable, Sendable {
  /// A row that differs.
  public struct Row: Hashable, Sendable {
    /// The row, from 0 at the top.
    public let index: Int
    /// The text that a test expects, without spaces at its end.
    public let expected: String
    /// The text that is shown, without spaces at its end.
    public let actual: String
    /// The columns from the first to the last that differ.
    public let columns: ClosedRange<Int>
  }

  /// The rows that differ, from the top down; at least one.
  public let rows: [Row]

  /// Compares two screens; `nil` where they do not differ. Spaces at the end of a row and blank rows at the end mean
  /// nothing.
  public init?(expected: String, actual: String) {
    let (expected, actual) = (Self.rows(of: expected), Self.rows(of: actual))
    let count = max(expected.count, actual.count)
    rows = (0..<count).compactMap { index in
      Row(
        index, index < expected.count ? expected[index] : "",
        index < actual.count ? actual[index] : "")
    }
    if rows.isEmpty { return nil }
  }

  private static func rows(of screen: String) -> [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.prefix(upTo: row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex))
    }
  }
}

extension ScreenDifference.Row {
  /// Compares two rows; `nil` where they do not differ.
  fileprivate init?(_ index: Int, _ expected: String, _ actual: String) {
    let (first, second) = (Self.cells(of: expected), Self.cells(of: actual))
    let count = max(first.count, second.count)
    let differing = (0..<count).filter { column in
      (column < first.count ? first[column] : " ") != (column < second.count ? second[column] : " ")
    }
    guard let start = differing.first, let end = differing.last else { return nil }
    (self.index, self.expected, self.actual, columns) = (index, expected, actual, start...end)
  }

  /// The character of each column; a wide one stands in its first.
  private static func cells(of text: String) -> [Character?] {
    text.flatMap { character -> [Character?] in
      [character] + Array(repeating: nil, count: max(0, TextLine(String(character)).width - 1))
    }
  }
}

extension ScreenDifference: CustomStringConvertible {
  /// The rows that differ, each as expected and as shown, and marks under the columns that differ.
  public var description: String { rows.map(\.description).joined(separator: "\n") }
}

extension ScreenDifference.Row: CustomStringConvertible {
  /// Both rows and the marks.
  public var description: String {
    let marks =
      String(repeating: " ", count: columns.lowerBound)
      + String(repeating: "^", count: columns.count)
    return """
      Row \(index) differs at column \(columns.lowerBound):
        expected  \(expected.escapedForTerminal())
        shown     \(actual.escapedForTerminal())
                  \(marks)
      """
  }
}
