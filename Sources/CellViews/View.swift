import AutoLayout
import CellDrawing
import TerminalInterface

/// A rectangle of cells on the screen, in a tree of such.
///
/// Its frame comes from constraints or is set by hand; it draws itself and takes events. UIKit's
/// name: `UIView`.
@MainActor open class View: LayoutNode {
  /// The colour behind the view's own cells; absent shows what is behind.
  public final var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      setNeedsDisplay()
    }
  }
  private final var storedBackgroundColor: Color?
  /// The line around the view, one cell on each side, inside its frame; none unless set.
  ///
  /// It takes the view's outermost cells and is drawn in front of the subviews, as a layer's border
  /// is in UIKit. The content of a label, a stack, a scroll view or a table is inside of it.
  /// Subviews of another view that reach its edges lie under it: constrain them to the margins,
  /// which are one cell unless set, or to `frameLayoutGuide`.
  public final var border: BoxStyle? {
    get { storedBorder }
    set {
      let former = storedBorder
      storedBorder = newValue
      borderChanged(from: former)
    }
  }
  private final var storedBorder: BoxStyle?
  final var borderSource = StyleSource.themed { $0.border } {
    didSet { setNeedsDisplay() }
  }
  /// The style of the border; the theme's ``Theme/border`` unless set.
  public final var borderStyle: Style {
    get { borderSource.style(in: theme) }
    set { borderSource = .fixed(newValue) }
  }
  /// Lets the border look like something in the theme, whichever that is:
  /// `view.setBorderStyle(\.separator)`.
  public final func setBorderStyle(_ role: @escaping (Theme) -> Style) {
    borderSource = .themed(role)
  }
  /// A hidden view and what is in it is neither drawn nor hit; it keeps its place in the layout.
  /// In a ``StackView`` it takes none.
  public final var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue != isHidden else { return }
      isShown = !newValue
      setNeedsDisplay()
      superview?.subviewHiddenChanged(self)
    }
  }
  /// Whether it has a background or a border, unless overridden.
  open override var drawsItself: Bool { backgroundColor != nil || border != nil }

  /// Whether the user's events reach the view and what is inside of it; true unless set. Where not, the mouse
  /// hits what is behind, and keys and pasted text go to the superview. (UIKit's labels begin with false;
  /// here no view does.)
  public final var isUserInteractionEnabled = true

  /// A number to find the view by, with ``viewWithTag(_:)``; 0 unless set.
  public final var tag = 0

  /// Whether the subviews are cut off at the edges of this view.
  public final var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set {
      storedClipsToBounds = newValue
      setNeedsDisplay()
    }
  }
  private final var storedClipsToBounds = false

  /// UIKit's words: `hidden = YES` and the like, where a property is not what it is unless set.
  open override var debugDetails: [String] {
    var details = super.debugDetails
    if isHidden { details.append("hidden = YES") }
    if !isUserInteractionEnabled { details.append("userInteractionEnabled = NO") }
    if tag != 0 { details.append("tag = \(tag)") }
    return details
  }

  /// Creates a view whose frame is empty until it is set or constraints decide on it.
  public override init() {
    super.init()
    setLayoutDelegate { $0 as? View }
  }

  /// Creates a view with a frame, in the superview's coordinates, that holds until constraints decide on it.
  ///
  /// A subclass overrides this initializer, the one without a frame, or both; it has those that it overrides.
  public init(frame: Rect) {
    super.init()
    setLayoutDelegate { $0 as? View }
    self.frame = frame
  }

  // MARK: - Tree

  /// The view that holds this one.
  public override final var superview: View? { parent as? View }
  /// The views inside of this one, from back to front.
  public final var subviews: [View] { children.compactMap { $0 as? View } }
  /// The window at the top of the tree, if there is one.
  public final var window: Window? { treeRoot as? Window }

  /// Adds a view in front of the others.
  public final func addSubview(_ view: View, file: String = #fileID, line: Int = #line) {
    insertSubview(view, at: children.count, file: file, line: line)
  }

  /// Adds a view in front of the others; without a line, to be handed over: `views.forEach(box.addSubview)`.
  @_disfavoredOverload public final func addSubview(_ view: View) {
    insertChild(view, at: children.count, addedAt: nil)
    setNeedsDisplay()
  }

  /// Adds a view at an index of ``subviews``, clamped to what there is.
  public final func insertSubview(
    _ view: View, at index: Int, file: String = #fileID, line: Int = #line
  ) {
    insertChild(view, at: index, file: file, line: line)
    setNeedsDisplay()
  }

  /// Takes the view out of its superview; constraints that reach across the cut are deactivated.
  public final func removeFromSuperview() { removeFromParent() }

  /// The styles that hold here: the window's theme, ``Theme/standard`` outside of one.
  ///
  /// To be asked for while drawing: a view is drawn again when it is another, and told nothing.
  public var theme: Theme { window?.theme ?? .standard }

  // MARK: - Size

  /// The size the view would like within `size`, in layout units; a length of 0 is unbounded. The
  /// default is the size it has.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Gives the view the size that ``sizeThatFits(_:)`` says for the one it has; its top left stays. For
  /// a view that constraints lay out, the next layout sets it again.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The cells that the border takes on each side: 1 or 0.
  public final var borderWidth: Int { border == nil ? 0 : 1 }

  /// The size inside of the border, in layout units.
  package final var insideSize: Size {
    let frame = Double(2 * borderWidth)
    return Size(width: max(0, bounds.width - frame), height: max(0, bounds.height - frame))
  }

  private func borderChanged(from old: BoxStyle?) {
    setNeedsDisplay()
    guard (old == nil) != (border == nil) else { return }
    borderInset = Double(borderWidth)
    borderWidthChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Drawing

  /// Draws the view's own content, where any of it can be seen. The canvas has the view's size. The
  /// background is there already; subviews and border come in front of it. The default draws nothing.
  open func draw(in context: DrawingContext) {}

  /// Draws in front of the subviews and of the border, such as a title on it. The default draws nothing.
  open func drawForeground(in context: DrawingContext) {}

  /// Asks to be drawn again in the next turn.
  public final func setNeedsDisplay() {
    // The window draws anyway what a layout has changed.
    if subtreeNeedsLayout || parent?.subtreeNeedsLayout ?? false { return }
    window?.storedNeedsDisplay = true
  }

  // MARK: - For the views of this package

  /// Called when a subview was hidden, or is so no more.
  func subviewHiddenChanged(_ view: View) {}
  /// Called when the height that a subview asks for may be another.
  func subviewNeedsMeasuring(_ view: View) {}
  /// Called when ``borderWidth`` has changed.
  func borderWidthChanged() {}
  /// Called when the release of a button that was pressed here never came. UIKit's name: `touchesCancelled`.
  func mouseCancelled() {}
  /// Whether what the view draws in front of its subviews is hit at a cell of it, from its top left.
  func coversSubviews(at point: CellPoint) -> Bool { false }

  // What its node tells it.

  /// A view at another place is drawn there.
  package final func frameDidChange() { setNeedsDisplay() }
  package func childContentChanged(_ child: LayoutNode) {}
  package func childWillLeave(_ child: LayoutNode) {}
  package func subtreeWillLeave(_ node: LayoutNode) {}
  package func islandContentChanged(_ island: LayoutNode) {}
  package func treeDidLayOut() {}
  package func ownDiagnostics() -> [LayoutDiagnostic] { [] }

  // MARK: - Baselines

  /// The view in this one whose first baseline counts as this view's. UIKit's name.
  open override var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view in this one whose last baseline counts as this view's; the view itself unless overridden.
  /// UIKit's name.
  open override var forLastBaselineLayout: View { self }

  // MARK: - Events

  /// Takes a key; returns whether it meant something here. One that did not goes to the superview.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Takes text that was pasted, with whatever control characters are in it; returns whether it
  /// meant something here. One that did not goes to the superview. A text of more than a mebibyte
  /// comes in pieces, one call each. UIKit's responder action `paste(_:)`.
  open func paste(_ text: String) -> Bool { false }

  /// Takes a mouse event at a cell of the view, counted from its top left; returns whether it meant
  /// something here. The view that takes a press gets all events until the release.
  open func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool { false }

  /// Whether a point in the view's own coordinates is one of it: whether it lies within `bounds`,
  /// unless overridden, to be hit in another place than it is seen. A mouse event asks with the middle
  /// of a cell.
  open func point(inside point: Point) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// Whether keys go to this view first.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// Lets keys go to this view first.
  public final func becomeFirstResponder() { window?.firstResponder = self }
}

extension View: LayoutNodeDelegate {}
