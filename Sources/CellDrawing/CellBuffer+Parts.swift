extension CellBuffer {
  /// Replaces the cells of a part by those of another buffer, whose top left is at `origin` in this one. The part has
  /// to be within both buffers. A wide glyph that crosses the part's edge has to be in both or in neither.
  package mutating func replace(_ part: CellRect, by other: CellBuffer, at origin: CellPoint) {
    let (drawn, width, otherWidth) = (other.cells.span, size.width, other.size.width)
    var cells = cells.mutableSpan
    for y in part.minY..<part.maxY {
      let start = (y - origin.y) * otherWidth + part.minX - origin.x
      let target = y * width + part.minX
      for column in 0..<part.width { cells[target + column] = drawn[start + column] }
    }
  }

  /// Returns whether a wide glyph crosses the left or the right edge of a part, which has to be within the buffer.
  package func cutsGlyph(atEdgesOf part: CellRect) -> Bool {
    (part.minY..<part.maxY).contains { y in
      [part.minX, part.maxX].contains { x in
        x < size.width && cells[y * size.width + x].isContinuation
      }
    }
  }
}
