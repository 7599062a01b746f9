import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A rectangle of cells on the screen, in a tree of views. UIKit's name: `UIView`.
///
/// Its frame comes from constraints or is set explicitly. It draws itself and handles events.
@MainActor open class View: LayoutNode {
  /// The background colour of the view's cells; with `nil`, the views behind it are visible.
  public final var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      setNeedsDisplay()
    }
  }
  private final var storedBackgroundColor: Color?
  /// The border, one cell wide on each side, inside of the frame; none unless set.
  ///
  /// It covers the view's outermost cells and is drawn in front of the subviews, like a layer's border in UIKit. A
  /// label, a stack, a scroll view and a table keep their content inside of it. In other views, subviews that reach the
  /// edges are under the border: constrain them to the margins, which are one cell unless set, or to
  /// `frameLayoutGuide`.
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
  /// Takes the border's style from a role of the theme, and again when the theme changes:
  /// `view.setBorderStyle(\.separator)`.
  public final func setBorderStyle(_ role: @escaping (Theme) -> Style) {
    borderSource = .themed(role)
  }
  /// Whether the view and its subviews are hidden: neither drawn nor hit; false unless set. A hidden view keeps its
  /// place in the layout, except in a ``StackView`` and a ``SplitView``.
  public final var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue != isHidden else { return }
      isShown = !newValue
      setNeedsDisplay()
      window?.focusSystem.accessChanged(of: self)
      superview?.subviewHiddenChanged(self)
    }
  }
  /// Whether the view draws anything itself. The default is whether it has a background or a border.
  open override var drawsItself: Bool { backgroundColor != nil || border != nil }

  /// Whether the view and its subviews receive events; true unless set. If false, the mouse hits the view behind, and
  /// keys and pasted text go to the superview. (UIKit's labels default to false; here no view does.)
  public final var isUserInteractionEnabled = true {
    didSet {
      if isUserInteractionEnabled != oldValue { window?.focusSystem.accessChanged(of: self) }
    }
  }

  /// A number by which ``viewWithTag(_:)`` finds the view; 0 unless set.
  public final var tag = 0

  /// Whether the subviews are clipped to this view's bounds.
  public final var clipsToBounds: Bool {
    get { storedClipsToBounds }
    set {
      storedClipsToBounds = newValue
      setNeedsDisplay()
    }
  }
  private final var storedClipsToBounds = false

  /// The properties that differ from their defaults, in UIKit's notation, such as `hidden = YES`.
  open override var debugDetails: [String] {
    var details = super.debugDetails
    if isHidden { details.append("hidden = YES") }
    if !isUserInteractionEnabled { details.append("userInteractionEnabled = NO") }
    if tag != 0 { details.append("tag = \(tag)") }
    return details
  }

  /// Creates a view with an empty frame.
  public override init() {
    super.init()
    setLayoutDelegate { $0 as? View }
  }

  /// Creates a view with an explicit frame in the superview's coordinates. The frame holds until constraints define it.
  ///
  /// A subclass that overrides only one of the two initializers does not inherit the other.
  public init(frame: Rect) {
    super.init()
    setLayoutDelegate { $0 as? View }
    self.frame = frame
  }

  // MARK: - Tree

  /// The view that contains this one; `nil` for the root.
  public override final var superview: View? { parent as? View }
  /// The theme of the window; ``Theme/standard`` for a view in no window.
  ///
  /// While drawing, use ``DrawingContext/theme``. A change of the theme draws the view again without a notification.
  public var theme: Theme { window?.theme ?? .standard }
  /// Translates texts to the language of the window; to English for a view in no window.
  ///
  /// A view that stores translated texts translates them again in ``traitCollectionDidChange(_:)``.
  public var localizer: Localizer { window?.localizer ?? .english }

  // MARK: - Size

  /// Returns the size that fits the view's content within `size`, in layout units; a length of 0 is unbounded. The
  /// default is the present size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Sets the size to ``sizeThatFits(_:)`` of the present size; the top left stays. If constraints define the frame,
  /// the next layout sets the size again.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: - Drawing

  /// Draws the view's content; called if a part of the view is visible. The canvas has the view's size. The background
  /// is drawn before; subviews and border are drawn in front. The default draws nothing.
  open func draw(in context: DrawingContext) {}

  /// Draws in front of subviews and border, for example a title on the border. The default draws nothing.
  open func drawForeground(in context: DrawingContext) {}

  /// Marks the view to be drawn again in the next turn.
  public final func setNeedsDisplay() {
    // The window draws everything after a layout anyway.
    if subtreeNeedsLayout || parent?.subtreeNeedsLayout ?? false { return }
    window?.screen.damageAll()
  }

  /// Marks a part of the view, in its coordinates, to be drawn again in the next turn. Only views that reach into
  /// marked parts are drawn, so the part has to contain everything that has changed; ``setNeedsDisplay()`` draws the
  /// whole window. UIKit's name.
  public final func setNeedsDisplay(_ rect: Rect) {
    if subtreeNeedsLayout || parent?.subtreeNeedsLayout ?? false { return }
    guard let window else { return }
    let cells = presentedCells
    let part = CellRounding.rect(rect.moved(by: Point(x: -bounds.minX, y: -bounds.minY)))
    // Content at a fraction of a cell may be rounded into the next cell.
    let moved = part.offset(by: cells.origin).inset(by: -1).intersection(cells)
    if !moved.isEmpty { window.screen.damage(moved) }
  }

  // MARK: - For the views of this package

  /// The motion of the frame with which the view is drawn; `nil` if it is drawn at its frame.
  final var motion: FrameMotion?
  /// The link to the controller of this view; `nil` if there is none.
  final var controllerLink: ControllerLink?
  /// The responder after the view and its controller: the superview, or the window if the view is presented modally.
  /// The scrolling container of a form sheet comes in between.
  final var responderAround: (any Responder)? {
    isModal ? (superview as? FormSheet) ?? window : superview
  }
  /// Called when a subview's ``isHidden`` has changed.
  func subviewHiddenChanged(_ view: View) {}
  /// Called when a subview's height has to be measured again.
  func subviewNeedsMeasuring(_ view: View) {}
  /// Called when ``borderWidth`` has changed.
  func borderWidthChanged() {}
  /// Called after a layout of the window that was requested with ``Window/callAfterLayout(_:)``.
  func layoutIsOver() {}
  /// Called on the subviews of a window after it was resized, before the layout.
  func windowDidResize() {}
  /// Called when a mouse button is pressed outside of the view during its modal session.
  func pressedOutside() {}
  /// Called when the view's modal session has ended because an outer one has.
  func outerModalSessionEnded() {}
  /// Whether the view receives mouse events during another view's modal session.
  package var servesModalSessions: Bool { false }
  /// Whether the view shows something about other views, so that it is drawn again with any part of the window.
  var followsOthers: Bool { false }
  /// Whether the view's foreground, which is drawn over its subviews, is hit at a cell, relative to its top left.
  func coversSubviews(at point: CellPoint) -> Bool { false }

  // Called by the layout tree.

  /// Marks the view to be drawn at its new frame, at once or in an animation.
  package final func frameDidChange(from former: Rect) {
    AnimationBlock.current?.note(self, frame: former, origin: bounds.origin)
    setNeedsDisplay()
  }
  /// Marks the view to be drawn with its new bounds' origin, at once or in an animation.
  package final func boundsOriginDidChange(from former: Point) {
    AnimationBlock.current?.note(self, frame: frame, origin: former)
    setNeedsDisplay()
  }
  package func childContentChanged(_ child: LayoutNode) {}
  package func childWillLeave(_ child: LayoutNode) {}
  package func subtreeWillLeave(_ node: LayoutNode) {}
  package func subtreeDidLeave(_ node: LayoutNode) {}
  package func subtreeDidJoin(_ node: LayoutNode) {}
  /// Tells the controller before the layout.
  package final func willLayOut() { controllerLink?.controller?.viewWillLayoutSubviews() }
  /// Tells the controller after the layout.
  package final func didLayOut() { controllerLink?.controller?.viewDidLayoutSubviews() }
  package func islandContentChanged(_ island: LayoutNode) {}
  package func treeDidLayOut() {}
  /// Returns the reason why this view has set a frame on a subview, for explanations; nil unless overridden.
  ///
  /// - Parameters:
  ///   - subview: A subview whose frame this view has set.
  ///   - attribute: Left, top, width or height.
  open func reasonForFrame(
    of subview: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? { nil }
  package func ownDiagnostics() -> [LayoutDiagnostic] {
    let responders: [(any Responder)?] = [
      self, controllerLink?.controller, (self as? Window)?.application,
    ]
    let bindings = window?.keyBindings ?? KeyBindings()
    return responders.compactMap(\.self).flatMap { responder in
      KeyCommandConflict.all(of: responder, bindings).map(\.diagnostic)
        + UnreachableKey.all(of: responder, bindings).map(\.diagnostic)
    }
  }

  /// Called after the traits of the window have changed, before layout; and after the view has joined or left a window
  /// whose language is not English. The default does nothing. UIKit's name.
  ///
  /// - Parameter previous: the former traits.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  // MARK: - Baselines

  /// The view whose first baseline is used as this view's. UIKit's name.
  open override var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose last baseline is used as this view's; the view itself unless overridden. UIKit's name.
  open override var forLastBaselineLayout: View { self }

  // MARK: - Events

  /// The responder that gets the events that this view does not use: its ``ViewController``, if it has one; otherwise
  /// the superview, or the window if the view is presented modally. An override may return another one. UIKit's name.
  open var nextResponder: (any Responder)? { controllerLink?.controller ?? responderAround }

  /// The commands that can be used while the view is in the responder chain; none unless overridden.
  ///
  /// A key follows the chain at most twice. First, each responder's commands with priority are tried. Then each
  /// responder's ``keyDown(_:)`` is called and, if it has not used the key, its other commands are tried. If no
  /// responder uses the key, Enter presses the primary ``Button``, Escape the cancel button, and Tab, Shift-Tab, F6 and
  /// Shift-F6 move the focus. If two commands of one responder have the same key, the first one is used, and this is
  /// reported.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key; returns whether it was used. An unused key goes to the ``nextResponder``.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Returns whether ``keyDown(_:)`` would use a key now; false unless overridden. If it does, later commands with that
  /// key are not listed as available: a text field uses `?` as a character.
  open func usesKey(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text, which may contain control characters; returns whether it was used. Unused text goes to the
  /// ``nextResponder``. A text of more than one mebibyte arrives in several calls. UIKit's responder action
  /// `paste(_:)`.
  open func paste(_ text: String) -> Bool { false }

  /// Handles a mouse event at a cell, relative to the view's top left; returns whether it was used. The view that uses
  /// a press gets all events until that button is released. A drag begins when the mouse leaves the cell of the press.
  /// The second press of a double click has a `clickCount` of 2. Moves without a button are not sent here: see
  /// ``mouseEntered()``.
  open func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool { false }

  /// Called when a press that the view has used is cancelled and its release will not come: end what the press began,
  /// without an action. The default does nothing. UIKit's name: `touchesCancelled`.
  open func mouseCancelled() {}

  /// Called when the mouse enters the view or a view inside of it, if the terminal reports this. The default does
  /// nothing. AppKit's name.
  open func mouseEntered() {}

  /// Called when the mouse has left the view; not called if the view has left the window. The default does nothing.
  /// AppKit's name.
  open func mouseExited() {}

  /// Whether the mouse is over the view or a view inside of it with no button pressed, if the terminal reports this.
  public final var isHovered: Bool { window?.pointer.isOver(self) ?? false }

  /// Returns whether a point in the view's coordinates hits it: whether it is within `bounds`, unless overridden. For a
  /// mouse event the point is the centre of a cell.
  open func point(inside point: Point) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: - First responder

  /// Whether ``becomeFirstResponder()`` can make the view the first responder; true unless overridden. (UIKit's
  /// is false; here no on-screen keyboard appears.)
  open var canBecomeFirstResponder: Bool { true }

  /// Whether the view agrees to resign as first responder; true unless overridden. A view that leaves the window, is
  /// hidden or takes no events is not asked.
  open var canResignFirstResponder: Bool { true }

  /// Called after the view became the first responder. The default does nothing.
  open func didBecomeFirstResponder() {}

  /// Called after the view stopped being the first responder. The default does nothing.
  open func didResignFirstResponder() {}

  // MARK: - Focus

  /// Whether keys and clicks can focus the view; false unless overridden. ``FocusSystem/focusability(of:)`` returns
  /// what else may prevent it. UIKit's name.
  open var canBecomeFocused: Bool { false }

  /// The views inside of this one to focus by default, the most preferred first; none unless overridden. UIKit's name.
  open var preferredFocusEnvironments: [View] { [] }

  /// The identifier of the focus group of the view and of the views inside of it; F6 moves from group to group. With
  /// `nil`, the default, it is the superview's. UIKit's name.
  public final var focusGroupIdentifier: String?

  /// Returns whether a key, a click or a request may move the focus; true unless overridden. It is called on both views
  /// and all their superviews. UIKit's name.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a key, a click or a request has moved the focus, on both views and all their superviews. The default
  /// does nothing. UIKit's name.
  open func didUpdateFocus(in context: FocusUpdateContext) {}

  /// The cell of the terminal's cursor while the view is the first responder, relative to the view's top left; `nil`
  /// hides the cursor. The default is the first cell inside of the border if the view ``canBecomeFocused``: so the
  /// focus is visible in every theme and without colours, and screen readers follow it.
  open var cursorPosition: CellPoint? {
    canBecomeFocused ? CellPoint(x: borderWidth, y: borderWidth) : nil
  }

  // MARK: - Accessibility

  /// Whether the view is read as a single element, without the views inside of it; true for controls and labels,
  /// otherwise false unless set. UIKit's name.
  open var isAccessibilityElement: Bool {
    get { accessibilityNotes?.isElement ?? isElementUnlessSet }
    set { editNotes { $0.isElement = newValue } }
  }
  /// The name of the view for users of assistive technology and for tests, such as a button's title; `nil` unless set
  /// or the view provides one. UIKit's name.
  open var accessibilityLabel: String? {
    get { accessibilityNotes?.label }
    set { editNotes { $0.label = newValue } }
  }
  /// The value of the view in words, such as a text field's text; `nil` unless set or the view provides one. UIKit's
  /// name.
  open var accessibilityValue: String? {
    get { accessibilityNotes?.value }
    set { editNotes { $0.value = newValue } }
  }
  /// The role and the state of the view; empty unless set or the view provides them. UIKit's name.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibilityNotes?.traits ?? ownTraits }
    set { editNotes { $0.traits = newValue } }
  }
  private(set) final var accessibilityNotes: AccessibilityNotes?

  private final func editNotes(_ edit: (AccessibilityNotes) -> Void) {
    let notes = accessibilityNotes ?? AccessibilityNotes()
    accessibilityNotes = notes
    edit(notes)
  }

  /// Whether the view is an accessibility element if the program has not set it.
  var isElementUnlessSet: Bool { false }
  /// The traits if the program has set none.
  var ownTraits: AccessibilityTraits { [] }
  /// Whether the texts inside of the view form its label, and its other contents are read after it.
  var joinsTextsInside: Bool { false }
  /// Whether assistive technology reads the view as focused.
  var holdsReadingFocus: Bool { isFirstResponder }

  /// Whether the view itself is enabled, whatever its superviews are.
  var isAvailable: Bool { true }
  /// Whether the view has a modal session.
  final var isModal = false
  /// Whether focusable views inside of this one get the focus instead of it.
  var leavesFocusToContent: Bool { false }
  /// Whether a press at a cell of the view can give it the focus.
  func takesFocus(pressedAt point: CellPoint) -> Bool { true }
}

extension View: LayoutNodeDelegate {}
