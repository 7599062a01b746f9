import AutoLayout
import CellDrawing

extension View {
  /// The frontmost view that is shown at a point of this one: the view itself or one inside of it;
  /// absent where there is none.
  ///
  /// What is seen in the point's cell is hit: a subview that reaches out of its superview, too, unless it
  /// is cut off there (UIKit hits it within only), and the view itself where its border is. A view that is
  /// hidden or takes no events (``isUserInteractionEnabled``) is not hit, nor is what is inside of it.
  ///
  /// Of a window, it is what a mouse event there goes to. Of another view, it is found as if that one stood
  /// by itself: whether views around it hide it, cut it off or stand in front of it does not count. To be
  /// asked after a layout.
  ///
  /// - Complexity: the number of views inside.
  public final func hitTest(_ point: Point) -> View? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let cells = cellFrame
    let cell = CellPoint(
      x: cells.minX + Int(min(max((point.x - bounds.minX).rounded(.down), -1e9), 1e9)),
      y: cells.minY + Int(min(max((point.y - bounds.minY).rounded(.down), -1e9), 1e9)))
    let everywhere = CellRect(x: -(1 << 40), y: -(1 << 40), width: 1 << 41, height: 1 << 41)
    return hitTest(cell, origin: superviewOrigin, clip: everywhere)
  }

  /// The frontmost view at a cell of the window. `origin` is the superview's place in the window, `clip` the
  /// cells of the window that are shown there.
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

  /// Whether the border, or a bar, is drawn in a cell of the window, in front of the subviews.
  private func covers(_ cell: CellPoint, of cells: CellRect) -> Bool {
    guard cells.contains(cell) else { return false }
    return border != nil && !cells.inset(by: borderWidth).contains(cell)
      || coversSubviews(at: CellPoint(x: cell.x - cells.minX, y: cell.y - cells.minY))
  }

  /// The point of the view that stands for a cell of the window: its middle. Where the view's edges are
  /// rounded, it is within the bounds just if the cell is one of the view's.
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
