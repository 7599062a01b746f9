import AutoLayout
import CellDrawing
import TerminalInterface

/// From layout units to cells: the edges of a view on the screen, rounded once.
enum CellRounding {
  /// The whole number nearest to an absolute coordinate, half up. Far out of any screen it is cut.
  static func edge(_ value: Double) -> Int {
    Int(min(max((value + 0.5).rounded(.down), -1e9), 1e9))
  }

  /// The cells between the rounded edges of a rectangle in the window's coordinates.
  static func rect(_ frame: Rect) -> CellRect {
    let x = edge(frame.minX)
    let y = edge(frame.minY)
    return CellRect(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }

  /// The columns that text has in a width: the whole cells of it, where noise does not count.
  static func columns(_ width: Double) -> Int {
    Int(min(max((width + 1.0 / 131072).rounded(.down), 0), 1e9))
  }
}

extension View {
  /// The frame in the coordinates of the window, in layout units.
  public final var absoluteFrame: Rect {
    let origin = superviewOrigin
    return Rect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
  }

  /// Where the superview's coordinates begin in the window.
  var superviewOrigin: Point {
    // From the top down, as drawing adds them: sums of fractions depend on their order.
    guard let superview else { return .zero }
    return superview.contentOrigin(superview.absoluteFrame)
  }

  /// The cells the view takes, from the window's top left, whether they are visible or not.
  public final var cellFrame: CellRect { CellRounding.rect(absoluteFrame) }

  /// Where the coordinates of the subviews begin, when the view's frame in the window is `absolute`.
  func contentOrigin(_ absolute: Rect) -> Point {
    Point(x: absolute.minX - bounds.minX, y: absolute.minY - bounds.minY)
  }

  /// Draws the view and what is in it. `origin` is the superview's place in the window, `clip` the
  /// cells of the window that may be drawn, `theme` what things look like.
  final func drawTree(on screen: Canvas, origin: Point, clip: CellRect, theme: Theme) {
    guard !isHidden, reaches(clip, origin: origin) else { return }
    let absolute = Rect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
    let cells = CellRounding.rect(absolute)
    let visible = clip.intersection(cells)
    let canvas = screen.subcanvas(clip).subcanvas(
      cells.offset(by: CellPoint(x: -clip.minX, y: -clip.minY)))
    let context = DrawingContext(canvas: canvas, theme: theme)
    if !visible.isEmpty {
      if let backgroundColor {
        canvas.fill(canvas.bounds, style: Style(background: backgroundColor))
      }
      draw(in: context)
    }
    let inner = clipsToBounds ? visible : clip
    if !inner.isEmpty {
      let origin = contentOrigin(absolute)
      for case let view as View in children {
        view.drawTree(on: screen, origin: origin, clip: inner, theme: theme)
      }
    }
    guard !visible.isEmpty else { return }
    if let border {
      canvas.drawBox(canvas.bounds, border, style: borderSource.style(in: theme))
    }
    drawForeground(in: context)
  }

  /// Whether anything of the view, or in it, can stand in `clip`; rounded edges are looked at later.
  func reaches(_ clip: CellRect, origin: Point) -> Bool {
    let reach = reach
    return origin.x + reach.minX < Double(clip.maxX) + 1
      && origin.x + reach.maxX > Double(clip.minX) - 1
      && origin.y + reach.minY < Double(clip.maxY) + 1
      && origin.y + reach.maxY > Double(clip.minY) - 1
  }

  /// The cell of the view that is under the pointer.
  final func place(of event: MouseEvent) -> CellPoint {
    let cells = cellFrame
    return CellPoint(x: event.position.x - cells.minX, y: event.position.y - cells.minY)
  }
}
