import AutoLayout
import CellDrawing

/// Draws marks on a sheet: styles first, then lines, arrows and texts.
@MainActor struct DiagramPen {
  let sheet: DiagramSheet
  /// The origin of the marks' coordinates, in the window's coordinates.
  private let origin: Point
  /// The view's cells, in the window's coordinates.
  private let place: CellRect

  init(sheet: DiagramSheet, origin: Point, _ place: CellRect) {
    self.sheet = sheet
    self.origin = origin
    self.place = place
  }

  func draw(_ marks: [LayoutMark]) {
    for mark in marks { drawStyle(mark) }
    for mark in marks { drawLines(mark) }
    for mark in marks { writeTitle(mark) }
    let arrows = marks.compactMap(drawArrow)
    for arrow in arrows { write(arrow) }
  }

  // MARK: - Styles

  private func drawStyle(_ mark: LayoutMark) {
    switch mark {
    case .highlight(let rect):
      sheet.restyle(cells(rect)) { $0.highlighted(by: sheet.theme.tint) }
    case .baseline(let y, let range):
      sheet.restyle(track(.horizontal, range, across: y).cells) { $0.underlined }
    default: break
    }
  }

  // MARK: - Cells

  /// Returns the cells of a rectangle, relative to the view's top left and rounded like views; an empty rectangle if a
  /// number is NaN.
  func cells(_ rect: Rect) -> CellRect {
    let moved = rect.moved(by: origin)
    guard ![moved.minX, moved.minY, moved.maxX, moved.maxY].contains(where: \.isNaN) else {
      return CellRect(x: .min, y: .min, width: 0, height: 0)
    }
    return CellRounding.rect(moved).offset(by: CellPoint(x: -place.minX, y: -place.minY))
  }

  func track(
    _ axis: LayoutAxis, _ range: ClosedRange<Double>, across: Double
  ) -> DiagramTrack {
    // A length without a limit has no number: these limits are far outside of any screen.
    let start = max(range.lowerBound, -1e9)
    let length = min(range.upperBound, 1e9) - start
    let rect =
      axis == .horizontal
      ? Rect(x: start, y: across, width: length, height: 0)
      : Rect(x: across, y: start, width: 0, height: length)
    return DiagramTrack(axis, cells(rect))
  }

  /// Returns the visible cells of a rectangle, row by row.
  func points(of rect: CellRect) -> [CellPoint] {
    let seen = rect.intersection(sheet.cells)
    guard !seen.isEmpty else { return [] }
    return (seen.minY..<seen.maxY).flatMap { y in
      (seen.minX..<seen.maxX).map { CellPoint(x: $0, y: y) }
    }
  }

  /// Returns the visible rows of a rectangle.
  func rows(of rect: CellRect) -> Range<Int> {
    let seen = rect.intersection(sheet.cells)
    return seen.minY..<seen.maxY
  }
}

extension Style {
  fileprivate var underlined: Style {
    var style = self
    style.attributes.insert(.underline)
    return style
  }
}
