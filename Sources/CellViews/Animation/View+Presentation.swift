import AutoLayout
import CellDrawing

extension View {
  /// The frame at which the view is drawn: during an animation a frame on the way to `frame`, otherwise `frame` itself.
  /// Core Animation's `presentation()`.
  ///
  /// Layout, hit tests and constraints use `frame` only.
  public final var presentationFrame: Rect { motion?.frame(toward: frame) ?? frame }

  /// Draws the view and all views inside of it at their frames: ends their motions, and leaves them out of an animation
  /// that is being recorded.
  final func appearInPlace() {
    AnimationBlock.current?.noteNewcomer(self)
    endMotions()
  }

  private func endMotions() {
    motion?.end()
    for view in subviews { view.endMotions() }
  }

  /// The cells in which the view is drawn, in the window's coordinates, visible or not.
  package final var presentedCells: CellRect {
    CellRounding.rect(presentationFrame.moved(by: presentedSuperviewOrigin))
  }

  /// The visible cells of the view and of each view inside of it, in the window's coordinates. The list is empty for a
  /// view that is hidden or in no window.
  final var presentedCellsOfTree: [CellRect] {
    guard let window, !isInHiddenView else { return [] }
    return presentedCells(from: presentedSuperviewOrigin, in: CellRounding.rect(window.frame))
  }

  private func presentedCells(from origin: Point, in clip: CellRect) -> [CellRect] {
    let shown = presentationFrame.moved(by: origin)
    let visible = CellRounding.rect(shown).intersection(clip)
    let inside = presentedContentOrigin(shown)
    return subviews.filter { !$0.isHidden }.reduce(into: [visible.isEmpty ? .zero : visible]) {
      $0 += $1.presentedCells(from: inside, in: clipsToBounds ? visible : clip)
    }
  }

  /// Whether the view or one of its superviews is hidden.
  final var isInHiddenView: Bool {
    sequence(first: self) { $0.superview }.contains(where: \.isHidden)
  }

  /// The origin of the bounds to draw with.
  private var presentedOrigin: Point { motion?.origin(toward: bounds.origin) ?? bounds.origin }

  /// The presented origin of the bounds in whole cells. What is visible of a long text in the view depends on this
  /// alone.
  final var presentedScroll: CellPoint {
    let origin = presentedOrigin
    return CellPoint(x: CellRounding.edge(origin.x), y: CellRounding.edge(origin.y))
  }

  /// Returns the origin of the subviews' coordinates in the window, for a view that is drawn at `shown` in the window.
  final func presentedContentOrigin(_ shown: Rect) -> Point {
    let origin = presentedOrigin
    return Point(x: shown.minX - origin.x, y: shown.minY - origin.y)
  }

  private var presentedSuperviewOrigin: Point {
    guard let superview else { return .zero }
    return superview.presentedContentOrigin(
      superview.presentationFrame.moved(by: superview.presentedSuperviewOrigin))
  }
}

extension Rect {
  /// Returns the rectangle offset by a point: converts it to the coordinates in which its own origin is at that point.
  func moved(by origin: Point) -> Rect {
    Rect(x: origin.x + minX, y: origin.y + minY, width: width, height: height)
  }
}
