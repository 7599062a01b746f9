import SeededNumbers
import Testing
import TextFixtures

@testable import TextLayout

/// The quick way through a text against the plain one: character by character.
@Suite struct `Segments` {
  /// Scalars of all kinds, so that simple ones, marks and what joins stand next to each other.
  private static func randomText(using generator: inout SeededGenerator) -> String {
    let pools: [[ClosedRange<UInt32>]] = [
      [0x20...0x7E], [0x09...0x0D, 0x0A...0x0A, 0x0D...0x0D], [0xA0...0x52F], [0x300...0x36F],
      [0x2000...0x206F], [0x3000...0x30FF], [0x4E00...0x4FFF], [0xAC00...0xAC80, 0x1100...0x11FF],
      [0x1_F300...0x1_F6FF, 0x1_F3FB...0x1_F3FF, 0x200D...0x200D, 0xFE0F...0xFE0F],
      [0x5D0...0x5EA, 0x591...0x5C7], [0xE00...0xE5F], [0x1_F1E6...0x1_F1FF],
      [0x600...0x6DD, 0x900...0x97F], [0x0...0x1_0FFF],
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let pool = pools[Int.random(in: 0..<pools.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let range = pool[Int.random(in: 0..<pool.count, using: &generator)]
        text.append(Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "?")
      }
    }
    return String(text)
  }

  private static func glyphs(_ text: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    for character in text {
      if character.isLineBreak {
        glyphs.append(.space)
      } else if character == "\t" {
        let width = glyphs.reduce(0) { $0 + $1.width }
        glyphs += Array(repeating: .space, count: 4 - width % 4)
      } else {
        CanonicalGlyphs.append(character, to: &glyphs)
      }
    }
    return glyphs
  }

  @Test func `glyphs are those of each character`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let text = Self.randomText(using: &generator)
      let line = TextLine(text)
      #expect(line.glyphs == Self.glyphs(text), "\(HardStrings.scalars(of: text))")
      #expect(line.width == line.glyphs.reduce(0) { $0 + $1.width })
    }
  }

  @Test func `lines are wrapped as each would be alone`() {
    var generator = SeededGenerator(seed: 12)
    for step in 0..<4000 {
      let text =
        step % 2 == 0 ? Self.randomText(using: &generator) : HardText.random(using: &generator)
      let whole = Paragraph(text).lines(width: 6)
      if whole.isEmpty { continue }
      let alone = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
        .flatMap { line in
          let lines = Paragraph(String(line)).lines(width: 6)
          return lines.isEmpty ? [TextLine("")] : lines
        }
      #expect(whole == alone, "\(HardStrings.scalars(of: text))")
    }
  }

  @Test func `opportunities to break are those that the line breaking algorithm finds`() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<4000 {
      let text = Self.randomText(using: &generator).filter { !$0.isLineBreak && $0 != "\t" }
      // By the definition: a break counts before the first glyph whose character starts there or
      // later, unless that is a space, or the break follows a soft hyphen.
      var starts: [Int] = []
      var glyphs: [Glyph] = []
      var units = 0
      for character in text {
        CanonicalGlyphs.append(character, to: &glyphs)
        starts += Array(repeating: units, count: glyphs.count - starts.count)
        units += character.utf16.count
      }
      var expected: Set<Int> = []
      let utf16 = Array(text.utf16)
      _ = LineBreaks.forEach(in: utf16) { offset in
        guard utf16[offset - 1] != 0xAD, let first = starts.firstIndex(where: { $0 >= offset })
        else { return }
        if !glyphs[first].isBreakingSpace { expected.insert(first) }
      }
      let marks = Paragraph(text).segments.marks
      let found = Set(marks.indices.filter { marks[$0].contains(.breakBefore) })
      #expect(found == expected, "\(HardStrings.scalars(of: text))")
    }
  }

  @Test func `no simple scalar belongs to a neighbour that is one, nor steers it`() {
    let simple = (UInt32(0)..<0x3_0000).filter(SimpleScalars.contains)
      .compactMap(Unicode.Scalar.init)
    #expect(simple.count > 70_000)
    let partners: [Unicode.Scalar] = ["a", "é", "中", "각", "가", "か", "…", "😀", "\n"]
    for (index, scalar) in simple.enumerated() {
      let partner = partners[index % partners.count]
      var text = String.UnicodeScalarView([partner, scalar, partner, scalar, scalar])
      text.append("\r")
      let characters = String(text).count
      let properties = scalar.properties
      if characters != 6 || properties.generalCategory == .format
        || properties.isVariationSelector || properties.isEmojiModifier
        || properties.generalCategory == .nonspacingMark
      {
        Issue.record("\(HardStrings.scalars(of: String(scalar)))")
      }
    }
  }

  @Test func `every mark stands on whatever letter is before it, in no column of its own`() {
    let marks = (UInt32(0)..<0x3_0000).filter(SimpleScalars.isMark).compactMap(Unicode.Scalar.init)
    #expect(marks.count > 200)
    for mark in marks {
      let isAlone = "aא中ก".contains { String($0).count != (String($0) + String(mark)).count }
      if isAlone || ScalarWidths.shared.columns(of: mark) != 0 || SimpleScalars.contains(mark.value)
      {
        Issue.record("\(HardStrings.scalars(of: String(mark)))")
      }
    }
  }
}
