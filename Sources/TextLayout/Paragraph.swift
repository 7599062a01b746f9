/// A text that is segmented once and then measured and wrapped at any width.
///
/// Measuring and drawing agree, since both use the same glyphs.
///
///     let paragraph = Paragraph("the quick brown fox")
///     paragraph.lines(width: 10).map(\.text)                    // ["the quick", "brown fox"]
///     paragraph.lines(width: 10, maximumLines: 1).map(\.text)   // ["the quick…"]
///
/// Lines end at line feeds (alone or after a carriage return) and at U+2028 and U+2029. A tab leads to the next
/// multiple of four columns from the start of such a line. Text without any visible glyph has no lines.
public struct Paragraph: Sendable {
  /// The rule for where lines are wrapped.
  public enum Wrapping: Hashable, Sendable {
    /// Between words, by Unicode's line breaking algorithm; inside a word only if it is wider than a line.
    /// Spaces at the break are dropped.
    case word
    /// After the last character that fits; spaces are kept. A character is broken between its glyphs only if
    /// it is wider than a line, such as a flag in one column.
    case character
  }

  /// How the last line is shortened if not all lines are shown.
  ///
  /// `…` replaces the omitted text; spaces beside it are dropped.
  public enum Truncation: Hashable, Sendable {
    /// The line is filled and ends with `…`.
    case tail
    /// The line begins with `…` and continues with the end of the text.
    case head
    /// The line has `…` between its own start and the end of the text, in equal parts.
    case middle
    /// The line is filled and cut off.
    case clip
    /// The line ends where it would end if all lines were shown; no `…` is shown.
    case wrap
  }

  /// The original text.
  public let text: String
  /// The size without wrapping: the columns of the widest line and the number of lines.
  public let naturalSize: TextSize
  let segments: SegmentedText
  /// The lines between the text's line breaks.
  let hardLines: [HardLine]

  /// Creates a paragraph: segments `text` and finds its line break opportunities.
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
    // Equality of strings is canonical equivalence, but "é" and "e" with an accent have different glyphs.
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension Paragraph: CustomStringConvertible {
  /// The start of the text in quotation marks, with control characters escaped.
  public var description: String { text.quoted() }
}
