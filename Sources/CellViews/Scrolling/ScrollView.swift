import AutoLayout
import CellDrawing
import TerminalInterface

/// A view that shows a part of its content. UIKit's name: `UIScrollView`.
///
/// Constraints between the edges of the scroll view and its subviews define the size of the content. The scroll view's
/// width, height and centre anchors are those of its own frame. If the content is larger, a scroll bar is drawn over
/// the last column or row. Its thumb can be dragged, and a press on the track scrolls by a page. Content and bars are
/// inside of the border: with a border, the visible part is two cells narrower than the view.
@MainActor open class ScrollView: View {
  /// Creates a scroll view without content.
  public override init() {
    super.init()
    clipsToBounds = true
    scrollsContent = true
  }

  /// Creates a scroll view without content. The frame is in the superview's coordinates and holds
  /// until constraints decide on it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
    scrollsContent = true
  }

  override final var ownTraits: AccessibilityTraits { .scrollView }

  /// Receives scroll events; held weakly. UIKit's name.
  public final weak var delegate: (any ScrollViewDelegate)? {
    didSet { wasGivenDelegate = delegate != nil }
  }
  private var wasGivenDelegate = false

  /// The extra room beyond the edges of the content to which the user can scroll; zero unless set. UIKit's name.
  ///
  /// With a bottom inset of 3, three empty lines below the last one can be scrolled to. Views that are scrolled to,
  /// such as the view with the focus, are placed between the insets, so use insets as large as whatever covers the
  /// scroll view there. A negative or non-finite number counts as 0.
  public final var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  /// Whether the wheel and a dragged thumb scroll up to three cells beyond the ends of content that is larger than the
  /// view. The content moves back afterwards. False unless set; without effect if motion is reduced. UIKit's name.
  public final var bounces = false { didSet { if !bounces { endOverscroll() } } }
  private lazy var overscroll = Overscroll(of: self)
  /// The cells beyond an end that are shown now, as an offset.
  private var beyond = Point.zero
  /// The offset without them.
  private var offsetWithin: Point {
    Point(x: contentOffset.x - beyond.x, y: contentOffset.y - beyond.y)
  }

  /// The size of the content, as of the last layout.
  public final var contentSize: Size { contentLayoutGuide.layoutFrame.size }

  /// The running scroll animation; `nil` if there is none.
  final var scrollAnimation: ScrollAnimation?
  /// The requested offset. The layout shows the nearest valid one (`shown`) and leaves this unchanged.
  private var wanted = Point.zero
  private var shown = (origin: Point.zero, offset: Point.zero)

  /// The point of the content at the view's top left, inside of the border, in layout units; (0, 0) at the start.
  ///
  /// The layout clamps it to the content. A clamped offset is restored when the sizes of content and view allow it
  /// again. An offset with a coordinate that is not finite is ignored.
  public final var contentOffset: Point {
    get { bounds.origin == shown.origin ? shown.offset : offset(ofOrigin: bounds.origin) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      scrollAnimation = nil
      move(to: newValue)
    }
  }

  /// Scrolls without ending a scroll animation.
  final func move(to offset: Point) {
    wanted = Point(
      x: offset.x.limited(to: LayoutLimit.frame), y: offset.y.limited(to: LayoutLimit.frame))
    endOverscroll()
    if wanted != contentOffset { show(wanted) }
  }

  private func show(_ offset: Point) {
    shown = (origin(ofOffset: offset), offset)
    bounds.origin = shown.origin
    setNeedsLayout()
    tellDidScroll()
  }

  /// Ends scrolling beyond the ends at once.
  final func endOverscroll() {
    guard beyond != .zero else { return }
    beyond = .zero
    overscroll.end()
    setNeedsLayout()
  }

  /// Shows the present number of cells beyond an end.
  final func overscrolled() {
    let (cells, within) = (overscroll.cells, offsetWithin)
    beyond = Point(x: Double(cells.x), y: Double(cells.y))
    show(Point(x: within.x + beyond.x, y: within.y + beyond.y))
  }

  // The border covers the first cells, so the bounds begin that much before the content.
  private func offset(ofOrigin origin: Point) -> Point {
    Point(x: origin.x + Double(borderWidth), y: origin.y + Double(borderWidth))
  }

  private func origin(ofOffset offset: Point) -> Point {
    Point(x: offset.x - Double(borderWidth), y: offset.y - Double(borderWidth))
  }

  /// Sets the subviews' frames and clamps the offset to the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isBeingFitted { return }
    // The bounds may have been set explicitly.
    if bounds.origin != shown.origin {
      scrollAnimation = nil
      wanted = offset(ofOrigin: bounds.origin)
    }
    if beyond != .zero, !LayoutAxis.allCases.contains(where: { extent(along: $0).overflows }) {
      endOverscroll()
    }
    let within = legal(wanted)
    let offset = Point(x: within.x + beyond.x, y: within.y + beyond.y)
    shown = (origin(ofOffset: offset), offset)
    bounds.origin = shown.origin
    guard contentOffset != toldOffset else { return }
    if let window { window.callAfterLayout(self) } else { tellDidScroll() }
  }

  override final func layoutIsOver() { tellDidScroll() }

  /// Returns the nearest offset within the content and its insets.
  final func legal(_ offset: Point) -> Point {
    func legal(_ offset: Double, _ axis: LayoutAxis) -> Double {
      let (start, _) = insets(along: axis)
      return extent(along: axis).clamped(offset + start) - start
    }
    return Point(x: legal(offset.x, .horizontal), y: legal(offset.y, .vertical))
  }

  /// The insets before and after the content along an axis, at least 0.
  final func insets(along axis: LayoutAxis) -> (start: Double, end: Double) {
    func valid(_ inset: Double) -> Double {
      inset.isFinite ? min(max(0, inset), LayoutLimit.stated) : 0
    }
    let inset = contentInset
    return axis == .horizontal
      ? (valid(inset.left), valid(inset.right)) : (valid(inset.top), valid(inset.bottom))
  }

  // MARK: - Delegate

  private var toldOffset = Point.zero
  private var isTelling = false
  /// The maximum number of times that a delegate may scroll in response to scrolling.
  private static let mostAnswers = 32

  /// Tells the delegate if the offset has changed since it was last told. If it scrolls in response, it is told again.
  private func tellDidScroll() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    for _ in 0..<Self.mostAnswers where contentOffset != toldOffset {
      toldOffset = contentOffset
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Whether the user holds the thumb of a scroll bar. UIKit's name.
  public final var isDragging: Bool { interaction.isHeld }

  private func tellDragging(since wasDragging: Bool) {
    if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
    if wasDragging, !isDragging { delegate?.scrollViewDidEndDragging(self) }
  }

  /// Reports axes along which the constraints do not define the content's length.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    let gone = wasGivenDelegate && delegate == nil
    return super.ownDiagnostics() + EndlessContent.diagnostics(of: self)
      + (gone ? [.goneDelegate(of: debugName, source: addedAt)] : [])
  }

  // MARK: - Scrolling

  /// Scrolls up or down, clamped to the content.
  public final func scroll(_ move: ScrollMove) { _ = scroll(move, along: .vertical) }

  /// Scrolls to the right, or to the left where `columns` is negative, clamped to the content.
  public final func scroll(columns: Int) { _ = scroll(.lines(columns), along: .horizontal) }

  private var interaction = ScrollInteraction()

  /// Scrolls for the keys of a ``ScrollMove`` and the left and right arrows; returns whether the content moved.
  /// Otherwise the key goes to the superview, such as an outer scroll view.
  open override func keyDown(_ key: KeyPress) -> Bool { interaction.keyDown(key, in: self) }

  /// Whether the key would move the content. Commands that ``ScrollMove`` creates for the same key are listed
  /// nevertheless, since they describe it.
  open override func usesKey(_ key: KeyPress) -> Bool { interaction.usesKey(key, in: self) }

  /// Scrolls for the wheel, horizontally with Shift, and for drags and presses on the bars; returns whether the event
  /// was used.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let wasDragging = isDragging
    defer { tellDragging(since: wasDragging) }
    return interaction.mouse(event, at: point, in: self)
  }

  // MARK: - Scroll bars

  /// Whether the vertical scroll bar is shown; true unless set. UIKit's name.
  public final var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Whether the horizontal scroll bar is shown; true unless set. UIKit's name.
  public final var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }

  var columnsBesideBar: Int { 0 }

  /// Draws the scroll bars inside of the border, over the last column and row. An axis along which all content is
  /// visible has no bar.
  open override func drawForeground(in context: DrawingContext) {
    interaction.draw(in: context, of: self)
  }

  /// Ends the drag of a scroll bar.
  public override final func mouseCancelled() {
    let wasDragging = isDragging
    interaction.letGo(in: self)
    tellDragging(since: wasDragging)
  }

  override final func coversSubviews(at point: CellPoint) -> Bool {
    ScrollInteraction.hasThumb(at: point, of: self)
  }

  /// Whether the press is outside of the scroll bars: a press on a bar scrolls and does not move the focus.
  override final func takesFocus(pressedAt point: CellPoint) -> Bool {
    !ScrollInteraction.hasBar(at: point, of: self)
  }

  // MARK: - Focus

  /// Whether the content with its insets is larger than the visible part, as of the last layout. If views inside are
  /// focusable, they get the focus instead of the scroll view.
  open override var canBecomeFocused: Bool {
    LayoutAxis.allCases.contains { extent(along: $0).overflows }
  }

  override final var leavesFocusToContent: Bool { true }
}

extension ScrollView: Scroller {
  final func extent(along axis: LayoutAxis) -> ScrollExtent {
    let (start, end) = insets(along: axis)
    let offset = offsetWithin
    return ScrollExtent(
      content: start + contentSize[axis] + end, visible: insideSize[axis],
      offset: start + (axis == .horizontal ? offset.x : offset.y))
  }

  final func showsIndicator(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  final func canScroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    let extent = extent(along: axis)
    return extent.offset(after: move) != extent.offset
  }

  final func scroll(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    guard canScroll(move, along: axis) else { return false }
    scroll(to: extent(along: axis).offset(after: move), along: axis)
    return true
  }

  final func scroll(to offset: Double, along axis: LayoutAxis) {
    let offset = offset - insets(along: axis).start
    // The other axis keeps its offset within the content.
    let other = offsetWithin
    contentOffset =
      axis == .horizontal ? Point(x: offset, y: other.y) : Point(x: other.x, y: offset)
  }

  private func canBounce(along axis: LayoutAxis) -> Bool {
    bounces && extent(along: axis).overflows && window?.prefersReducedMotion == false
  }

  final func bounce(_ move: ScrollMove, along axis: LayoutAxis) -> Bool {
    guard case .lines(let lines) = move, canBounce(along: axis) else { return false }
    return overscroll.push(lines.signum(), along: axis)
  }

  final func pull(_ cells: Int, along axis: LayoutAxis) {
    if canBounce(along: axis) { overscroll.hold(cells, along: axis) }
  }

  final func letGoOfPull() { overscroll.release() }
}
