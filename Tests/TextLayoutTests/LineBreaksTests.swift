import Testing

@testable import TextLayout
import SeededNumbers

@Suite struct LineBreaksTests {
  /// The offsets in `text` where ICU lets a line break, the end left out.
  func breaks(_ text: String) -> [Int] {
    var offsets: [Int] = []
    let units = Array(text.utf16)
    #expect(LineBreaks.forEach(in: units) { offsets.append($0) })
    return offsets.filter { $0 < units.count }
  }

  @Test func `opportunities follow spaces, hyphens and ideographs`() {
    #expect(breaks("a  b") == [3])
    #expect(breaks("a-b") == [2])
    #expect(breaks("日本") == [1])
    #expect(breaks("") == [])
  }

  @Test func `numbers, quotes and brackets hold together`() {
    for text in ["$1,234.50", "(a)", "“a”", "1/2", "e.g.", "100%", "a\u{A0}b", "🇩🇪", "👩‍👩‍👧"] {
      #expect(breaks(text) == [])
    }
  }

  @Test func `without ICU lines of letters, digits and spaces break as with it`() {
    var generator = SeededGenerator(seed: 5)
    let units = Array("abcXYZ0189      ".utf16)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        units.randomElement(using: &generator) ?? 0x20
      }
      var marks = text.map { $0 == 0x20 ? HardLine.Marks.space : [] }
      LineBreaks.markAfterSpaces(&marks)
      let marked = marks.indices.filter { marks[$0].contains(.breakBefore) }
      #expect(marked == breaks(String(decoding: text, as: UTF16.self)))
    }
  }

  @Test func `texts measured at the same time do not disturb each other`() async {
    let texts = ["the quick (brown) fox-trot", "日本語。日本", "a-b c-d e-f", "1,234 (x) y"]
    let alone = texts.map { Paragraph($0).lines(width: 4) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<100).allSatisfy { _ in texts.map { Paragraph($0).lines(width: 4) } == alone }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
