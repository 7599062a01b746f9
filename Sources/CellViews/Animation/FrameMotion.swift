import AutoLayout

/// The way of a view from a frame where it was drawn to its frame, which layouts may change meanwhile; and what it shows
/// on the way, where it scrolls.
@MainActor final class FrameMotion {
  private let link: ItemLink
  private let start: Rect
  private let startOrigin: Point
  /// The animator's fraction at which the motion began.
  private let startFraction: Double
  private var share = 0.0

  init(of view: View, from start: Rect, _ startOrigin: Point, at fraction: Double) {
    link = view.link
    self.start = start
    self.startOrigin = startOrigin
    startFraction = fraction
    view.motion = self
  }

  /// The view that moves; `nil` once it is gone or another motion has it.
  var view: View? {
    let view = link.item as? View
    return view?.motion === self ? view : nil
  }

  /// Moves the view to a fraction of the animator's way. It is drawn again only if that moves a cell of it.
  func show(_ fraction: Double) {
    let share =
      startFraction < 1 ? max(0, (fraction - startFraction) / (1 - startFraction)) : fraction
    guard share != self.share, let view else { return }
    drawAnew(view) { self.share = share }
  }

  /// Draws the view at its frame from now on.
  func end() {
    guard let view else { return }
    drawAnew(view) { view.motion = nil }
  }

  /// Makes a change, and marks the view to be drawn again if that moves a cell of it, or of what it scrolls.
  private func drawAnew(_ view: View, after change: () -> Void) {
    let (cells, origin) = (view.presentedCellsOfTree, view.presentedScroll)
    change()
    if view.presentedCellsOfTree != cells || view.presentedScroll != origin {
      view.setNeedsDisplay()
    }
  }

  /// Returns the frame to be drawn, on the way to `end`.
  func frame(toward end: Rect) -> Rect {
    Rect(
      x: between(start.minX, end.minX), y: between(start.minY, end.minY),
      width: between(start.width, end.width), height: between(start.height, end.height))
  }

  /// Returns the origin of the bounds to be drawn with, on the way to `end`.
  func origin(toward end: Point) -> Point {
    Point(x: between(startOrigin.x, end.x), y: between(startOrigin.y, end.y))
  }

  private func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
}
