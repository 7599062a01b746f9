import AutoLayout
import CellDrawing

extension View {
  /// The frame where the view is drawn: `frame`, or in an animation one on the way to it. Core Animation's
  /// `presentation()`.
  ///
  /// Layout, hit tests and constraints know `frame` only.
  public final var presentationFrame: Rect { motion?.frame(toward: frame) ?? frame }

  /// Makes the view appear in its place, with all inside: it leaves the way of an animation that runs, and takes no part
  /// in one that begins.
  final func appearInPlace() {
    AnimationBlock.current?.noteNewcomer(self)
    endMotions()
  }

  private func endMotions() {
    motion?.end()
    for view in subviews { view.endMotions() }
  }

  /// The cells where the view is drawn in the window, visible or not.
  package final var presentedCells: CellRect {
    CellRounding.rect(presentationFrame.moved(by: presentedSuperviewOrigin))
  }

  /// The cells of the window where the view and those inside are drawn: empty for one that is hidden or outside.
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

  /// Whether the view or one around it is hidden.
  final var isInHiddenView: Bool {
    sequence(first: self) { $0.superview }.contains(where: \.isHidden)
  }

  /// The origin of the bounds with which the view is drawn.
  private var presentedOrigin: Point { motion?.origin(toward: bounds.origin) ?? bounds.origin }

  /// That origin in whole cells: what is seen of a text that fills the view, and is longer, depends on it alone.
  final var presentedScroll: CellPoint {
    let origin = presentedOrigin
    return CellPoint(x: CellRounding.edge(origin.x), y: CellRounding.edge(origin.y))
  }

  /// Returns the origin of the subviews' coordinates in the window's where the view is drawn at `shown` there.
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
  /// Returns the rectangle in the coordinates in which the origin of its own is at a point.
  func moved(by origin: Point) -> Rect {
    Rect(x: origin.x + minX, y: origin.y + minY, width: width, height: height)
  }
}
