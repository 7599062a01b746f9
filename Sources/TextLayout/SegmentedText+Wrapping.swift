extension SegmentedText {
  /// A part of a hard line: its glyphs, their columns, and the start of the next part.
  struct Wrapped {
    var range: Range<Int>
    var width: Int
    var next: Int
  }

  /// Returns the glyphs of a hard line from `start` for a line of at most `limit` columns; `limit` has to be at least
  /// 1.
  ///
  /// At least one glyph is consumed, so that repeated calls end. A glyph wider than the limit counts as one
  /// that fills it; a character wider than the limit is broken between its glyphs.
  func wrap(
    _ line: HardLine, from start: Int, limit: Int, wrapping: Paragraph.Wrapping
  ) -> Wrapped {
    let lineEnd = line.range.upperBound
    if start == line.range.lowerBound && line.width <= limit {
      return Wrapped(range: line.range, width: line.width, next: lineEnd)
    }
    let mayHang = wrapping == .word
    var columns = 0
    var lastBreak: Int?
    var end = start
    while end < lineEnd {
      if end > start && marks[end].contains(.breakBefore) { lastBreak = end }
      let glyphWidth = min(glyphs[end].width, limit)
      if columns + glyphWidth > limit && !(mayHang && marks[end].contains(.space)) { break }
      columns += glyphWidth
      end += 1
    }
    if end == lineEnd {
      // Spaces at the end of the text are kept as far as they fit.
      return trimmed(start..<end, columns: columns, limit: limit, next: end) { $0 > limit }
    }
    let full = lastCharacterStart(from: start, to: end) ?? end
    let next = mayHang ? lastBreak ?? full : full
    for index in next..<max(end, next) { columns -= min(glyphs[index].width, limit) }
    return trimmed(start..<next, columns: columns, limit: limit, next: next) { _ in mayHang }
  }

  /// Returns the characters of a hard line from `start` that fit into `limit` columns, without trailing
  /// spaces.
  func fill(_ line: HardLine, from start: Int, limit: Int) -> Wrapped {
    var columns = 0
    var end = start
    while end < line.range.upperBound && columns + glyphs[end].width <= limit {
      columns += glyphs[end].width
      end += 1
    }
    if end < line.range.upperBound {
      let full = lastCharacterStart(from: start, to: end) ?? start
      for index in full..<end { columns -= glyphs[index].width }
      end = full
    }
    return trimmed(start..<end, columns: columns, limit: limit, next: end) { _ in true }
  }

  /// Returns the last glyph up to `end` that begins a character; nil if it is not after `start`.
  private func lastCharacterStart(from start: Int, to end: Int) -> Int? {
    var index = end
    while index > start, marks[index].contains(.continuation) { index -= 1 }
    return index > start ? index : nil
  }

  /// Returns a range without trailing spaces; one is dropped while `condition` is true for the range's columns.
  private func trimmed(
    _ range: Range<Int>, columns: Int, limit: Int, next: Int, while condition: (Int) -> Bool
  ) -> Wrapped {
    var end = range.upperBound
    var columns = columns
    while end > range.lowerBound, marks[end - 1].contains(.space), condition(columns) {
      end -= 1
      columns -= min(glyphs[end].width, limit)
    }
    return Wrapped(range: range.lowerBound..<end, width: columns, next: next)
  }
}
