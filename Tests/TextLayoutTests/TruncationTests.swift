import SeededNumbers
import Testing

@testable import TextLayout

@Suite struct TruncationTests {
  func last(
    _ text: String, _ width: Int?, _ truncation: Paragraph.Truncation, lines: Int = 1,
    wrapping: Paragraph.Wrapping = .word
  ) -> String? {
    Paragraph(text).lines(
      width: width, wrapping: wrapping, maximumLines: lines, truncation: truncation
    ).last?.text
  }

  @Test func `the head is left out`() {
    #expect(last("the quick brown fox", 10, .head) == "…brown fox")
    #expect(last("the quick brown fox", 11, .head) == "…brown fox")
    #expect(last("the quick brown fox", 9, .head) == "…rown fox")
    #expect(last("the quick brown fox", 1, .head) == "…")
    #expect(last("日本語", 4, .head) == "…語")
  }

  @Test func `the middle is left out`() {
    #expect(last("incomprehensible", 7, .middle) == "inc…ble")
    #expect(last("incomprehensible", 8, .middle) == "inco…ble")
    #expect(last("the quick brown fox", 8, .middle) == "the…fox")
    #expect(last("the quick brown fox", 9, .middle) == "the q…fox")
    #expect(last("日本語学", 6, .middle) == "日…学")
    #expect(last("a日日日日日", 5, .middle) == "a…日")
  }

  @Test func `only the last of several lines is truncated`() {
    let paragraph = Paragraph("every stone is cut to fit the wall")
    let shown = { (truncation: Paragraph.Truncation) in
      paragraph.lines(width: 12, maximumLines: 2, truncation: truncation).map(\.text)
    }
    #expect(shown(.head) == ["every stone", "…it the wall"])
    #expect(shown(.middle) == ["every stone", "is cu…e wall"])
    #expect(shown(.wrap) == ["every stone", "is cut to"])
    #expect(shown(.clip) == ["every stone", "is cut to fi"])
    #expect(shown(.tail) == ["every stone", "is cut to f…"])
  }

  @Test func `of several paragraphs the end of the last is shown`() {
    #expect(last("first\nsecond", 20, .head) == "…second")
    #expect(last("first\nsecond", 20, .middle) == "first…second")
    #expect(last("first\nsecond", nil, .middle) == "first…second")
    #expect(last("first\nbetween\nsecond", 9, .middle) == "firs…cond")
    #expect(last("first\n\n", 20, .head) == "first…")
    #expect(last("first\nsecond  \n \n", 20, .head) == "…second")
  }

  @Test func `text that fits stays as it is`() {
    for truncation in [Paragraph.Truncation.head, .middle, .wrap, .clip, .tail] {
      #expect(last("quick", 5, truncation) == "quick")
      #expect(last("quick  ", 5, truncation) == "quick")
    }
    #expect(last("ab   ", 3, .head, wrapping: .character) == "ab…")
  }

  /// What is shown of characters, each by its glyphs, before and after the cut, by trying all cuts.
  private func bestCut(_ characters: [[Glyph]], width: Int, isMiddle: Bool) -> [Glyph] {
    let columns = { (part: ArraySlice<[Glyph]>) in part.joined().reduce(0) { $0 + $1.width } }
    let shown = characters.indices.filter { !characters[$0].allSatisfy(\.isBreakingSpace) }
    let starts = shown.map { characters[...$0] }
    let ends = shown.map { characters[$0...] }
    let cuts = ([[]] + (isMiddle ? starts : [])).flatMap { start in
      ([[]] + ends).map { end in (start: start, end: end) }
    }
    .filter { columns($0.start) + columns($0.end) < width }
    let maximal = cuts.filter { cut in
      !cuts.contains { other in
        other.start.count >= cut.start.count && other.end.count >= cut.end.count
          && other.start.count + other.end.count > cut.start.count + cut.end.count
      }
    }
    let best = maximal.min { first, second in
      let firstOdds = abs(columns(first.start) - columns(first.end))
      let secondOdds = abs(columns(second.start) - columns(second.end))
      return (firstOdds, second.start.count) < (secondOdds, first.start.count)
    }
    guard let best else { return [.ellipsis] }
    return best.start.joined() + [.ellipsis] + best.end.joined()
  }

  @Test func `of all cuts that fit the fullest and most even one is taken`() {
    var generator = SeededGenerator(seed: 14)
    let pieces = ["a", "b", " ", "日", "e\u{301}", "😀", "  ", "🇩🇪", "கி"]
    var truncated = 0
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 1...14, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var characters = text.map { TextLine(String($0)).glyphs }
      while characters.last == [.space] { characters.removeLast() }
      let width = Int.random(in: 1...12, using: &generator)
      // A single glyph is never left out, but shown as unknown where it is too wide.
      guard characters.count > 1, characters.joined().reduce(0, { $0 + $1.width }) > width
      else { continue }
      truncated += 1
      for isMiddle in [true, false] {
        let lines = Paragraph(text).lines(
          width: width, maximumLines: 1, truncation: isMiddle ? .middle : .head)
        #expect(
          lines.map(\.glyphs) == [bestCut(characters, width: width, isMiddle: isMiddle)],
          "\(text.debugDescription) in \(width)")
      }
    }
    #expect(truncated > 500)
  }

  @Test func `no line of any text is wider than asked for, and sizes are those of the lines`() {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<600 {
      let paragraph = Paragraph(HardText.random(using: &generator))
      let width = Int.random(in: 1...12, using: &generator)
      let count = Int.random(in: 1...3, using: &generator)
      for wrapping in [Paragraph.Wrapping.word, .character] {
        for truncation in [Paragraph.Truncation.head, .middle, .wrap] {
          let lines = paragraph.lines(
            width: width, wrapping: wrapping, maximumLines: count, truncation: truncation)
          let size = paragraph.size(
            width: width, wrapping: wrapping, maximumLines: count, truncation: truncation)
          #expect(lines.allSatisfy { $0.width <= width })
          #expect(lines.allSatisfy { $0.width == $0.glyphs.reduce(0) { $0 + $1.width } })
          #expect(size == TextSize(columns: lines.map(\.width).max() ?? 0, rows: lines.count))
        }
      }
    }
  }
}
