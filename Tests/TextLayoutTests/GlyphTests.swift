import Testing

@testable import TextLayout
import SeededNumbers

@Suite struct GlyphTests {
  func glyphs(_ text: String) -> [String] { TextLine(text).glyphs.map(\.text) }
  func widths(_ text: String) -> [Int] { TextLine(text).glyphs.map(\.width) }

  @Test func `ASCII and accented letters take a column each`() {
    #expect(glyphs("aé") == ["a", "é"])
    #expect(widths("e\u{301}x") == [1, 1])
  }

  @Test func `Chinese and emoji take two columns`() {
    #expect(widths("日本😀") == [2, 2, 2])
    #expect(TextLine("日本 ok").width == 7)
  }

  @Test func `an emoji of several people shows the first`() {
    #expect(glyphs("👩‍👩‍👧‍👦x") == ["👩", "x"])
    #expect(glyphs("👩🏽‍🚀") == ["👩"])
    #expect(glyphs("🏳️‍🌈") == ["🏳"])
  }

  @Test func `a skin tone shows only on its own`() {
    #expect(glyphs("👍🏽") == ["👍"])
    #expect(glyphs("👍\u{200B}🏽") == ["👍"])
    #expect(glyphs("🏽 🏽a🏽") == ["🏽", " ", "🏽", "a", "🏽"])
  }

  @Test func `the whole of a joined emoji is there for terminals that group it`() {
    func wholes(_ text: String) -> [String] { TextLine(text).glyphs.map(\.wholeText) }
    for whole in ["👩‍🚀", "👩🏽‍🚀", "👩‍👩‍👧", "👍🏽", "🤦🏽‍♂️"] {
      #expect(wholes(whole) == [whole] && widths(whole) == [2])
      #expect(glyphs(whole) == [String(whole.unicodeScalars.prefix(1))])
      // A joiner at the end would join what is drawn next to it.
      #expect(wholes(whole + "\u{200D}x") == [whole, "x"])
      #expect(TextLine(whole) != TextLine(String(whole.unicodeScalars.prefix(1))))
    }
    // More scalars than a cell has; an emoji that is narrow by itself; other characters; marks.
    #expect(wholes("👩‍👩‍👧‍👦") == ["👩"] && wholes("🏳️‍🌈") == ["🏳"] && wholes("❤️‍🔥") == ["❤"])
    #expect(wholes("e\u{301}中🇩🇪") == ["e\u{301}", "中", "🇩", "🇪"])
    #expect(wholes("👍🏽\u{301}") == ["👍\u{301}"])
  }

  @Test func `a flag is two glyphs of one column`() {
    #expect(glyphs("🇩🇪") == ["🇩", "🇪"])
    #expect(widths("🇩🇪") == [1, 1])
  }

  @Test func `variation selectors, tags and format controls are dropped`() {
    #expect(glyphs("❤️") == ["❤"])
    #expect(glyphs("a\u{200B}\u{200E}\u{202E}\u{2066}\u{FEFF}\u{AD}b") == ["a", "b"])
    #expect(glyphs("🏴󠁧󠁢󠁳󠁣󠁴󠁿") == ["🏴"])
  }

  @Test func `controls and unassigned scalars are replaced`() {
    #expect(glyphs("\u{0}\u{7}\u{7F}\u{9B}\r") == Array(repeating: "\u{FFFD}", count: 5))
    #expect(glyphs("\u{FFFF}\u{0378}") == ["\u{FFFD}", "\u{FFFD}"])
    #expect(TextLine("\u{1B}[31m").text == "\u{FFFD}[31m")
  }

  @Test func `combining marks need something to stand on`() {
    #expect(glyphs("\u{301}a") == ["a"])
    #expect(glyphs(" \u{301}") == [" \u{301}"])
  }

  @Test func `marks keep their order, and glyphs that differ in one are others`() {
    let marks: [Unicode.Scalar] = ["\u{301}", "\u{1E8D6}", "\u{20DD}", "\u{1D167}"]
    var seen: Set<Glyph> = []
    for base in ["a", "中", "\u{2FA1D}"] {
      for count in 0...4 {
        var text = String.UnicodeScalarView(base.unicodeScalars)
        text.append(contentsOf: marks.prefix(count))
        let glyphs = TextLine(String(text)).glyphs
        #expect(glyphs.map(\.text) == [String(text)])
        #expect(glyphs.map(\.width) == [base == "a" ? 1 : 2])
        if let glyph = glyphs.first { #expect(seen.insert(glyph).inserted) }
      }
    }
  }

  @Test func `at most four marks stand on a glyph`() {
    let marks = (0..<10).map { _ in "\u{301}" }.joined()
    #expect(TextLine("a" + marks).glyphs.first?.text.unicodeScalars.count == 5)
  }

  @Test func `every spacing scalar of a character starts a glyph`() {
    #expect(widths("नि") == [1, 1])
    #expect(widths("1️⃣") == [1])
  }

  @Test func `a glyph is made of a character`() {
    #expect(Glyph("日") == TextLine("日").glyphs.first)
    #expect(Glyph("\n") == .space)
    #expect(Glyph("\u{200B}") == .space)
    #expect(Glyph("\u{7}") == .replacement)
    #expect(Glyph("…") == .ellipsis)
  }

  @Test func `a line break within a line is a space`() {
    #expect(TextLine("a\r\nb\u{2028}c").text == "a b c")
  }

  @Test func `no text of any glyph holds a control or a format control`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      for glyph in TextLine(HardText.random(using: &generator)).glyphs {
        let scalars = glyph.text.unicodeScalars
        let parts = glyph.wholeText.unicodeScalars.dropFirst(scalars.count)
        #expect(parts.isEmpty || scalars.count == 1 && glyph.width == 2 && parts.count <= 4)
        #expect(parts.last?.value != 0x200D)
        #expect(parts.allSatisfy { [0x200D, 0xFE0F].contains($0.value) || $0.properties.isEmoji })
        #expect((1...2).contains(glyph.width) && (1...5).contains(scalars.count))
        #expect(
          scalars.allSatisfy {
            $0.properties.generalCategory != .control && !$0.properties.isVariationSelector
              && !$0.properties.isBidiControl && !$0.properties.isJoinControl
          })
      }
    }
  }

  @Test func `text that was reduced once stays as it is`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let line = TextLine(HardText.random(using: &generator))
      let again = TextLine(line.text)
      #expect(again.text == line.text && again.glyphs.map(\.width) == line.glyphs.map(\.width))
      // The parts of joined emoji are no text.
      #expect(line.glyphs.contains(where: \.isJoined) || again == line)
    }
  }

  @Test func `no scalar taken as harmless is dropped or an emoji by its properties`() {
    let harmless = (UInt32(0x80)..<0x1_0000).compactMap(Unicode.Scalar.init)
      .filter { !CanonicalGlyphs.maySteerOrBeEmoji($0) }
    #expect(
      harmless.allSatisfy {
        let properties = $0.properties
        return properties.generalCategory != .format && !properties.isVariationSelector
          && !properties.isEmoji
      })
  }
}
