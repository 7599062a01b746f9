import TextLayout

extension CellBuffer {
  /// What happens to the background of overwritten cells.
  enum BackgroundRule {
    /// The style's background replaces the cell's.
    case replaced
    /// A ``Color/standard`` background keeps the cell's.
    case keptUnderStandard
  }

  /// Writes glyphs from a column, clipped to `clip`.
  ///
  /// `clip` must be within the buffer. Half of a wide glyph at its edge becomes a blank, and so does a glyph outside of
  /// the clip if half of it is overwritten.
  ///
  /// - Returns: whether an edge of `clip` cuts a glyph.
  @discardableResult mutating func write(
    _ glyphs: some Sequence<Glyph>, at point: CellPoint, style: Style, background: BackgroundRule,
    clip: CellRect
  ) -> Bool {
    guard point.y >= clip.minY && point.y < clip.maxY else { return false }
    let row = point.y * size.width
    var cells = cells.mutableSpan
    var x = point.x
    var hasCut = false
    for glyph in glyphs {
      if x >= clip.maxX { return hasCut }
      let end = x.clampedAdding(glyph.width)
      if x >= clip.minX && end <= clip.maxX {
        Self.set(glyph, at: row + x, of: &cells, style: style, background: background)
      } else {
        for column in max(x, clip.minX)..<max(min(end, clip.maxX), max(x, clip.minX)) {
          Self.set(.space, at: row + column, of: &cells, style: style, background: background)
          hasCut = true
        }
      }
      x = end
    }
    return hasCut
  }

  /// Fills a rectangle with repetitions of a glyph, clipped to `clip`.
  ///
  /// A wide glyph that crosses an edge of the rectangle or the clip becomes a blank.
  ///
  /// - Returns: whether an edge cuts a glyph.
  mutating func fill(_ rect: CellRect, with glyph: Glyph, style: Style, clip: CellRect) -> Bool {
    let shown = rect.intersection(clip)
    guard !shown.isEmpty else { return false }
    // A wide glyph keeps its place in the rectangle when the clip moves.
    let cutHalf = shown.minX.clampedSubtracting(rect.minX) % glyph.width
    let glyphs = repeatElement(glyph, count: (shown.width + cutHalf + 1) / glyph.width)
    var hasCut = false
    for y in shown.minY..<shown.maxY {
      hasCut = write(
        glyphs, at: CellPoint(x: shown.minX - cutHalf, y: y), style: style, background: .replaced,
        clip: shown)
    }
    return hasCut
  }

  /// Changes the styles of the glyphs that are entirely within a rectangle, clipped to `clip`.
  mutating func restyle(_ rect: CellRect, clip: CellRect, _ style: (Style) -> Style) {
    let shown = rect.intersection(clip)
    guard !shown.isEmpty else { return }
    for y in shown.minY..<shown.maxY {
      let row = y * size.width
      for x in shown.minX..<shown.maxX {
        let end = x + cells[row + x].width
        guard end > x, end <= shown.maxX else { continue }
        let changed = style(cells[row + x].style)
        for column in x..<end { cells[row + column].style = changed }
      }
    }
  }

  /// Sets a glyph that fits into the buffer.
  private static func set(
    _ glyph: Glyph, at index: Int, of cells: inout MutableSpan<Cell>, style: Style,
    background: BackgroundRule
  ) {
    var style = style
    if background == .keptUnderStandard && style.background == .standard {
      let old = cells[index].style
      // The background of a reversed cell is shown as its text colour, so a glyph that is not reversed must not keep
      // it.
      let isInk = old.attributes.contains(.reverse) && !style.attributes.contains(.reverse)
      style.background = isInk ? .standard : old.background
    }
    separate(index, of: &cells)
    if glyph.width == 2 {
      separate(index + 1, of: &cells)
      cells[index + 1] = Cell(glyph: .none, style: style)
    }
    cells[index] = Cell(glyph: glyph, style: style)
  }

  /// Blanks the other half of a wide glyph before one half is overwritten.
  private static func separate(_ index: Int, of cells: inout MutableSpan<Cell>) {
    switch cells[index].width {
    case 0: cells[index - 1].glyph = .space
    case 2: cells[index + 1].glyph = .space
    default: break
    }
  }

  mutating func blank(_ index: Int) { cells[index].glyph = .space }
}
