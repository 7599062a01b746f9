/// The glyphs between two line breaks of a text, with the places where they may be wrapped.
struct HardLine: Sendable {
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// A line may end before the glyph.
    static let breakBefore = Marks(rawValue: 1)
    /// The glyph may hang over the end of a line.
    static let space = Marks(rawValue: 2)
  }

  let glyphs: [Glyph]
  /// One for each glyph.
  let marks: [Marks]
  /// In columns, trailing spaces included.
  let width: Int
}

/// Collects the glyphs of a hard line together with the text they came from.
///
/// Opportunities to break are found in the text as it was written: word joiners and zero-width
/// spaces count, although they are not shown.
struct HardLineBuilder {
  /// In columns from the start of the hard line, wherever it is wrapped later.
  private static let tabStop = 4

  private(set) var glyphs: [Glyph] = []
  private(set) var width = 0
  private var units: [UInt16] = []
  /// Where in `units` the character of each glyph starts.
  private var offsets: [Int] = []

  init(capacity: Int) {
    glyphs.reserveCapacity(capacity)
    units.reserveCapacity(capacity)
    offsets.reserveCapacity(capacity)
  }

  mutating func append(ascii byte: UInt8) {
    if byte == 0x09 {
      appendTab()
    } else {
      glyphs.append(.ascii(byte))
      width += 1
      offsets.append(units.count)
    }
    units.append(UInt16(byte))
  }

  mutating func append(_ character: Character) {
    if character.utf8.count == 1, let byte = character.utf8.first {
      return append(ascii: byte)
    }
    let first = glyphs.count
    CanonicalGlyphs.append(character, to: &glyphs)
    for glyph in glyphs[first...] {
      width += glyph.width
      offsets.append(units.count)
    }
    units.append(contentsOf: character.utf16)
  }

  private mutating func appendTab() {
    let spaces = Self.tabStop - width % Self.tabStop
    for _ in 0..<spaces {
      glyphs.append(.space)
      offsets.append(units.count)
    }
    width += spaces
  }

  /// Returns the line and starts the next one.
  mutating func finish() -> HardLine {
    var marks = glyphs.map { $0.isBreakingSpace ? HardLine.Marks.space : [] }
    if !markBreaks(in: &marks) {
      LineBreaks.markAfterSpaces(&marks)
    }
    defer {
      glyphs.removeAll(keepingCapacity: true)
      units.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
      width = 0
    }
    return HardLine(glyphs: glyphs, marks: marks, width: width)
  }

  /// Marks the glyphs before which ICU breaks lines; `false` if ICU cannot tell.
  private func markBreaks(in marks: inout [HardLine.Marks]) -> Bool {
    var index = 0
    return LineBreaks.forEach(in: units) { offset in
      // A break inside of a character moves to its end, one inside of dropped text to the next
      // glyph. A soft hyphen would have to show itself when a line breaks there: it does not.
      guard units[offset - 1] != 0xAD else { return }
      while index < offsets.count && offsets[index] < offset { index += 1 }
      // Nor does a line start with spaces that others follow on: all hang over the line before.
      if index < marks.count && !marks[index].contains(.space) {
        marks[index].insert(.breakBefore)
      }
    }
  }
}
