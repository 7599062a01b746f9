import CellDrawing

extension View {
  /// The cells inside of the border, relative to the view's top left.
  final var insideCells: CellRect {
    CellRect(origin: .zero, size: cellFrame.size).inset(by: borderWidth)
  }
}

extension CellRect {
  /// Returns the cell of the rectangle that is nearest to a point; `nil` if the rectangle is empty.
  func nearest(_ point: CellPoint) -> CellPoint? {
    guard !isEmpty else { return nil }
    return CellPoint(
      x: min(max(point.x, minX), maxX - 1), y: min(max(point.y, minY), maxY - 1))
  }
}
