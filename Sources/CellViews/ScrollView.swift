import AutoLayout
import CellDrawing
import TerminalInterface

/// A view that shows a part of what is in it. UIKit's name: `UIScrollView`.
///
/// Constraints between the edges of the scroll view and what is inside of it say how large the content is;
/// its width, height and centres remain those of the view itself. A scroll bar is drawn over the
/// last column and the last row where there is more than is shown. With a border, content and bars are
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
      x: max(0, min(offset.x, contentSize.width - insideSize.width)),
      y: max(0, min(offset.y, contentSize.height - insideSize.height)))
  }

  /// Axes along which constraints inside leave open how large the content is.
  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    let open = LayoutAxis.allCases.filter { axis in
      subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        && contentLayoutGuide.isEndless(axis)
    }
    return super.ownDiagnostics() + open.map(contentWithoutEnd)
  }

  private func contentWithoutEnd(_ axis: LayoutAxis) -> LayoutDiagnostic {
    let (start, end, length) =
      axis == .horizontal ? ("left", "right", "wide") : ("top", "bottom", "high")
    var found = "no chain of constraints goes from its \(start) to its \(end)"
    var cure = "Constrain the last view's \(end) to that of the scroll view."
    // A chain that is there may have a link without a length.
    if let last = subviews.last(where: { reachesEnd($0, axis) }) {
      found = "\(last.debugName) goes from its \(start) to its \(end), and may have any length"
      cure = "Constrain what is in it to its \(end), or say how \(length) it is."
    }
    return LayoutDiagnostic(
      name: "content-without-end",
      sentence: """
        Nothing says how \(length) the content of \(debugName) is: \(found). So it does not scroll.
        """,
      source: subviews.lazy.compactMap { $0.sourceHolding(axis) }.last, cure: cure)
  }

  /// Whether a subview is held at both ends of the content, and so as endless as that is.
  private func reachesEnd(_ view: View, _ axis: LayoutAxis) -> Bool {
    guard view.isEndless(axis) else { return false }
    let ends: Set<LayoutAttribute> =
      axis == .horizontal
      ? [.right, .trailing, .rightMargin, .trailingMargin] : [.bottom, .bottomMargin]
    return constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      return items.contains { $0 === view }
        && items.contains { $0 === self || $0 === contentLayoutGuide }
        && ends.contains(constraint.firstAttribute)
    }
  }

  // MARK: - Scrolling

  /// Scrolls up or down, as far as there is content.
  public final func scroll(_ move: ScrollMove) {
    var offset = contentOffset
    switch move {
    case .lines(let lines): offset.y += Double(lines)
    case .pages(let pages): offset.y += Double(pages) * max(1, insideSize.height - 1)
    case .start: offset.y = 0
    case .end: offset.y = contentSize.height
    }
    contentOffset = legal(offset)
  }

  /// Scrolls a number of columns to the right, or to the left where negative, as far as there is content.
  public final func scroll(columns: Int) {
    contentOffset = legal(Point(x: contentOffset.x + Double(columns), y: contentOffset.y))
  }

  /// Whether there is more content along an axis than is seen at once.
  private func overflows(_ axis: LayoutAxis) -> Bool { contentSize[axis] > insideSize[axis] }

  /// Takes the keys of a ``ScrollMove`` and the arrows to the left and right, each where there is more
  /// content than is seen; others go on to the superview, like a scroll view around this one.
  open override func keyDown(_ key: KeyPress) -> Bool {
    if let move = ScrollMove(key) {
      guard overflows(.vertical) else { return false }
      scroll(move)
      return true
    }
    guard key.modifiers.isEmpty, key.key == .left || key.key == .right, overflows(.horizontal)
    else { return false }
    scroll(columns: key.key == .left ? -1 : 1)
    return true
  }

  /// Takes the wheel as ``keyDown(_:)`` takes keys; with Shift it turns to the side.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard case .lines(let lines) = ScrollMove(event) else { return false }
    let axis: LayoutAxis = event.modifiers.contains(.shift) ? .horizontal : .vertical
    guard overflows(axis) else { return false }
    if axis == .horizontal { scroll(columns: lines) } else { scroll(.lines(lines)) }
    return true
  }

  // MARK: - Scroll bars

  /// Whether a bar shows which part of the content is seen; true unless set.
  public final var showsScrollIndicators = true { didSet { setNeedsDisplay() } }

  /// Draws the scroll bars inside of the border, over the last column and the last row; none along
  /// an axis that shows all of the content.
  open override func drawForeground(in context: DrawingContext) {
    guard showsScrollIndicators else { return }
    let canvas = context.inset(by: borderWidth).canvas
    let seen = insideSize
    if let bar = bar(canvas.bounds.height, seen.height, contentSize.height, contentOffset.y) {
      canvas.drawVerticalRule(
        from: CellPoint(x: canvas.bounds.maxX - 1, y: bar.start), length: bar.length, .heavy,
        style: context.theme.scrollIndicator)
    }
    if let bar = bar(canvas.bounds.width, seen.width, contentSize.width, contentOffset.x) {
      canvas.drawHorizontalRule(
        from: CellPoint(x: bar.start, y: canvas.bounds.maxY - 1), length: bar.length, .heavy,
        style: context.theme.scrollIndicator)
    }
  }

  /// The cells of a bar; none where all of the content is seen.
  private func bar(
    _ cells: Int, _ seen: Double, _ whole: Double, _ offset: Double
  ) -> (start: Int, length: Int)? {
    guard cells > 0, seen > 0, whole > seen else { return nil }
    let length = max(1, Int((Double(cells) * seen / whole).rounded(.down)))
    let free = Double(cells - length)
    return (Int((free * offset / (whole - seen)).rounded()), length)
  }
}
