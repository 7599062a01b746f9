import Testing

@testable import TextLayout
import SeededNumbers

@Suite struct WrappingTests {
  func wrap(
    _ text: String, _ width: Int?, _ wrapping: Paragraph.Wrapping = .word, maximumLines: Int = 0,
    truncation: Paragraph.Truncation = .tail
  ) -> [String] {
    Paragraph(text).lines(
      width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation
    ).map(\.text)
  }

  @Test func `lines break between words`() {
    #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrap("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(wrap("the quick brown fox", 100) == ["the quick brown fox"])
  }

  @Test func `lines break by Unicode's rules`() {
    #expect(wrap("well-known", 6) == ["well-", "known"])
    #expect(wrap("a (b) c!", 4) == ["a", "(b)", "c!"])
    #expect(wrap("$1,234.50 each", 10) == ["$1,234.50", "each"])
    #expect(wrap("no\u{A0}break here", 9) == ["no\u{A0}break", "here"])
    #expect(wrap("日本語。日本", 6) == ["日本", "語。日", "本"])
  }

  @Test func `invisible scalars allow and forbid breaks`() {
    #expect(wrap("some\u{200B}thing", 6) == ["some", "thing"])
    #expect(wrap("日\u{2060}本", 3) == ["日", "本"])
    #expect(wrap("x 日\u{2060}本", 5) == ["x", "日本"])
  }

  @Test func `a soft hyphen does not break a word`() {
    #expect(wrap("in\u{AD}visible", 5) == ["invis", "ible"])
  }

  @Test func `a word wider than the line breaks between glyphs`() {
    #expect(wrap("incomprehensible", 6) == ["incomp", "rehens", "ible"])
    #expect(wrap("an incomprehensible", 6) == ["an", "incomp", "rehens", "ible"])
    #expect(wrap("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func `spaces at a break hang over the end of the line`() {
    #expect(wrap("ab      cd", 3) == ["ab", "cd"])
    #expect(wrap("ab\u{3000}cd", 2) == ["ab", "cd"])
    #expect(wrap("ab \t cd", 3) == ["ab", "cd"])
  }

  @Test func `spaces at the end of the text stay as far as they fit`() {
    #expect(wrap("ab   ", nil) == ["ab   "])
    #expect(wrap("ab   ", 3) == ["ab "])
    #expect(wrap("ab   \ncd", 2) == ["ab", "cd"])
  }

  @Test func `wrapping by characters fills every line`() {
    #expect(wrap("the quick fox", 5, .character) == ["the q", "uick ", "fox"])
    #expect(wrap("日本語", 3, .character) == ["日", "本", "語"])
  }

  @Test func `line breaks of the text are kept`() {
    #expect(wrap("a\nb\r\nc\u{2028}d\u{2029}e", nil) == ["a", "b", "c", "d", "e"])
    #expect(wrap("a\n\nb\n", 5) == ["a", "", "b", ""])
  }

  @Test func `text that shows nothing has no lines and no size`() {
    for text in ["", "\u{200B}", "\u{301}"] {
      #expect(wrap(text, 5).isEmpty)
      #expect(Paragraph(text).naturalSize == TextSize(columns: 0, rows: 0))
    }
  }

  @Test func `without room there are no lines`() {
    #expect(wrap("text", 0).isEmpty)
    #expect(wrap("text", -3).isEmpty)
    #expect(Paragraph("text").size(width: 0) == TextSize(columns: 0, rows: 0))
  }

  @Test func `a wide glyph in one column is shown as unknown`() {
    #expect(wrap("a日b", 1) == ["a", "\u{FFFD}", "b"])
    #expect(wrap("\u{3000}", 1) == [" "])
  }

  @Test func `the natural size is that of the unwrapped lines`() {
    #expect(Paragraph("日本\nabc\n").naturalSize == TextSize(columns: 4, rows: 3))
  }

  @Test func `the last of too many lines ends with an ellipsis`() {
    #expect(wrap("the quick brown fox", 10, maximumLines: 1) == ["the quick…"])
    #expect(wrap("the quick brown fox", 11, maximumLines: 1) == ["the quick…"])
    #expect(wrap("the quick brown fox", 12, maximumLines: 1) == ["the quick b…"])
    #expect(wrap("the quick brown fox", 6, maximumLines: 2) == ["the", "quick…"])
    #expect(wrap("日本語", 4, maximumLines: 1) == ["日…"])
    #expect(wrap("abc", 1, maximumLines: 1) == ["…"])
    #expect(wrap("first\nsecond", nil, maximumLines: 1) == ["first…"])
    #expect(wrap("first\nsecond", 5, maximumLines: 1) == ["firs…"])
  }

  @Test func `lines that suffice are not truncated`() {
    #expect(wrap("the quick", 5, maximumLines: 2) == ["the", "quick"])
    #expect(wrap("quick  ", 5, maximumLines: 1) == ["quick"])
    #expect(wrap("quick", 5, maximumLines: -1) == ["quick"])
  }

  @Test func `clipping cuts the last line off where it is full`() {
    #expect(wrap("the quick brown", 6, maximumLines: 1, truncation: .clip) == ["the qu"])
  }

  @Test func `tabs lead to multiples of four columns`() {
    #expect(TextLine("\ta\tb").text == "    a   b")
    #expect(TextLine("日\tb").text == "日  b")
    #expect(wrap("a\n\tb", nil) == ["a", "    b"])
  }

  @Test func `no line of any text is wider than asked for and sizes are those of the lines`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<600 {
      let paragraph = Paragraph(HardText.random(using: &generator))
      let width = Int.random(in: 1...12, using: &generator)
      let maximumLines = Int.random(in: 0...3, using: &generator)
      for wrapping in [Paragraph.Wrapping.word, .character] {
        for truncation in [Paragraph.Truncation.tail, .clip] {
          let lines = paragraph.lines(
            width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation)
          #expect(lines.allSatisfy { $0.width <= width })
          #expect(lines.allSatisfy { $0.width == $0.glyphs.reduce(0) { $0 + $1.width } })
          #expect(maximumLines == 0 || lines.count <= maximumLines)
          let size = paragraph.size(
            width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation)
          #expect(
            size == TextSize(columns: lines.map(\.width).max() ?? 0, rows: lines.count))
        }
      }
    }
  }

  @Test func `wrapping loses nothing but spaces`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let paragraph = Paragraph(HardText.random(using: &generator))
      let visible = { (lines: [TextLine]) in
        lines.flatMap(\.glyphs).filter { !$0.isBreakingSpace }
      }
      let whole = visible(paragraph.lines())
      let width = Int.random(in: 2...12, using: &generator)
      #expect(visible(paragraph.lines(width: width)) == whole)
      #expect(
        paragraph.lines(width: width, wrapping: .character).flatMap(\.glyphs).count
          >= whole.count)
    }
  }
}
