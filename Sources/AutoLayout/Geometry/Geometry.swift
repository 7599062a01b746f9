/// A place in layout units (1 unit = 1 cell), x to the right and y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in layout units.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// The target of ``LayoutNode/systemLayoutSizeFitting(_:)`` that asks for the smallest size.
  public static let layoutFittingCompressed = Size.zero
  /// The target of ``LayoutNode/systemLayoutSizeFitting(_:)`` that asks for a large size.
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
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// What is left when distances are taken from the edges, as far as there is room for them.
  public func inset(by insets: EdgeInsets) -> Rect {
    let insets = insets.fitted(into: size)
    return Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && maxX.isFinite && maxY.isFinite
  }

  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The near edge along `axis`: ``minX`` or ``minY``.
  func origin(along axis: LayoutAxis) -> Double { axis == .horizontal ? origin.x : origin.y }
}

/// Distances from the four edges of a rectangle inward, in layout units.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  public static let zero = EdgeInsets(0)

  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The inset at the near (left, top) side of `axis`.
  func leading(along axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// The inset at the far (right, bottom) side of `axis`.
  func trailing(along axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }

  /// The same where a number is not finite or negative: it counts as 0.
  var legal: EdgeInsets {
    func legal(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
    return EdgeInsets(
      top: legal(top), left: legal(left), bottom: legal(bottom), right: legal(right))
  }

  /// On each side the larger one.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// These insets as far as they fit into `size`: the right and bottom ones shrink first, then the
  /// left and top ones, none below zero.
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

/// Distances from the four edges inward, where leading is left or right as the view reads. UIKit's
/// name: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

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
