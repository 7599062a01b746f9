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

extension SegmentedText {
  /// The visible parts of a text before and after the omitted part.
  struct Cut {
    var start: Range<Int>
    var startWidth = 0
    var end: Range<Int>
    var endWidth: Int

    var width: Int { startWidth + endWidth }
    var unevenness: Int { abs(startWidth - endWidth) }
  }

  /// Returns the end of a text whose last visible line begins at the glyph `start`: the text's last line that is not
  /// blank, without trailing spaces.
  ///
  /// `nil` if the rest of the text fits into the line and needs no truncation.
  func end(of lines: [HardLine], beyond limit: Int, after start: Int) -> Range<Int>? {
    for line in lines.reversed() {
      var end = line.range.upperBound
      while end > line.range.lowerBound, marks[end - 1].contains(.space) { end -= 1 }
      guard end > max(start, line.range.lowerBound) else { continue }
      if start < line.range.lowerBound { return line.range.lowerBound..<end }
      let width = glyphs[start..<end].reduce(0) { $0 + $1.width }
      return width > limit ? start..<end : nil
    }
    return nil
  }

  /// Returns the cut that shows the start of one range of glyphs and the end of another within `limit` columns. Among
  /// the cuts without room for another character it is the most even one; among equally even ones, the one with more of
  /// the start.
  ///
  /// Spaces at the cut are not shown. Ranges that overlap must be wider than `limit`.
  ///
  /// - Complexity: O(*limit*), and at most O(*n*) for *n* glyphs of the ranges.
  func cut(_ first: Range<Int>, from last: Range<Int>, limit: Int) -> Cut {
    // Begin with as much of the end as fits, without any of the start. Each step shows one more character of the start.
    var cut = Cut(
      start: first.prefix(0), end: last.upperBound..<last.upperBound, endWidth: 0)
    extendEnd(of: &cut, within: last, limit: limit)
    var best: Cut?
    var width = 0
    for index in first {
      width += glyphs[index].width
      if width > limit { break }
      if marks[index].contains(.space) { continue }
      if index + 1 < first.upperBound, marks[index + 1].contains(.continuation) { continue }
      var next = cut
      next.start = first.lowerBound..<index + 1
      next.startWidth = width
      shortenEnd(of: &next, limit: limit)
      // If the end was shortened, the cut before had no room for another character.
      if next.end != cut.end, cut.unevenness <= best?.unevenness ?? .max { best = cut }
      cut = next
    }
    guard let best, best.unevenness < cut.unevenness else { return cut }
    return best
  }

  private func extendEnd(of cut: inout Cut, within last: Range<Int>, limit: Int) {
    var start = cut.end.lowerBound
    while start > last.lowerBound, cut.endWidth + glyphs[start - 1].width <= limit {
      start -= 1
      cut.endWidth += glyphs[start].width
    }
    cut.end = start..<cut.end.upperBound
    shortenEnd(of: &cut, limit: limit)
  }

  /// Drops characters from the left until the cut fits, then spaces.
  private func shortenEnd(of cut: inout Cut, limit: Int) {
    var start = cut.end.lowerBound
    while start < cut.end.upperBound,
      cut.width > limit || !marks[start].isDisjoint(with: [.space, .continuation])
    {
      cut.endWidth -= glyphs[start].width
      start += 1
    }
    cut.end = start..<cut.end.upperBound
  }
}
