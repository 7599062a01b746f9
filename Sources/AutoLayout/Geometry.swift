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

  var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height, maxX, maxY].allSatisfy(\.isFinite)
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

  /// The inset at the near (left, top) side of `axis`.
  func leading(along axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// The inset at the far (right, bottom) side of `axis`.
  func trailing(along axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }

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
