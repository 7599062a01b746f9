import AutoLayout
import CellDrawing
import TerminalInterface

/// Converts layout units to cells by rounding the edges of views.
enum CellRounding {
  /// Returns the integer nearest to a coordinate; halves are rounded up. Coordinates far outside of any screen are
  /// clamped.
  static func edge(_ value: Double) -> Int { LayoutUnit.cell(value) }

  /// Returns the cells between the rounded edges of a rectangle in the window's coordinates.
  static func rect(_ frame: Rect) -> CellRect {
    let x = edge(frame.minX)
    let y = edge(frame.minY)
    return CellRect(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }

  /// Returns the number of whole columns in a width, with a tolerance for rounding errors.
  static func columns(_ width: Double) -> Int {
    Int(min(max((width + 1.0 / 131072).rounded(.down), 0), 1e9))
  }
}

extension View {
  /// The frame in the window's coordinates, in layout units.
  public final var absoluteFrame: Rect { frame.moved(by: superviewOrigin) }

  /// The origin of the superview's coordinates, in the window's coordinates.
  var superviewOrigin: Point {
    // From the top down, in the order of drawing: floating-point sums depend on the order.
    guard let superview else { return .zero }
    return superview.contentOrigin(superview.absoluteFrame)
  }

  /// The view's cells in the window's coordinates, visible or not.
  public final var cellFrame: CellRect { CellRounding.rect(absoluteFrame) }

  /// Returns the origin of the subviews' coordinates in the window's coordinates, where `absolute` is the view's frame
  /// in the window.
  func contentOrigin(_ absolute: Rect) -> Point {
    Point(x: absolute.minX - bounds.minX, y: absolute.minY - bounds.minY)
  }

  /// Draws the view and its subviews. `origin` is the origin of the superview's coordinates in the window, and `clip`
  /// the cells of the window that may be drawn.
  final func drawTree(in turn: DrawingTurn, origin: Point, clip: CellRect) {
    guard !isHidden else { return }
    turn.visits += 1
    let absolute = presentationFrame.moved(by: origin)
    let cells = CellRounding.rect(absolute)
    let visible = clip.intersection(cells)
    let context = DrawingContext(
      canvas: turn.canvas.subcanvas(clip).subcanvas(
        cells.offset(by: CellPoint(x: -clip.minX, y: -clip.minY))),
      theme: turn.theme)
    if !visible.isEmpty {
      if followsOthers { turn.followers.append(visible) }
      if let backgroundColor {
        context.canvas.fill(context.canvas.bounds, style: Style(background: backgroundColor))
      }
      draw(in: context)
    }
    let inner = clipsToBounds ? visible : clip
    if !inner.isEmpty {
      let origin = presentedContentOrigin(absolute)
      for node in children where turn.isMoving || node.reaches(inner, origin: origin) {
        (node as? View)?.drawTree(in: turn, origin: origin, clip: inner)
      }
    }
    guard !visible.isEmpty else { return }
    if let border {
      context.canvas.drawBox(
        context.canvas.bounds, border, style: borderSource.style(in: turn.theme))
    }
    drawForeground(in: context)
  }

  /// Returns the cell under the pointer, relative to the view's top left.
  final func place(of event: MouseEvent) -> CellPoint {
    let cells = cellFrame
    return CellPoint(x: event.position.x - cells.minX, y: event.position.y - cells.minY)
  }
}

extension LayoutNode {
  /// Whether the view or a view inside of it may be visible in `clip`. An overlap of less than half a cell is rounded
  /// away; testing for a quarter leaves a margin for rounding errors.
  final func reaches(_ clip: CellRect, origin: Point) -> Bool {
    let reach = reach
    return origin.x + reach.minX < Double(clip.maxX) - 0.25
      && origin.x + reach.maxX > Double(clip.minX) + 0.25
      && origin.y + reach.minY < Double(clip.maxY) - 0.25
      && origin.y + reach.maxY > Double(clip.minY) + 0.25
  }
}

extension View {
  /// The width of the border in cells: 1 or 0.
  public final var borderWidth: Int { border == nil ? 0 : 1 }

  /// The size inside of the border, in layout units.
  package final var insideSize: Size {
    let frame = Double(2 * borderWidth)
    return Size(width: max(0, bounds.width - frame), height: max(0, bounds.height - frame))
  }

  final func borderChanged(from old: BoxStyle?) {
    setNeedsDisplay()
    guard (old == nil) != (border == nil) else { return }
    borderInset = Double(borderWidth)
    borderWidthChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension View {
  /// The cells inside of the border, relative to the view's top left.
  final var insideCells: CellRect {
    CellRect(origin: .zero, size: cellFrame.size).inset(by: borderWidth)
  }
}

extension CellRect {
  /// Returns the cell of the rectangle that is nearest to a point; `nil` if the rectangle is empty.
  func nearest(_ point: CellPoint) -> CellPoint? {
    guard !isEmpty else { return nil }
    return CellPoint(
      x: min(max(point.x, minX), maxX - 1), y: min(max(point.y, minY), maxY - 1))
  }
}

@MainActor extension Baseline {
  /// The lower edge of a view's middle row, in which most controls have their text. With an even number of rows it is
  /// the lower of the two middle ones.
  static let ofMiddleRow = Baseline(below: .center, by: 0.5)

  /// Returns the lower edge of a view's first row inside of its border.
  static func ofFirstRow(of view: View) -> Baseline {
    Baseline(below: .top, by: Double(view.borderWidth + 1))
  }

  /// Returns the lower edge of a view's last row inside of its border.
  static func ofLastRow(of view: View) -> Baseline {
    Baseline(below: .bottom, by: -Double(view.borderWidth))
  }
}
