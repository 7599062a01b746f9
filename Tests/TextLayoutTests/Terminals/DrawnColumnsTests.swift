import CellDrawing
import SeededNumbers
import Testing
import TextFixtures

@testable import TextLayout

/// What is measured as some columns is drawn in exactly so many, whatever the text.
@Suite struct `Columns of random text` {
  private static let texts = {
    var generator = SeededGenerator(seed: 9)
    return (0..<1500).map { _ in HardText.random(using: &generator) }
  }()

  @Test func `ncurses takes the columns that are measured`() throws {
    let columns = try WidthQuestion.inNcurses(Self.texts)
    let differences = try `Columns of hard strings`.differences(of: Self.texts, from: columns)
    #expect(differences == [])
  }

  @Test func `libvterm takes the columns that are measured, where it knows the scalars`() throws {
    let texts = Self.texts.filter { text in
      !TextLine(text).text.unicodeScalars.contains(where: EmulatedColumns.mayDiffer)
    }
    try #require(texts.count > 700)
    let columns = EmulatedColumns.of(texts)
    let differences = try `Columns of hard strings`.differences(of: texts, from: columns)
    #expect(differences == [])
  }

  @Test func `a buffer's cells are as many as the columns, and none is half of a glyph`() {
    for text in Self.texts {
      for line in [TextLine(text)] + Paragraph(text).lines(width: 7) {
        // A mark before and behind: the line starts and ends where it should.
        let surface = Surface(size: CellSize(width: line.width + 2, height: 1))
        let mark = Style(foreground: .red)
        surface.canvas.fill(surface.canvas.bounds, style: mark, glyph: Glyph("#"))
        surface.canvas.draw(line: line, at: CellPoint(x: 1, y: 0))
        let row = Array(surface.buffer.row(0))
        #expect(row.first?.style == mark && row.last?.style == mark)
        #expect(row.dropFirst().dropLast().allSatisfy { $0.style != mark })
        #expect(row.map(\.text).joined() == "#" + line.text + "#")
      }
    }
  }

  @Test func `no clipping shows half of a glyph, and what it shows keeps its column`() {
    var generator = SeededGenerator(seed: 10)
    for text in Self.texts {
      let line = TextLine(text)
      let whole = Surface(size: CellSize(width: line.width + 8, height: 1))
      whole.canvas.draw(line: line, at: .zero)
      let wholeRow = Array(whole.buffer.row(0))
      let start = Int.random(in: 0...line.width, using: &generator)
      let width = Int.random(in: 0...8, using: &generator)
      let clipped = Surface(size: CellSize(width: width, height: 1))
      clipped.canvas.draw(line: line, at: CellPoint(x: -start, y: 0))
      for (x, cell) in clipped.buffer.row(0).enumerated() {
        // Of a glyph that is cut a blank is left, of any other itself.
        let isCut =
          x == 0 && wholeRow[start].isContinuation
          || x == width - 1 && wholeRow[start + x].width == 2
        #expect(cell == (isCut ? .blank : wholeRow[start + x]))
      }
    }
  }
}
