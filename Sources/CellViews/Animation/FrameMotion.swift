import AutoLayout

/// Draws a view on its way from a former frame to its present one, which layouts may change meanwhile. The origin of
/// its bounds moves in the same way, so that a scroll view shows what it scrolls past.
@MainActor final class FrameMotion {
  private let link: ItemLink
  private let start: Rect
  private let startOrigin: Point
  /// The animator's fraction at which this motion began.
  private let startFraction: Double
  private var share = 0.0

  init(of view: View, from start: Rect, _ startOrigin: Point, at fraction: Double) {
    link = view.link
    self.start = start
    self.startOrigin = startOrigin
    startFraction = fraction
    view.motion = self
  }

  /// The moving view; `nil` once it is released or another motion has replaced this one.
  var view: View? {
    let view = link.item as? View
    return view?.motion === self ? view : nil
  }

  /// Draws the view at a fraction of the animation. It is marked for drawing only if a cell changes.
  func show(_ fraction: Double) {
    let share =
      startFraction < 1 ? max(0, (fraction - startFraction) / (1 - startFraction)) : fraction
    guard share != self.share, let view else { return }
    drawAnew(view) { self.share = share }
  }

  /// Ends the motion: the view is drawn at its frame from now on.
  func end() {
    guard let view else { return }
    drawAnew(view) { view.motion = nil }
  }

  /// Makes a change, then marks the view for drawing if the change moves a cell of it or of its scrolled content.
  private func drawAnew(_ view: View, after change: () -> Void) {
    let (cells, origin) = (view.presentedCellsOfTree, view.presentedScroll)
    change()
    if view.presentedCellsOfTree != cells || view.presentedScroll != origin {
      view.setNeedsDisplay()
    }
  }

  /// Returns the frame to draw, on the way to `end`.
  func frame(toward end: Rect) -> Rect {
    Rect(
      x: between(start.minX, end.minX), y: between(start.minY, end.minY),
      width: between(start.width, end.width), height: between(start.height, end.height))
  }

  /// Returns the bounds' origin to draw with, on the way to `end`.
  func origin(toward end: Point) -> Point {
    Point(x: between(startOrigin.x, end.x), y: between(startOrigin.y, end.y))
  }

  private func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
}
