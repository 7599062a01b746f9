import CellDrawing

/// The reading order of rectangles of cells: from top to bottom, and within a row from left to right, or from right to
/// left in a right-to-left layout.
///
///     ┌───┐ 2    A rectangle that spans several rows is read as a column: 1 comes before 2, 2 before 3, and 4, below
///     │ 1 │      all of them, is last.
///     └───┘ 3
///     4 4 4 4
enum ReadingOrder {
  /// Returns the indices of the rectangles in reading order. Rectangles that no straight line separates are sorted by
  /// their tops, then by the side at which a row begins.
  static func indices(of cells: [CellRect], fromRight: Bool) -> [Int] {
    divided(Array(cells.indices), in: cells, fromRight)
  }

  private static func divided(
    _ indices: [Int], in cells: [CellRect], _ fromRight: Bool
  ) -> [Int] {
    guard indices.count > 1 else { return indices }
    let rows = parts(indices) { (cells[$0].minY, cells[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { divided($0, in: cells, fromRight) } }
    let columns = parts(indices) {
      fromRight ? (-cells[$0].maxX, -cells[$0].minX) : (cells[$0].minX, cells[$0].maxX)
    }
    if columns.count > 1 { return columns.flatMap { divided($0, in: cells, fromRight) } }
    return indices.sorted { first, second in
      key(cells[first], fromRight, first) < key(cells[second], fromRight, second)
    }
  }

  private static func key(
    _ cells: CellRect, _ fromRight: Bool, _ index: Int
  ) -> (Int, Int, Int) {
    (cells.minY, fromRight ? -cells.maxX : cells.minX, index)
  }

  /// Splits the indices into groups wherever a line across the axis crosses no rectangle.
  private static func parts(
    _ indices: [Int], _ range: (Int) -> (start: Int, end: Int)
  ) -> [[Int]] {
    let sorted = indices.sorted { (range($0).start, $0) < (range($1).start, $1) }
    var parts: [[Int]] = []
    var end = Int.min
    for index in sorted {
      if range(index).start >= end { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = max(end, range(index).end)
    }
    return parts
  }
}
