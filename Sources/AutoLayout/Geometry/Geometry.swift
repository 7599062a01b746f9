/// A point in layout units (1 unit = 1 cell), x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin in layout units; negative to the left.
  public var x: Double
  /// The distance below the origin in layout units; negative above.
  public var y: Double

  /// Creates a point from two distances in layout units.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: (0, 0).
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in layout units.
public struct Size: Hashable, Sendable {
  /// The length from left to right, in layout units.
  public var width: Double
  /// The length from top to bottom, in layout units.
  public var height: Double

  /// Creates a size from two lengths in layout units.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with no width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// The target of ``LayoutNode/systemLayoutSizeFitting(_:)`` for the smallest size.
  public static let layoutFittingCompressed = Size.zero
  /// The target of ``LayoutNode/systemLayoutSizeFitting(_:)`` for a large size.
  public static let layoutFittingExpanded = Size(width: 10_000, height: 10_000)

  /// The length along `axis`.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// A rectangle in layout units; ``minX`` and ``minY`` belong to it, ``maxX`` and ``maxY`` do not.
public struct Rect: Hashable, Sendable {
  /// The top left corner, in layout units.
  public var origin: Point
  /// The width and the height, in layout units.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its top left corner and its lengths, in layout units.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge, in layout units.
  public var minX: Double { origin.x }
  /// The upper edge, in layout units.
  public var minY: Double { origin.y }
  /// The right edge, in layout units: ``minX`` and the width.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in layout units: ``minY`` and the height.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The length from left to right, in layout units.
  public var width: Double { size.width }
  /// The length from top to bottom, in layout units.
  public var height: Double { size.height }

  /// Returns the rectangle reduced by insets. If they do not fit, the right and bottom ones shrink first.
  public func inset(by insets: EdgeInsets) -> Rect {
    let insets = insets.fitted(into: size)
    return Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle reduced by insets; a length that would be negative is 0.
  func reduced(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle enlarged by insets.
  func extended(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The point in the middle.
  var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  /// Returns the rectangle with another size and the same centre.
  func resized(to size: Size) -> Rect {
    Rect(
      x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle with another centre and the same size.
  func centered(at point: Point) -> Rect {
    Rect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// Returns the rectangle moved right by `point.x` and down by `point.y`.
  func offset(by point: Point) -> Rect {
    Rect(x: minX + point.x, y: minY + point.y, width: width, height: height)
  }

  /// Returns the near edge along `axis`: ``minX`` or ``minY``.
  func origin(along axis: LayoutAxis) -> Double { axis == .horizontal ? origin.x : origin.y }
}

/// Distances from the four edges of a rectangle inward, in layout units.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge down, in layout units.
  public var top: Double
  /// The distance from the left edge to the right, in layout units.
  public var left: Double
  /// The distance from the lower edge up, in layout units.
  public var bottom: Double
  /// The distance from the right edge to the left, in layout units.
  public var right: Double

  /// Creates insets from four distances in layout units.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance on all four sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No distance on any side.
  public static let zero = EdgeInsets(0)

  /// Returns the sum of the insets on each side.
  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// Returns the inset at the near (left, top) side of `axis`.
  func leading(along axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// Returns the inset at the far (right, bottom) side of `axis`.
  func trailing(along axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }

  /// The insets clamped to the limit, with 0 for each number that is negative or not finite.
  var legal: EdgeInsets {
    let limited = limited
    return EdgeInsets(
      top: max(0, limited.top), left: max(0, limited.left), bottom: max(0, limited.bottom),
      right: max(0, limited.right))
  }

  /// Returns the larger inset on each side.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns the insets limited to `size`. The right and bottom ones shrink first, then the left and top
  /// ones, none below zero.
  func fitted(into size: Size) -> EdgeInsets {
    func fit(_ near: Double, _ far: Double, _ room: Double) -> (Double, Double) {
      let near = min(near, max(0, room))
      return (near, min(far, max(0, room - near)))
    }
    let (left, right) = fit(left, right, size.width)
    let (top, bottom) = fit(top, bottom, size.height)
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

/// Distances from the four edges inward, with leading and trailing by reading direction. UIKit's name:
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge down, in layout units.
  public var top: Double
  /// The distance inward from the edge where text begins, in layout units.
  public var leading: Double
  /// The distance from the lower edge up, in layout units.
  public var bottom: Double
  /// The distance inward from the edge where text ends, in layout units.
  public var trailing: Double

  /// Creates insets from four distances in layout units.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }

  func absolute(_ direction: LayoutDirection) -> EdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
  }
}

// The formats are those in which Swift prints UIKit's types: numbers in the order of the initializer, in layout units,
// rounded like ``LayoutUnit/text(of:)``. Insets have labels, since their order is easily confused.

extension Point: CustomStringConvertible {
  /// `(1, 2.5)`: x and y.
  public var description: String { "(\(x.short), \(y.short))" }
}

extension Size: CustomStringConvertible {
  /// `(20, 3)`: width and height.
  public var description: String { "(\(width.short), \(height.short))" }
}

extension Rect: CustomStringConvertible {
  /// `(1, 2.5, 20, 3)`: x, y, width and height.
  public var description: String {
    "(\(minX.short), \(minY.short), \(width.short), \(height.short))"
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// `(top: 1, left: 2, bottom: 1, right: 2)`.
  public var description: String {
    "(top: \(top.short), left: \(left.short), bottom: \(bottom.short), right: \(right.short))"
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// `(top: 1, leading: 2, bottom: 1, trailing: 2)`.
  public var description: String {
    """
    (top: \(top.short), leading: \(leading.short), bottom: \(bottom.short), \
    trailing: \(trailing.short))
    """
  }
}
