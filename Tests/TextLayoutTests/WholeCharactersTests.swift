import SeededNumbers
import Testing

@testable import TextLayout

/// A character that is shown as several glyphs, like a flag, stays together wherever text is cut.
@Suite struct WholeCharactersTests {
  private func lines(
    _ text: String, _ width: Int, _ wrapping: Paragraph.Wrapping = .character,
    _ truncation: Paragraph.Truncation? = nil
  ) -> [String] {
    Paragraph(text).lines(
      width: width, wrapping: wrapping, maximumLines: truncation == nil ? 0 : 1,
      truncation: truncation ?? .tail
    ).map(\.text)
  }

  @Test func `wrapping by characters does not break one`() {
    #expect(lines("ab🇩🇪cd", 3) == ["ab", "🇩🇪c", "d"])
    #expect(lines("aகிநி", 4) == ["aகி", "நி"])
    #expect(lines("ลำน้ำ", 3) == ["ลำ", "น้ำ"])
  }

  @Test func `a word wider than the line is broken between characters`() {
    #expect(lines("aகிநி", 4, .word) == ["aகி", "நி"])
    #expect(lines("ลำน้ำ", 3, .word) == ["ลำ", "น้ำ"])
  }

  @Test func `an ellipsis stands for whole characters`() {
    #expect(lines("ab🇩🇪cd", 4, .word, .tail) == ["ab…"])
    #expect(lines("ab🇩🇪cd", 4, .word, .head) == ["…cd"])
    #expect(lines("a🇩🇪🇫🇷🇬🇧b", 4, .word, .middle) == ["a…b"])
    #expect(lines("a🇩🇪🇫🇷🇬🇧b", 5, .word, .middle) == ["a🇩🇪…b"])
    #expect(lines("ab🇩🇪cd", 3, .word, .clip) == ["ab"])
  }

  @Test func `a character wider than the line is broken`() {
    #expect(lines("a🇩🇪b", 1) == ["a", "🇩", "🇪", "b"])
    #expect(lines("🇩🇪", 1, .word, .tail) == ["…"])
  }

  @Test func `spaces of a tab are no one character`() {
    #expect(lines("a\tb", 2) == ["a ", "  ", "b"])
  }

  @Test func `random text is filled character by character`() {
    var generator = SeededGenerator(seed: 16)
    let pieces = ["a", "日", "e\u{301}", "😀", "🇩🇪", "கி", "ลำ", "👩‍👩‍👧"]
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      // None of them is wider.
      let width = Int.random(in: 2...9, using: &generator)
      var expected = [""]
      var room = width
      for character in text {
        let line = TextLine(String(character))
        if line.width > room {
          expected.append("")
          room = width
        }
        expected[expected.count - 1] += line.text
        room -= line.width
      }
      #expect(lines(text, width) == expected, "\(text) in \(width)")
    }
  }
}
