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
