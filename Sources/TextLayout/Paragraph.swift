/// Text that was segmented once and can be measured and wrapped at any width.
///
/// Measured and drawn text are the same: both come from the same glyphs.
///
///     let paragraph = Paragraph("the quick brown fox")
///     paragraph.lines(width: 10).map(\.text)                    // ["the quick", "brown fox"]
///     paragraph.lines(width: 10, maximumLines: 1).map(\.text)   // ["the quick…"]
///
/// Lines end at line feeds (alone or after a carriage return) and at U+2028 and U+2029. A tab leads
/// to the next multiple of four columns, counted from the last of these. Text that shows nothing
/// has no lines at all.
public struct Paragraph: Sendable {
  /// The places where lines that are too wide are broken.
  public enum Wrapping: Hashable, Sendable {
    /// Between words, by Unicode's line breaking algorithm; inside of a word only if it is wider
    /// than a line. Spaces at the break are dropped.
    case word
    /// After the last character that fits; spaces are kept. Only a character that is wider than a
    /// line, such as a flag in one column, is broken between its glyphs.
    case character
  }

  /// The end of the last line that is shown if there would be more.
  ///
  /// `…` stands where text was left out; spaces beside it are dropped.
  public enum Truncation: Hashable, Sendable {
    /// The line is filled up and ends with `…`.
    case tail
    /// The line starts with `…` and is filled up to the end of the text.
    case head
    /// The line has `…` between its own start and the end of the text, which get as much room as
    /// each other.
    case middle
    /// The line is filled up and cut off.
    case clip
    /// The line ends where it would if all were shown.
    case wrap
  }

  /// The text as it was given.
  public let text: String
  /// The size without wrapping: the columns of the widest line and the number of lines.
  public let naturalSize: TextSize
  let segments: SegmentedText
  /// Those that are shown.
  let hardLines: [HardLine]

  /// Segments `text` and finds its opportunities to break.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public init(_ text: String) {
    self.text = text
    segments = TextSegmenter(text, lineBreaks: .endLines).segmented()
    let showsNothing = segments.lines.count == 1 && segments.glyphs.isEmpty
    hardLines = showsNothing ? [] : segments.lines
    naturalSize = TextSize(
      columns: hardLines.reduce(0) { max($0, $1.width) }, rows: hardLines.count)
  }
}

extension Paragraph: Hashable {
  public static func == (first: Paragraph, second: Paragraph) -> Bool {
    // String equality is canonical equivalence, yet "é" and "e" with an accent are shown by
    // different glyphs.
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension Paragraph: CustomStringConvertible {
  /// The start of the text between quotation marks, control characters as they are written in code.
  public var description: String { text.quoted() }
}
