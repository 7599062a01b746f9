import AutoLayout
import CellDrawing

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

extension View {
  /// Returns the frontmost view that is drawn at a point: this view or one inside of it; `nil` if there is none.
  ///
  /// The result is the view whose content is visible in the point's cell. It may be a subview that extends beyond its
  /// superview, unless it is clipped (UIKit hits only within the superview), or the view itself on its border. Views
  /// that are hidden or take no events (``isUserInteractionEnabled``) are not hit, nor are views inside of them.
  ///
  /// For a window, it is the view that receives a mouse event. For another view, its superviews and their other
  /// subviews are ignored, even if they hide, clip or cover it. It uses the frames of the last layout.
  ///
  /// - Complexity: O(views inside).
  public final func hitTest(_ point: Point) -> View? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let cells = cellFrame
    let cell = CellPoint(
      x: cells.minX + Int(min(max((point.x - bounds.minX).rounded(.down), -1e9), 1e9)),
      y: cells.minY + Int(min(max((point.y - bounds.minY).rounded(.down), -1e9), 1e9)))
    let everywhere = CellRect(x: -(1 << 40), y: -(1 << 40), width: 1 << 41, height: 1 << 41)
    return hitTest(cell, origin: superviewOrigin, clip: everywhere)
  }

  /// Returns the frontmost view at a cell of the window. `origin` is the origin of the superview's coordinates in the
  /// window, and `clip` the cells of the window that are visible there.
  final func hitTest(_ cell: CellPoint, origin: Point, clip: CellRect) -> View? {
    guard !isHidden, isUserInteractionEnabled, reaches(clip, origin: origin) else { return nil }
    let absolute = Rect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
    let cells = CellRounding.rect(absolute)
    if covers(cell, of: cells), clip.contains(cell), point(inside: middle(of: cell, in: cells)) {
      return self
    }
    let inner = clipsToBounds ? clip.intersection(cells) : clip
    if inner.contains(cell) {
      let origin = contentOrigin(absolute)
      for case let view as View in children.reversed() {
        if let hit = view.hitTest(cell, origin: origin, clip: inner) { return hit }
      }
    }
    return clip.contains(cell) && point(inside: middle(of: cell, in: cells)) ? self : nil
  }

  /// Whether the border or a scroll bar covers the subviews at a cell of the window.
  private func covers(_ cell: CellPoint, of cells: CellRect) -> Bool {
    guard cells.contains(cell) else { return false }
    return border != nil && !cells.inset(by: borderWidth).contains(cell)
      || coversSubviews(at: CellPoint(x: cell.x - cells.minX, y: cell.y - cells.minY))
  }

  /// Returns the centre of a cell of the window, in the view's coordinates. It is within the bounds exactly if the cell
  /// is one of the view's, even if edges are rounded.
  private func middle(of cell: CellPoint, in cells: CellRect) -> Point {
    func middle(_ index: Int, _ count: Int, _ start: Double, _ end: Double) -> Double {
      let middle = start + Double(index) + 0.5
      if index < 0 { return min(middle, start.nextDown) }
      return index < count ? min(middle, end.nextDown) : max(middle, end)
    }
    let bounds = bounds
    return Point(
      x: middle(cell.x - cells.minX, cells.width, bounds.minX, bounds.maxX),
      y: middle(cell.y - cells.minY, cells.height, bounds.minY, bounds.maxY))
  }
}
