import AutoLayout
import CellDrawing
import TerminalInterface

/// A view that shows a part of what is in it. UIKit's name: `UIScrollView`.
///
/// Constraints between the edges of the scroll view and what is inside of it say how large the content is;
/// its width, height and centres remain those of the view itself. Where there is more than is shown, a scroll
/// bar is drawn over the last column or the last row; its thumb can be dragged, and a press beside it goes a page. With a border, content and bars are
/// inside of it: content that is to be as wide as what is seen is two cells narrower than the view.
@MainActor open class ScrollView: View {
  /// Creates a scroll view without content.
  public override init() {
    super.init()
    clipsToBounds = true
    scrollsContent = true
  }

  /// Creates a scroll view without content, with a frame that holds until constraints decide on it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
    scrollsContent = true
  }

  /// The size of the content, as of the last layout.
  public final var contentSize: Size { contentLayoutGuide.layoutFrame.size }

  /// The place that was asked for, and what the last layout made of it: sizes that cannot show it so do
  /// not change it.
  private var wanted = Point.zero
  private var shown = (origin: Point.zero, offset: Point.zero)

  /// The place of the content that stands at the view's top left, inside of its border, in layout units;
  /// (0, 0) at the start.
  ///
  /// The layout keeps it within the content, and finds it again when content or view have a size that
  /// shows it. One with a number that is not finite is ignored.
  public final var contentOffset: Point {
    get { bounds.origin == shown.origin ? shown.offset : offset(ofOrigin: bounds.origin) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      wanted = newValue
      guard newValue != contentOffset else { return }
      shown = (origin(ofOffset: newValue), newValue)
      bounds.origin = shown.origin
      setNeedsLayout()
    }
  }

  // The border stands over the first cells: the coordinates begin before the content by as much.
  private func offset(ofOrigin origin: Point) -> Point {
    Point(x: origin.x + Double(borderWidth), y: origin.y + Double(borderWidth))
  }

  private func origin(ofOffset offset: Point) -> Point {
    Point(x: offset.x - Double(borderWidth), y: offset.y - Double(borderWidth))
  }

  /// Gives the subviews their frames, and moves the offset back to where there is content to show.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isBeingFitted { return }
    // The bounds may have been set by hand.
    if bounds.origin != shown.origin { wanted = offset(ofOrigin: bounds.origin) }
    let offset = legal(wanted)
    shown = (origin(ofOffset: offset), offset)
    bounds.origin = shown.origin
  }

  /// The nearest offset at which no more is shown beyond the content than has to be.
  private func legal(_ offset: Point) -> Point {
    Point(
      x: extent(along: .horizontal).clamped(offset.x), y: extent(along: .vertical).clamped(offset.y)
    )
  }

  /// Axes along which constraints inside leave open how large the content is.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    super.ownDiagnostics() + EndlessContent.diagnostics(of: self)
  }

  // MARK: - Scrolling

  /// Scrolls up or down, as far as there is content.
  public final func scroll(_ move: ScrollMove) { _ = scroll(move, along: .vertical) }

  /// Scrolls a number of columns to the right, or to the left where negative, as far as there is content.
  public final func scroll(columns: Int) { _ = scroll(.lines(columns), along: .horizontal) }

  private var interaction = ScrollInteraction()

  /// Takes the keys of a ``ScrollMove`` and the arrows to the left and right where they move what is seen;
  /// others go on to the superview, like a scroll view around this one.
  open override func keyDown(_ key: KeyPress) -> Bool { interaction.keyDown(key, in: self) }

  /// Takes the wheel as ``keyDown(_:)`` takes keys, with Shift to the side, and what is done to the bars.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    interaction.mouse(event, at: point, in: self)
  }

  // MARK: - Scroll bars

  /// Whether a bar shows which rows of the content are seen; true unless set. UIKit's name.
  public final var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether a bar shows which columns of the content are seen; true unless set. UIKit's name.
  public final var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// Draws the scroll bars inside of the border, over the last column and the last row; none along
  /// an axis that shows all of the content.
  open override func drawForeground(in context: DrawingContext) {
    interaction.draw(in: context, of: self)
  }

  override final func mouseCancelled() { interaction.letGo(in: self) }

  override final func coversSubviews(at point: CellPoint) -> Bool {
    ScrollInteraction.hasThumb(at: point, of: self)
  }
}

extension ScrollView: Scroller {
  final func extent(along axis: LayoutAxis) -> ScrollExtent {
    ScrollExtent(
      content: contentSize[axis], visible: insideSize[axis],
      offset: axis == .horizontal ? contentOffset.x : contentOffset.y)
  }

  final func showsIndicator(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  final func scroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    let extent = extent(along: axis)
    let offset = extent.offset(after: move)
    if offset == extent.offset { return false }
    scroll(to: offset, along: axis)
    return true
  }

  final func scroll(to offset: Double, along axis: LayoutAxis) {
    contentOffset =
      axis == .horizontal
      ? Point(x: offset, y: contentOffset.y) : Point(x: contentOffset.x, y: offset)
  }
}
