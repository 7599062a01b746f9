/// The size of text on a terminal, in columns and rows.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line, in columns.
  public let columns: Int
  /// The number of lines.
  public let rows: Int

  /// Creates a size, both lengths in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension TextSize: CustomStringConvertible {
  /// `(20, 3)`: columns and rows.
  public var description: String { "(\(columns), \(rows))" }
}

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

extension Paragraph {
  /// Returns the lines of the text within `width` columns, from top to bottom.
  ///
  /// No line is wider than `width`. A glyph of two columns becomes U+FFFD if the width is one. Without a width (`nil`)
  /// lines end only at the text's line breaks; with 0 or less there are no lines. `maximumLines` of 0 or less means any
  /// number of lines. If there would be more, `truncation` applies to the last line.
  ///
  /// - Complexity: O(*n*) for *n* glyphs shown.
  public func lines(
    width: Int? = nil, wrapping: Wrapping = .word, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> [TextLine] {
    var lines: [TextLine] = []
    forEachSpan(
      width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation
    ) { span in
      var glyphs = Array(segments.glyphs[span.range])
      if width == 1, let first = glyphs.first, first.width > 1 {
        glyphs = [first.isBreakingSpace ? .space : .replacement]
      }
      if span.hasEllipsis { glyphs.append(.ellipsis) }
      glyphs += segments.glyphs[span.ending]
      lines.append(TextLine(glyphs: glyphs, width: span.width))
    }
    return lines
  }

  /// Returns the size of the lines that `lines` returns for the same arguments: the width of the widest line in
  /// columns, and the number of lines. UIKit's name: `boundingRect(with:options:attributes:context:)`.
  ///
  /// - Complexity: O(*n*) for *n* glyphs shown, O(1) if nothing is wrapped; no line is created.
  public func size(
    width: Int? = nil, wrapping: Wrapping = .word, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> TextSize {
    let limit = width ?? .max
    if limit >= max(1, naturalSize.columns), maximumLines <= 0 || maximumLines >= hardLines.count {
      return naturalSize
    }
    var size = TextSize(columns: 0, rows: 0)
    forEachSpan(
      width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation
    ) { span in
      size = TextSize(columns: max(size.columns, span.width), rows: size.rows + 1)
    }
    return size
  }

  /// The glyphs of a line, before they are copied.
  private struct Span {
    var range: Range<Int>
    var width: Int
    var hasEllipsis = false
    /// The glyphs after the ellipsis.
    var ending = 0..<0
  }

  private func forEachSpan(
    width: Int?, wrapping: Wrapping, maximumLines: Int, truncation: Truncation,
    _ body: (Span) -> Void
  ) {
    let limit = width ?? .max
    guard limit > 0 else { return }
    var count = 0
    for (index, hardLine) in hardLines.enumerated() {
      var start = hardLine.range.lowerBound
      repeat {
        let wrapped = segments.wrap(hardLine, from: start, limit: limit, wrapping: wrapping)
        let isLast = wrapped.next == hardLine.range.upperBound && index == hardLines.count - 1
        count += 1
        if count == maximumLines && !isLast {
          if truncation == .wrap { return body(Span(range: wrapped.range, width: wrapped.width)) }
          return body(lastSpan(of: hardLine, from: start, limit: limit, truncation: truncation))
        }
        body(Span(range: wrapped.range, width: wrapped.width))
        start = wrapped.next
      } while start < hardLine.range.upperBound
    }
  }

  /// Returns the last line of a truncated text.
  private func lastSpan(
    of hardLine: HardLine, from start: Int, limit: Int, truncation: Truncation
  ) -> Span {
    switch truncation {
    case .clip, .wrap:
      let filled = segments.wrap(hardLine, from: start, limit: limit, wrapping: .character)
      return Span(range: filled.range, width: filled.width)
    case .tail: return spanWithoutEnd(of: hardLine, from: start, limit: limit)
    case .head, .middle:
      guard let end = segments.end(of: hardLines, beyond: limit, after: start) else {
        // Only blank lines or spaces are left out.
        return spanWithoutEnd(of: hardLine, from: start, limit: limit)
      }
      let line = start..<hardLine.range.upperBound
      let room = limit - Glyph.ellipsis.width
      let cut = segments.cut(
        truncation == .head ? line.prefix(0) : line, from: end, limit: room)
      return Span(
        range: cut.start, width: cut.width + Glyph.ellipsis.width, hasEllipsis: true,
        ending: cut.end)
    }
  }

  private func spanWithoutEnd(of hardLine: HardLine, from start: Int, limit: Int) -> Span {
    let filled = segments.fill(hardLine, from: start, limit: limit - Glyph.ellipsis.width)
    return Span(
      range: filled.range, width: filled.width + Glyph.ellipsis.width, hasEllipsis: true)
  }
}
