import AutoLayout
import CellDrawing
import TextLayout

// Spaces, lines, and outlines with their titles.
extension DiagramPen {
  func drawLines(_ mark: LayoutMark) {
    switch mark {
    case .space(let outer, let inner):
      let (outer, inner) = (cells(outer), cells(inner))
      for point in points(of: outer) where !inner.contains(point) {
        sheet.draw("·", at: point, as: .dots, sheet.theme.separator)
      }
    case .line(let axis, let position, let range):
      let track = track(axis == .horizontal ? .vertical : .horizontal, range, across: position)
      drawLine(track.cells, axis == .horizontal ? "┊" : "┈")
    case .outline(let rect, let outline, _): draw(outline, around: cells(rect))
    default: break
    }
  }

  private func draw(_ outline: LayoutOutline, around place: CellRect) {
    var rect = place
    if outline == .guide, rect.width > 0 || rect.height > 0 {
      rect.size = CellSize(width: max(1, rect.width), height: max(1, rect.height))
    }
    guard !rect.isEmpty else { return }
    let (line, side) = outline.glyphs
    switch (rect.width, rect.height) {
    case (_, 1) where outline == .frame: drawEdges(of: rect, "▏", "▕", outline)
    case (_, 1): drawLine(rect, line)
    case (1, _): drawLine(rect, side)
    default:
      let inside = rect.inset(by: 1)
      for (y, left, right) in [(rect.minY, "┌", "┐"), (inside.maxY, "└", "┘")] as [Row] {
        drawEdges(of: rect.row(y), left, right, outline)
        drawLine(CellRect(x: inside.minX, y: y, width: inside.width, height: 1), line)
      }
      let sides = CellRect(x: rect.minX, y: inside.minY, width: rect.width, height: inside.height)
      for y in rows(of: sides) { drawEdges(of: rect.row(y), side, side, outline) }
    }
  }

  private typealias Row = (y: Int, left: Character, right: Character)

  /// Draws the left and the right end of an outline's row.
  private func drawEdges(
    of row: CellRect, _ left: Character, _ right: Character, _ outline: LayoutOutline
  ) {
    drawEdge(row.origin, left, outline, outwards: -1)
    drawEdge(row.origin.beside(row.width - 1), right, outline, outwards: 1)
  }

  /// Draws one cell of an outline's left or right side. If the text of a view covers that cell, it is drawn beside it,
  /// outside of the frame, as a thin line at the same edge.
  private func drawEdge(
    _ point: CellPoint, _ glyph: Character, _ outline: LayoutOutline, outwards: Int
  ) {
    let style = sheet.theme.separator
    guard outline == .frame, sheet.use(at: point) == .text else {
      return sheet.draw(glyph, at: point, as: .line, style)
    }
    let beside = point.beside(outwards)
    if !sheet.isWordGap(beside) {
      sheet.draw(outwards < 0 ? "▕" : "▏", at: beside, as: .line, style)
    }
  }

  /// Draws a line behind texts: a vertical line leaves out cells between two words, a horizontal one cells beside a
  /// word.
  private func drawLine(_ rect: CellRect, _ glyph: Character) {
    let isLevel = rect.height == 1 && rect.width > 1
    for point in points(of: rect)
    where !(isLevel ? sheet.isBesideWord(point) : sheet.isWordGap(point)) {
      sheet.draw(glyph, at: point, as: .line, sheet.theme.separator)
    }
  }

  func writeTitle(_ mark: LayoutMark) {
    guard case .outline(let rect, _, let title) = mark, !title.isEmpty else { return }
    let (cells, text) = (cells(rect), TextLine(" \(title) "))
    guard cells.height > 1, cells.width >= text.width + 2 else { return }
    let upper = points(of: CellRect(x: cells.minX, y: cells.minY, width: cells.width, height: 1))
    sheet.write(text, at: [CellPoint(x: cells.minX + 1, y: cells.minY)], over: Set(upper))
  }
}

extension CellRect {
  /// Returns the part of the rectangle that is in a row.
  fileprivate func row(_ y: Int) -> CellRect { CellRect(x: minX, y: y, width: width, height: 1) }
}

extension LayoutOutline {
  fileprivate var glyphs: (horizontal: Character, vertical: Character) {
    switch self {
    case .frame: ("─", "│")
    case .guide: ("╌", "╎")
    case .ghost: ("┈", "┊")
    }
  }
}
