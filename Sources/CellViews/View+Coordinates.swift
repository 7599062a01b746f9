import AutoLayout

// Each view has its own coordinates, in layout units: those of its `bounds`, in which its subviews' frames are. The
// roots of two trees count as having the same coordinates.

extension View {
  /// Whether the view is laid out from right to left.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Converts a point of this view to the coordinates of `view`; if it is `nil`, to those of the root, usually the
  /// window. The point may be outside of both.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (origin, view?.origin ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point of `view`, or of the root if it is `nil`, to the coordinates of this view.
  public final func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (origin, view?.origin ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle of this view to the coordinates of `view`; if it is `nil`, to those of the root, usually the
  /// window. Its size stays the same.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of `view`, or of the root if it is `nil`, to the coordinates of this view. Its size stays the
  /// same.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view's coordinates, in the root's coordinates.
  private var origin: Point {
    var origin = Point.zero
    var node: LayoutNode = self
    while let parent = node.parent {
      origin.x += node.frame.minX - node.bounds.minX
      origin.y += node.frame.minY - node.bounds.minY
      node = parent
    }
    return origin
  }
}
