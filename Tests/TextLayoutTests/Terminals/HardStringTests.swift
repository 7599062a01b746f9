import Testing
import TextFixtures

@testable import PseudoTerminal
@testable import TextLayout

/// What is measured is what terminals do.
@Suite struct `Columns of hard strings` {
  /// The texts whose columns are not those that we measure, and the other's number for each.
  private func differences(_ columns: ([String]) throws -> [Int]) throws -> [String] {
    let texts = try HardStrings.all().map(\.text)
    try #require(texts.count == 417)
    return try Self.differences(of: texts, from: columns(texts))
  }

  static func differences(of texts: [String], from columns: [Int]) throws -> [String] {
    try #require(columns.count == texts.count)
    return zip(texts, columns).compactMap { text, columns in
      let line = TextLine(text)
      guard line.width != columns else { return nil }
      return "\(HardStrings.scalars(of: line.text)): \(line.width), not \(columns)"
    }
  }

  @Test func `a text and its only line are as wide`() throws {
    for string in try HardStrings.all() {
      let paragraph = Paragraph(string.text)
      let lines = paragraph.lines()
      #expect(paragraph.naturalSize.columns == lines.map(\.width).max() ?? 0)
      if lines.count == 1 { #expect(lines[0].width == TextLine(string.text).width) }
    }
  }

  @Test func `ncurses takes the columns that are measured`() throws {
    let differences = try differences(WidthQuestion.inNcurses)
    #expect(differences == [])
  }

  @Test(
    .enabled(if: WidthQuestion.canRun("tmux"), "tmux is missing."), .timeLimit(.minutes(1)))
  func `the cursor of tmux moves by the columns that are measured`() throws {
    let differences = try differences(WidthQuestion.inTmux)
    #expect(differences == [])
  }

  @Test(
    .enabled(
      if: WidthQuestion.canRun("xterm", "Xvfb"), "xterm or Xvfb, its screen, is missing."),
    .timeLimit(.minutes(1)))
  func `the cursor of xterm moves by the columns that are measured`() throws {
    let differences = try differences(WidthQuestion.inXterm)
    #expect(differences == [])
  }

  @Test func `libvterm, with which the other tests look, differs where it is known to`() throws {
    let differences = try differences(EmulatedColumns.of)
    #expect(
      differences == [
        // Why, is said of EmulatedColumns.mayDiffer.
        "304B 3099: 2, not 4", "1F9D1: 2, not 1", "1FAE0: 2, not 1", "1F979: 2, not 1",
        "1F9D1: 2, not 1", "1F9D1: 2, not 1", "304B 309A: 2, not 4",
        "1019 103C 1014 103A 1019 102C: 5, not 6", "6DD: 1, not 0", "600: 1, not 0",
        "601: 1, not 0",
      ])
  }
}
