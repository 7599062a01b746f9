import Testing
import TextFixtures

@testable import TextLayout

/// Characters, which text is segmented by, against Unicode's own examples of UAX 29.
@Suite(.enabled(if: BreakTestFile.isExpected, Comment(rawValue: BreakTestFile.remark)))
struct `Characters of Unicode's examples` {
  private func breaks(_ text: String) -> [Int] {
    var count = 0
    return text.dropLast().map { character in
      count += character.unicodeScalars.count
      return count
    }
  }

  /// What Unicode 17, which Swift's characters follow, has changed since 15.0.
  private static let changed = [
    // Only emoji are joined now: 672 other symbols, these scissors among them, are no pictographs
    // (Extended_Pictographic) any more.
    "÷ 2701 × 200D × 2701 ÷"
  ]

  @Test func `all examples are right but those that a later Unicode changed`() throws {
    let file = try BreakTestFile("GraphemeBreakTest")
    #expect(file.cases.count > 500)
    let wrong = file.cases.filter { breaks($0.text) != $0.breaks }.map(\.source)
    #expect(wrong.filter { !Self.changed.contains($0) } == [])
    #expect(wrong == Self.changed || file.version != "15.0.0")
  }
}
