/// The glyphs between two line breaks of a text.
struct HardLine: Sendable {
  /// Properties of a glyph that affect wrapping.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// A line may end before the glyph.
    static let breakBefore = Marks(rawValue: 1)
    /// The glyph is a space, which may extend beyond the end of a line.
    static let space = Marks(rawValue: 2)
    /// The glyph belongs to the same character as the one before.
    static let continuation = Marks(rawValue: 4)
  }

  /// The range of the line in the text's glyphs.
  let range: Range<Int>
  /// The width in columns, including trailing spaces.
  let width: Int
}

/// The glyphs of a text, with its line break opportunities.
///
/// All lines share the same arrays: one array for each line would cost more than filling it.
struct SegmentedText: Sendable {
  let glyphs: [Glyph]
  /// The marks, one for each glyph.
  let marks: [HardLine.Marks]
  /// The lines; at least one.
  let lines: [HardLine]
}
