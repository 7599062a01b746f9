/// Converts text into glyphs, and finds its lines and line break opportunities.
///
/// Line break opportunities are found in the original text: word joiners and zero-width spaces affect them, although
/// they are not shown.
struct TextSegmenter {
  /// How line breaks in the text are treated.
  enum LineBreakRule {
    case endLines
    /// Line breaks become spaces, and break opportunities are not recorded.
    case becomeSpaces
  }

  /// The distance of tab stops in columns, from the start of the hard line.
  private static let tabStop = 4

  private(set) var glyphs: [Glyph] = []
  /// The width of the present, unfinished line.
  private(set) var width = 0
  private var lines: [HardLine] = []
  private var lineStart = 0
  private let rule: LineBreakRule
  /// The text in UTF-16, and for each glyph the offset of its character.
  private var units: [UInt16] = []
  private var offsets: [Int] = []
  /// The glyphs that belong to the same character as the glyph before.
  private var continuations: [Range<Int>] = []
  private let widths = ScalarWidths.shared

  init(_ text: String, lineBreaks rule: LineBreakRule) {
    self.rule = rule
    var text = text
    text.withUTF8 { bytes in
      // Each glyph begins with its own scalar, except for the spaces of a tab.
      let counts = Self.counts(of: bytes)
      glyphs.reserveCapacity(counts.scalars)
      if rule == .endLines {
        units.reserveCapacity(counts.units)
        offsets.reserveCapacity(counts.scalars)
      }
      addAll(of: bytes)
    }
    finishLine()
  }

  /// Returns the numbers of scalars and of UTF-16 units.
  private static func counts(of bytes: UnsafeBufferPointer<UInt8>) -> (scalars: Int, units: Int) {
    var scalars = 0
    var pairs = 0
    // Wrapping addition lets the compiler add many bytes at once.
    for byte in bytes {
      scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
      pairs &+= byte >= 0xF0 ? 1 : 0
    }
    return (scalars, scalars + pairs)
  }

  /// Returns the glyphs with their line break opportunities.
  consuming func segmented() -> SegmentedText {
    var marks = glyphs.map { $0.isBreakingSpace ? HardLine.Marks.space : [] }
    for index in continuations.joined() { marks[index].insert(.continuation) }
    if !markBreaks(in: &marks) { LineBreaks.markAfterSpaces(&marks) }
    return SegmentedText(glyphs: glyphs, marks: marks, lines: lines)
  }

  // MARK: - Characters

  /// Adds all characters. Most are single scalars, recognized by their neighbours; `Character` segments the
  /// rest.
  private mutating func addAll(of bytes: UnsafeBufferPointer<UInt8>) {
    var scalars = ScalarReader(bytes)
    while !scalars.isAtEnd {
      let scalar = scalars.current
      if let run = scalars.takeASCII() {
        add(run)
      } else if scalar == 0x0D, scalars.next == 0x0A {
        addLineBreak([0x0D, 0x0A])
        scalars.advance()
        scalars.advance()
      } else if scalars.isSimple, scalars.isBoundaryBeforeNext {
        addSimple(scalar)
        scalars.advance()
      } else if let count = scalars.marksOnCurrent() {
        addMarked(scalar, count: count, from: &scalars)
      } else {
        for character in scalars.takeUntilBoundary() { add(character) }
      }
    }
  }

  /// Adds printable ASCII characters.
  private mutating func add(_ run: UnsafeBufferPointer<UInt8>) {
    glyphs.append(contentsOf: run.lazy.map { Glyph(printable: $0) })
    width += run.count
    guard rule == .endLines else { return }
    offsets.append(contentsOf: units.count..<units.count + run.count)
    units.append(contentsOf: run.lazy.map { UInt16($0) })
  }

  /// Adds a character of one scalar.
  @inline(__always) private mutating func addSimple(_ scalar: UInt32) {
    if scalar < 0x80 {
      switch scalar {
      case 0x0A: return addLineBreak([0x0A])
      case 0x09: addTab()
      default: add(.ascii(UInt8(scalar)))
      }
    } else if let glyph = simpleGlyph(scalar) {
      if glyph != .none { add(glyph) }
    }
    addUnits(of: scalar)
  }

  /// Adds a character of one scalar and its marks.
  private mutating func addMarked(_ scalar: UInt32, count: Int, from scalars: inout ScalarReader) {
    var glyph = simpleGlyph(scalar) ?? .none
    let start = units.count
    addUnits(of: scalar)
    scalars.advance()
    for _ in 0..<count {
      if let mark = Unicode.Scalar(scalars.current), glyph != .none { glyph.attach(mark) }
      addUnits(of: scalars.current)
      scalars.advance()
    }
    if glyph != .none { add(glyph, at: start) }
  }

  private func simpleGlyph(_ value: UInt32) -> Glyph? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    guard let columns = widths.columns(of: scalar) else { return .replacement }
    return columns == 0 ? Glyph.none : Glyph(scalar, width: columns)
  }

  /// Adds any character.
  private mutating func add(_ character: Character) {
    if character.isLineBreak { return addLineBreak(character.utf16) }
    if character == "\t" {
      addTab()
    } else {
      let first = glyphs.count
      CanonicalGlyphs.append(character, to: &glyphs)
      for glyph in glyphs[first...] {
        width += glyph.width
        if rule == .endLines { offsets.append(units.count) }
      }
      if glyphs.count > first + 1 { continuations.append(first + 1..<glyphs.count) }
    }
    if rule == .endLines { units.append(contentsOf: character.utf16) }
  }

  // MARK: - Glyphs

  @inline(__always) private mutating func add(_ glyph: Glyph) {
    add(glyph, at: units.count)
  }

  /// Adds a glyph of the character at an offset.
  @inline(__always) private mutating func add(_ glyph: Glyph, at offset: Int) {
    glyphs.append(glyph)
    width += glyph.width
    if rule == .endLines { offsets.append(offset) }
  }

  private mutating func addTab() {
    for _ in 0..<Self.tabStop - width % Self.tabStop { add(.space) }
  }

  @inline(__always) private mutating func addUnits(of scalar: UInt32) {
    guard rule == .endLines else { return }
    if scalar < 0x1_0000 {
      units.append(UInt16(truncatingIfNeeded: scalar))
    } else {
      units.append(UInt16(truncatingIfNeeded: 0xD7C0 + (scalar >> 10)))
      units.append(UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF))
    }
  }

  private mutating func addLineBreak(_ lineBreak: some Sequence<UInt16>) {
    guard rule == .endLines else { return add(.space) }
    finishLine()
    units.append(contentsOf: lineBreak)
  }

  private mutating func finishLine() {
    guard rule == .endLines else { return }
    lines.append(HardLine(range: lineStart..<glyphs.count, width: width))
    lineStart = glyphs.count
    width = 0
  }

  /// Marks the glyphs before which ICU breaks lines.
  ///
  /// - Returns: False if ICU cannot determine the breaks.
  private func markBreaks(in marks: inout [HardLine.Marks]) -> Bool {
    var index = 0
    return LineBreaks.forEach(in: units) { offset in
      // A break inside of a character moves to its end, one inside of dropped text to the next glyph. After a soft
      // hyphen there is no break, since it would have to be shown as a hyphen.
      guard units[offset - 1] != 0xAD else { return }
      while index < offsets.count && offsets[index] < offset { index += 1 }
      // A line does not begin with a space after other spaces: all of them extend beyond the line before.
      if index < marks.count && !marks[index].contains(.space) {
        marks[index].insert(.breakBefore)
      }
    }
  }
}
