import SeededNumbers
import Testing

@testable import CellDrawing

/// Which columns of a row have to be shown again.
@Suite struct ChangedColumnsTests {
  /// A row of words, some of them wide.
  private func row(_ random: inout SeededGenerator) -> CellBuffer {
    let surface = Surface(size: CellSize(width: 12, height: 1))
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let text = ["a", "日本", "é", "ab", "語"].randomElement(using: &random) ?? "a"
      let style = [Style.plain, Style(foreground: .red)].randomElement(using: &random) ?? .plain
      let x = Int.random(in: -1...12, using: &random)
      surface.canvas.draw(text: text, at: CellPoint(x: x, y: 0), style: style)
    }
    return surface.buffer
  }

  @Test func `the columns hold all that differs, whole glyphs of both, and no more`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<3000 {
      let old = row(&random)
      let new = Bool.random(using: &random) ? row(&random) : old
      let differing = (0..<12).filter { old[$0, 0] != new[$0, 0] }
      guard let first = differing.first, let last = differing.last else {
        #expect(new.changedColumns(inRow: 0, since: old) == nil)
        continue
      }
      // Glyphs that are cut are taken in, one column at a time.
      var (start, end) = (first, last + 1)
      func isInside(_ x: Int) -> Bool {
        x < 12 && (old[x, 0].isContinuation || new[x, 0].isContinuation)
      }
      while isInside(start) { start -= 1 }
      while isInside(end) { end += 1 }
      #expect(new.changedColumns(inRow: 0, since: old) == start..<end)
    }
  }

  @Test func `another size changes whole rows`() {
    let buffer = CellBuffer(size: CellSize(width: 3, height: 1))
    #expect(buffer.changedColumns(inRow: 0, since: CellBuffer(size: .zero)) == 0..<3)
  }

  @Test func `a style keeps what it is made of, each part by itself`() {
    let colors: [Color] = [
      .standard, .palette(0), .palette(7), .palette(255), .rgb(0, 0, 0), .rgb(1, 2, 3),
      .rgb(255, 255, 255), .rgb(255, 0, 255, basic: .black), .rgb(0, 0, 0, basic: .white),
    ]
    let looks: [Style.Attributes] = [
      [], .bold, [.italic, .reverse], Style.Attributes(rawValue: 255),
    ]
    for foreground in colors {
      for background in colors {
        for attributes in looks {
          var style = Style(foreground: foreground, background: background, attributes: attributes)
          #expect(style.foreground == foreground && style.background == background)
          #expect(style.attributes == attributes)
          style.background = .rgb(9, 8, 7)
          #expect(style.foreground == foreground && style.attributes == attributes)
          style.foreground = .palette(3)
          #expect(style.background == .rgb(9, 8, 7) && style.attributes == attributes)
          style.attributes = .underline
          #expect(style.foreground == .palette(3) && style.background == .rgb(9, 8, 7))
        }
      }
    }
  }
}
