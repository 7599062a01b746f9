/// The glyphs between two line breaks of a text.
struct HardLine: Sendable {
  /// What is to be known of a glyph when lines are wrapped.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// A line may end before the glyph.
    static let breakBefore = Marks(rawValue: 1)
    /// The glyph may hang over the end of a line.
    static let space = Marks(rawValue: 2)
    /// The glyph belongs to the same character as the one before.
    static let continuation = Marks(rawValue: 4)
  }

  /// In the glyphs of the text.
  let range: Range<Int>
  /// In columns, trailing spaces included.
  let width: Int
}

/// The glyphs of a text, with the places where its lines may be wrapped.
///
/// All lines lie in the same arrays: one for each line would cost more than filling it.
struct SegmentedText: Sendable {
  let glyphs: [Glyph]
  /// One for each glyph.
  let marks: [HardLine.Marks]
  /// At least one.
  let lines: [HardLine]
}
