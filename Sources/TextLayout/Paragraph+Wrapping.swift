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
    var lines: [TextLine] = []
    forEachSpan(
      width: width, wrapping: wrapping, maximumLines: maximumLines, truncation: truncation
    ) { span in
      var glyphs = Array(segments.glyphs[span.range])
      if width == 1, let first = glyphs.first, first.width > 1 {
        glyphs = [first.isBreakingSpace ? .space : .replacement]
      }
      if span.hasEllipsis { glyphs.append(.ellipsis) }
      lines.append(TextLine(glyphs: glyphs, width: span.width))
    }
    return lines
  }

  /// The columns of the widest and the number of the lines that `lines` returns for the same.
  ///
  /// - Complexity: O(*n*) for *n* glyphs shown, O(1) where nothing is wrapped; no line is made.
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

  /// A line before it is made.
  private struct Span {
    var range: Range<Int>
    var width: Int
    var hasEllipsis = false
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
          return body(lastSpan(of: hardLine, from: start, limit: limit, truncation: truncation))
        }
        body(Span(range: wrapped.range, width: wrapped.width))
        start = wrapped.next
      } while start < hardLine.range.upperBound
    }
  }

  /// The last line of a text that goes on, filled from the rest of its hard line.
  private func lastSpan(
    of hardLine: HardLine, from start: Int, limit: Int, truncation: Truncation
  ) -> Span {
    switch truncation {
    case .clip:
      let filled = segments.wrap(hardLine, from: start, limit: limit, wrapping: .character)
      return Span(range: filled.range, width: filled.width)
    case .tail:
      let filled = segments.fill(hardLine, from: start, limit: limit - 1)
      return Span(
        range: filled.range, width: filled.width + Glyph.ellipsis.width,
        hasEllipsis: true)
    }
  }
}
