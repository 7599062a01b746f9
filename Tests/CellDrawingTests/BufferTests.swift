import TextLayout
import Testing

@testable import CellDrawing
import SeededNumbers

@Suite struct BufferTests {
  func surface(_ width: Int, _ height: Int = 1) -> Surface {
    Surface(size: CellSize(width: width, height: height))
  }

  @Test func `a new buffer is blank`() {
    let buffer = CellBuffer(size: CellSize(width: 2, height: 2))
    #expect(buffer.paddedText == "  \n  ")
    #expect(buffer.text == "\n")
    #expect(buffer[1, 1] == .blank)
  }

  @Test func `a wide glyph takes two cells`() {
    let surface = surface(4)
    surface.canvas.draw(text: "日a", at: .zero)
    #expect(surface.buffer[0, 0].text == "日")
    #expect(surface.buffer[1, 0].isContinuation)
    #expect(surface.buffer[2, 0].text == "a")
  }

  @Test func `writing over either half of a wide glyph blanks the other`() {
    let left = surface(4)
    left.canvas.draw(text: "日本", at: .zero)
    left.canvas.draw(text: "x", at: .zero)
    #expect(left.buffer.paddedText == "x 本")
    let right = surface(4)
    right.canvas.draw(text: "日本", at: .zero)
    right.canvas.draw(text: "x", at: CellPoint(x: 1, y: 0))
    #expect(right.buffer.paddedText == " x本")
    let both = surface(4)
    both.canvas.draw(text: "日本", at: .zero)
    both.canvas.draw(text: "語", at: CellPoint(x: 1, y: 0))
    #expect(both.buffer.paddedText == " 語 ")
  }

  @Test func `a wide glyph that does not fit is a blank`() {
    let surface = surface(3)
    surface.canvas.draw(text: "xxx", at: .zero)
    surface.canvas.draw(text: "日本", at: .zero)
    #expect(surface.buffer.paddedText == "日 ")
    surface.canvas.draw(text: "語x", at: CellPoint(x: -1, y: 0))
    #expect(surface.buffer.paddedText == " x ")
  }

  @Test func `rows that changed are told`() {
    let surface = surface(4, 3)
    let before = surface.buffer
    func changedRows(since other: CellBuffer) -> [Int] {
      (0..<3).filter { surface.buffer.changedColumns(inRow: $0, since: other) != nil }
    }
    #expect(changedRows(since: before).isEmpty)
    surface.canvas.draw(text: "x", at: CellPoint(x: 0, y: 2))
    surface.canvas.fill(CellRect(x: 0, y: 0, width: 1, height: 1), style: Style(background: .red))
    #expect(changedRows(since: before) == [0, 2])
    #expect(changedRows(since: CellBuffer(size: .zero)) == [0, 1, 2])
  }

  @Test func `another size cuts off and adds blanks`() {
    let surface = surface(4, 2)
    surface.canvas.draw(text: "a日b", at: .zero)
    let resized = surface.buffer.resized(to: CellSize(width: 2, height: 3))
    #expect(resized.paddedText == "a \n  \n  ")
    #expect(surface.buffer.resized(to: CellSize(width: 5, height: 1)).paddedText == "a日b ")
    #expect(surface.buffer.resized(to: .zero).paddedText == "")
  }

  @Test func `text ends each row at its last glyph`() {
    let surface = surface(6, 3)
    surface.canvas.draw(text: " a b", at: .zero)
    surface.canvas.draw(text: "日", at: CellPoint(x: 4, y: 2))
    #expect(surface.buffer.text == " a b\n\n    日")
    #expect(surface.buffer.paddedText == " a b  \n      \n    日")
    #expect(CellBuffer(size: .zero).text == "")
    #expect(CellBuffer(size: CellSize(width: 0, height: 2)).text == "\n")
  }

  @Test func `rows with Chinese, emoji and marks keep their borders in one column`() {
    let texts = [
      "plain", "日本語", "e\u{301}te\u{301}", "👩‍👩‍👧‍👦 fam", "🇩🇪 flag", "❤️", "\u{202E}rtl", "a\tb",
    ]
    let surface = surface(12, texts.count)
    surface.canvas.drawBox(surface.canvas.bounds)
    for (y, text) in texts.enumerated() {
      let canvas = surface.canvas.subcanvas(CellRect(x: 1, y: y, width: 10, height: 1))
      canvas.fill(canvas.bounds)
      canvas.draw(text: text, at: .zero)
    }
    for row in surface.buffer.paddedText.split(separator: "\n") {
      #expect(TextLine(String(row)).width == 12)
      #expect("│┐┘".contains(row.last ?? "?"))
    }
  }

  @Test func `random drawing never leaves half of a glyph behind`() {
    var generator = SeededGenerator(seed: 4)
    let surface = surface(9, 4)
    let texts = ["日本語日本語", "abc", "😀x", "🇩🇪", " ", "e\u{301}"]
    for _ in 0..<3000 {
      let range = -4...12
      let rect = CellRect(
        x: .random(in: range, using: &generator), y: .random(in: -2...4, using: &generator),
        width: .random(in: range, using: &generator), height: .random(in: -1...5, using: &generator)
      )
      let canvas = surface.canvas.subcanvas(rect)
      let point = CellPoint(
        x: .random(in: range, using: &generator), y: .random(in: -1...3, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: canvas.fill(CellRect(origin: point, size: rect.size), glyph: Glyph("日"))
      case 1: canvas.drawBox(CellRect(origin: point, size: rect.size), .double)
      default:
        canvas.draw(text: texts.randomElement(using: &generator) ?? "", at: point)
      }
      #expect(isWhole(surface.buffer))
    }
  }

  /// Whether each wide glyph has its continuation and each continuation its glyph.
  private func isWhole(_ buffer: CellBuffer) -> Bool {
    (0..<buffer.size.height).allSatisfy { y in
      var continues = false
      for cell in buffer.row(y) {
        if cell.isContinuation != continues { return false }
        continues = cell.width == 2
      }
      return !continues
    }
  }
}
