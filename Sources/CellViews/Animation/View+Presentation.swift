import AutoLayout
import CellDrawing

extension View {
  /// The frame where the view is drawn: `frame`, or in an animation one on the way to it. Core Animation's
  /// `presentation()`.
  ///
  /// Layout, hit tests and constraints know `frame` only.
  public final var presentationFrame: Rect { motion?.frame(toward: frame) ?? frame }

  /// The cells where the view is drawn in the window, visible or not.
  package final var presentedCells: CellRect {
    CellRounding.rect(presentationFrame.moved(by: presentedSuperviewOrigin))
  }

  /// The cells where the view and those inside are drawn.
  final var presentedCellsOfTree: [CellRect] { presentedCells(from: presentedSuperviewOrigin) }

  private func presentedCells(from origin: Point) -> [CellRect] {
    let shown = presentationFrame.moved(by: origin)
    let inside = contentOrigin(shown)
    return subviews.reduce(into: [CellRounding.rect(shown)]) {
      $0 += $1.presentedCells(from: inside)
    }
  }

  private var presentedSuperviewOrigin: Point {
    guard let superview else { return .zero }
    return superview.contentOrigin(
      superview.presentationFrame.moved(by: superview.presentedSuperviewOrigin))
  }
}

extension Rect {
  /// Returns the rectangle in the coordinates in which the origin of its own is at a point.
  func moved(by origin: Point) -> Rect {
    Rect(x: origin.x + minX, y: origin.y + minY, width: width, height: height)
  }
}
