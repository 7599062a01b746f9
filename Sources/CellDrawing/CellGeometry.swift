/// A point in a grid of cells: a column and a row, counted from the top left, which is (0, 0).
public struct CellPoint: Hashable, Sendable {
  /// The columns to the right; negative to the left of the grid.
  public var x: Int
  /// The rows downwards; negative above the grid.
  public var y: Int

  /// Creates a point from a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left: (0, 0).
  public static let zero = CellPoint(x: 0, y: 0)
}

/// A number of columns and rows; never negative.
public struct CellSize: Hashable, Sendable {
  /// The number of columns. A negative number becomes 0.
  public var width: Int { didSet { width = max(0, width) } }
  /// The number of rows. A negative number becomes 0.
  public var height: Int { didSet { height = max(0, height) } }

  /// Creates a size in cells; negative lengths become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The size with no columns and no rows.
  public static let zero = CellSize(width: 0, height: 0)

  /// The largest size that is drawn: 1000 columns by 1000 rows. A larger size from a terminal or a script is reduced to
  /// it.
  public static let largestDrawn = CellSize(width: 1000, height: 1000)

  /// The size with each length reduced to that of ``largestDrawn``.
  public var clampedToDrawn: CellSize {
    CellSize(
      width: min(width, Self.largestDrawn.width), height: min(height, Self.largestDrawn.height))
  }
}

/// A rectangle of whole cells. Its right and bottom edges are not part of it.
///
/// Edges beyond the range of `Int` are clamped to it, so no rectangle traps.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The columns and rows.
  public var size: CellSize

  /// Creates a rectangle by its top left cell and its size.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle in cells; negative lengths become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The empty rectangle at the top left.
  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x.clampedAdding(size.width) }
  /// The row after the last.
  public var maxY: Int { origin.y.clampedAdding(size.height) }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// Whether the rectangle contains no cell.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Returns whether the rectangle contains the cell at `point`.
  public func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the cells that both rectangles contain; empty if there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CellRect(
      x: x, y: y, width: min(maxX, other.maxX).clampedSubtracting(x),
      height: min(maxY, other.maxY).clampedSubtracting(y))
  }

  /// Returns the rectangle without `amount` cells on each side; empty if nothing is left.
  ///
  /// A negative amount adds cells.
  public func inset(by amount: Int) -> CellRect {
    CellRect(
      x: minX.clampedAdding(amount), y: minY.clampedAdding(amount),
      width: width.clampedSubtracting(amount).clampedSubtracting(amount),
      height: height.clampedSubtracting(amount).clampedSubtracting(amount))
  }

  /// Returns the rectangle moved by `point`'s columns and rows.
  public func offset(by point: CellPoint) -> CellRect {
    CellRect(
      x: minX.clampedAdding(point.x), y: minY.clampedAdding(point.y), width: width, height: height)
  }
}

extension Int {
  /// Returns the sum, clamped to the range of `Int`.
  func clampedAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the range of `Int`.
  func clampedSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}

extension CellPoint: CustomStringConvertible {
  /// `(1, 2)`: column and row.
  public var description: String { "(\(x), \(y))" }
}

extension CellSize: CustomStringConvertible {
  /// `(20, 3)`: columns and rows.
  public var description: String { "(\(width), \(height))" }
}

extension CellRect: CustomStringConvertible {
  /// `(1, 2, 20, 3)`: the first column and row, then the number of columns and of rows.
  public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}
