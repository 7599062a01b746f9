extension Paragraph {
  /// The lines that show the text within `width` columns, from top to bottom.
  ///
  /// No line is wider than `width`. A glyph of two columns in a width of one becomes U+FFFD.
  /// Without a width (`nil`) lines end only where the text has line breaks; with 0 or less there
  /// are no lines. `maximumLines` of 0 or less stands for any number of lines; if there would be
  /// more, the last line is treated by `truncation`.
  ///
  /// - Complexity: O(*n*) for *n* glyphs shown.
  public func lines(
    width: Int? = nil, wrapping: Wrapping = .word, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> [TextLine] {
    spans(width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation)
      .map { span in
        var glyphs = Array(hardLines[span.hardLine].glyphs[span.range])
        if width == 1, let first = glyphs.first, first.width > 1 {
          glyphs = [first.isBreakingSpace ? .space : .replacement]
        }
        if span.hasEllipsis { glyphs.append(.ellipsis) }
        return TextLine(glyphs: glyphs, width: span.width)
      }
  }

  /// The columns of the widest and the number of the lines that `lines` returns for the same.
  ///
  /// - Complexity: O(*n*) for *n* glyphs shown; no line is made.
  public func size(
    width: Int? = nil, wrapping: Wrapping = .word, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> TextSize {
    let spans = spans(
      width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation)
    return TextSize(columns: spans.reduce(0) { max($0, $1.width) }, rows: spans.count)
  }

  /// A line before it is made.
  private struct Span {
    var hardLine: Int
    var range: Range<Int>
    var width: Int
    var hasEllipsis = false
  }

  private func spans(
    width: Int?, wrapping: Wrapping, maximumLines: Int, truncation: Truncation
  ) -> [Span] {
    let limit = width ?? .max
    guard limit > 0 else { return [] }
    var spans: [Span] = []
    for (index, hardLine) in hardLines.enumerated() {
      var start = 0
      repeat {
        let wrapped = hardLine.wrap(from: start, limit: limit, wrapping: wrapping)
        let isLast = wrapped.next == hardLine.glyphs.count && index == hardLines.count - 1
        if spans.count + 1 == maximumLines && !isLast {
          spans.append(
            lastSpan(of: index, from: start, limit: limit, truncation: truncation))
          return spans
        }
        spans.append(Span(hardLine: index, range: wrapped.range, width: wrapped.width))
        start = wrapped.next
      } while start < hardLine.glyphs.count
    }
    return spans
  }

  /// The last line of a text that goes on, filled from the rest of its hard line.
  private func lastSpan(
    of index: Int, from start: Int, limit: Int, truncation: Truncation
  ) -> Span {
    let hardLine = hardLines[index]
    switch truncation {
    case .clip:
      let filled = hardLine.wrap(from: start, limit: limit, wrapping: .character)
      return Span(hardLine: index, range: filled.range, width: filled.width)
    case .tail:
      let filled = hardLine.fill(from: start, limit: limit - 1)
      return Span(
        hardLine: index, range: filled.range, width: filled.width + Glyph.ellipsis.width,
        hasEllipsis: true)
    }
  }
}
