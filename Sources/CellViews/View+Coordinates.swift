import AutoLayout

// Each view has coordinates of its own, in layout units: those of its `bounds`, in which the frames of its
// subviews are. Views of two trees are taken as if the tops of these lay on each other.

extension View {
  /// A point of this view in the coordinates of another one, or of the top of the tree, mostly the
  /// window, where that is `nil`. Whether it lies within either does not matter.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (origin, view?.origin ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the top of the tree where that is `nil`, in the coordinates of this
  /// one.
  public final func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (origin, view?.origin ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view in the coordinates of another one, or of the top of the tree, mostly the
  /// window, where that is `nil`. Its size stays.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the top of the tree where that is `nil`, in the coordinates of
  /// this one. Its size stays.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where (0, 0) of the view is in the coordinates of the top of its tree.
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
