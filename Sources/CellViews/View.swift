import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A rectangle of cells on the screen, in a tree of views. UIKit's name: `UIView`.
///
/// Its frame comes from constraints or is set explicitly. It draws itself and handles events.
@MainActor open class View: LayoutNode {
  /// The background colour of the view's cells; with `nil` the views behind show through.
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
  /// It covers the view's outermost cells and is drawn in front of the subviews, like a layer's
  /// border in UIKit. The content of a label, a stack, a scroll view or a table is inside of it. In
  /// other views, subviews that reach the edges lie under the border: constrain them to the
  /// margins, which are one cell unless set, or to `frameLayoutGuide`.
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
  /// Takes the border's style from a role of the theme, also when the theme changes:
  /// `view.setBorderStyle(\.separator)`.
  public final func setBorderStyle(_ role: @escaping (Theme) -> Style) {
    borderSource = .themed(role)
  }
  /// Whether the view and its subviews are neither drawn nor hit; false unless set. A hidden view
  /// keeps its place in the layout, except in a ``StackView`` and a ``SplitView``.
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
  /// Whether the view draws anything itself. Unless overridden: whether it has a background or a
  /// border.
  open override var drawsItself: Bool { backgroundColor != nil || border != nil }

  /// Whether the view and its subviews get events; true unless set. If false, the mouse hits the
  /// view behind, and keys and pasted text go to the superview. (UIKit's labels begin with false;
  /// here no view does.)
  public final var isUserInteractionEnabled = true {
    didSet {
      if isUserInteractionEnabled != oldValue { window?.focusSystem.accessChanged(of: self) }
    }
  }

  /// A number to find the view by with ``viewWithTag(_:)``; 0 unless set.
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

  /// Properties that differ from their defaults, in UIKit's notation: `hidden = YES` and the like.
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

  /// Creates a view with an explicit frame, in the superview's coordinates, that holds until
  /// constraints decide on it.
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
  /// The theme of the window; ``Theme/standard`` outside of one.
  ///
  /// While drawing, use ``DrawingContext/theme``. A change draws the view again and notifies nobody.
  public var theme: Theme { window?.theme ?? .standard }
  /// Translates texts to the language of the window; outside of one, to English.
  ///
  /// A view that keeps what it has translated translates it anew in ``traitCollectionDidChange(_:)``.
  public var localizer: Localizer { window?.localizer ?? .english }

  // MARK: - Size

  /// Returns the size that fits the view's content within `size`, in layout units; a length of 0 is
  /// unbounded. The default is the present size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Sets the size to ``sizeThatFits(_:)`` of the present one; the top left stays. If constraints
  /// lay out the view, the next layout sets the size again.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: - Drawing

  /// Draws the view's content, where any of it is visible. The canvas has the view's size. The
  /// background is drawn already; subviews and border are drawn in front. The default draws
  /// nothing.
  open func draw(in context: DrawingContext) {}

  /// Draws in front of subviews and border, such as a title on the border. The default draws
  /// nothing.
  open func drawForeground(in context: DrawingContext) {}

  /// Marks the view to be drawn again in the next turn.
  public final func setNeedsDisplay() {
    // The window draws anyway what a layout has changed.
    if subtreeNeedsLayout || parent?.subtreeNeedsLayout ?? false { return }
    window?.screen.damageAll()
  }

  /// Marks a part of the view, in its coordinates, to be drawn again in the next turn. Unless something else is marked,
  /// no more is drawn than the views that reach into it, so it has to be all that has changed; ``setNeedsDisplay()``
  /// draws the whole window. UIKit's name.
  public final func setNeedsDisplay(_ rect: Rect) {
    if subtreeNeedsLayout || parent?.subtreeNeedsLayout ?? false { return }
    guard let window else { return }
    let cells = presentedCells
    let part = CellRounding.rect(rect.moved(by: Point(x: -bounds.minX, y: -bounds.minY)))
    // What is drawn at a fraction of a cell may be rounded into the next one.
    let moved = part.offset(by: cells.origin).inset(by: -1).intersection(cells)
    if !moved.isEmpty { window.screen.damage(moved) }
  }

  // MARK: - For the views of this package

  /// The animation of the frame that is drawn; `nil` where it is the frame itself.
  final var motion: FrameMotion?
  /// The link to the controller whose view this is; `nil` where there is none.
  final var controllerLink: ControllerLink?
  /// The responder around the view and its controller: the superview, or for the view of a modal session the window. A
  /// form sheet's place comes between, which scrolls.
  final var responderAround: (any Responder)? {
    isModal ? (superview as? FormSheet) ?? window : superview
  }
  /// Called when a subview's ``isHidden`` has changed.
  func subviewHiddenChanged(_ view: View) {}
  /// Called when a subview's height has to be measured again.
  func subviewNeedsMeasuring(_ view: View) {}
  /// Called when ``borderWidth`` has changed.
  func borderWidthChanged() {}
  /// Called once a layout of the window is over, after ``Window/callAfterLayout(_:)``.
  func layoutIsOver() {}
  /// Called on the subviews of a window after it was resized, before the layout.
  func windowDidResize() {}
  /// Called when a button of the mouse is pressed outside of the view while it has a modal session.
  func pressedOutside() {}
  /// Called when the view's modal session has ended with the one that it began in.
  func outerModalSessionEnded() {}
  /// Whether the mouse reaches the view while another one has a modal session.
  package var servesModalSessions: Bool { false }
  /// Whether the view shows what other views are about, so that it is drawn with every change of one.
  var followsOthers: Bool { false }
  /// Whether what the view draws in front of its subviews is hit at a cell of it, from its top left.
  func coversSubviews(at point: CellPoint) -> Bool { false }

  // Called by the layout tree.

  /// Marks the view to be drawn again at its new frame, at once or on the way there.
  package final func frameDidChange(from former: Rect) {
    AnimationBlock.current?.note(self, frame: former, origin: bounds.origin)
    setNeedsDisplay()
  }
  /// Marks the view to be drawn again with what it shows now, at once or on the way there.
  package final func boundsOriginDidChange(from former: Point) {
    AnimationBlock.current?.note(self, frame: frame, origin: former)
    setNeedsDisplay()
  }
  package func childContentChanged(_ child: LayoutNode) {}
  package func childWillLeave(_ child: LayoutNode) {}
  package func subtreeWillLeave(_ node: LayoutNode) {}
  package func subtreeDidLeave(_ node: LayoutNode) {}
  package func subtreeDidJoin(_ node: LayoutNode) {}
  /// Tells the controller.
  package final func willLayOut() { controllerLink?.controller?.viewWillLayoutSubviews() }
  /// Tells the controller.
  package final func didLayOut() { controllerLink?.controller?.viewDidLayoutSubviews() }
  package func islandContentChanged(_ island: LayoutNode) {}
  package func treeDidLayOut() {}
  /// Returns the reason for a frame that this view sets on a subview, for explanations; nil unless overridden.
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

  /// Called after the traits of the window have changed, before the layout, and after the view has joined or left a
  /// window whose language is not English. The default does nothing. UIKit's name.
  ///
  /// - Parameter previous: the traits before.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  // MARK: - Baselines

  /// The view whose first baseline is this view's. UIKit's name.
  open override var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose last baseline is this view's; the view itself unless overridden. UIKit's name.
  open override var forLastBaselineLayout: View { self }

  // MARK: - Events

  /// The responder that gets what this view does not use: its ``ViewController``, if it is the view of one; the
  /// superview, or for the view of a modal session the window. An override may send events elsewhere. UIKit's name.
  open var nextResponder: (any Responder)? { controllerLink?.controller ?? responderAround }

  /// The commands that can be used while the view is in the chain of responders; none unless overridden.
  ///
  /// For a key, the chain is asked twice at most. First, commands with priority, from the first responder on.
  /// Then each responder's ``keyDown(_:)`` and, if it has not used the key, its commands. If none has, Enter presses
  /// the primary ``Button`` and Escape the one that cancels, and Tab, Shift-Tab,
  /// F6 and Shift-F6 move the focus. Two commands of one responder for one key are reported, and the first counts.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key; returns whether it was used. An unused key goes to the ``nextResponder``.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Returns whether ``keyDown(_:)`` would use a key now; false unless overridden. Commands of the same key that come
  /// later are not listed as available then: a text field takes `?` as a character.
  open func usesKey(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text, which may contain control characters; returns whether it was used. Unused
  /// text goes to the ``nextResponder``. A text of more than a mebibyte comes in pieces, one call each.
  /// UIKit's responder action `paste(_:)`.
  open func paste(_ text: String) -> Bool { false }

  /// Handles a mouse event at a cell, from the view's top left; returns whether it was used. The
  /// view that uses a press gets all events until that button is released; a drag begins when the
  /// mouse leaves the cell of the press. The second press of a double click has the
  /// `clickCount` 2. Moves without a button are not sent here: see ``mouseEntered()``.
  open func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool { false }

  /// Called when a press that the view has used is lost, and its release will not come: end what the press began,
  /// without acting. The default does nothing. UIKit's name: `touchesCancelled`.
  open func mouseCancelled() {}

  /// Called when the mouse comes over the view or a view inside of it, where the terminal reports
  /// that. The default does nothing. AppKit's name.
  open func mouseEntered() {}

  /// Called when the mouse has left the view, unless the view has left the window. The default does
  /// nothing. AppKit's name.
  open func mouseExited() {}

  /// Whether the mouse is over the view or a view inside of it, with no button pressed, as far as
  /// the terminal reports that.
  public final var isHovered: Bool { window?.pointer.isOver(self) ?? false }

  /// Whether a point in the view's coordinates hits it: whether it is within `bounds`, unless
  /// overridden. For a mouse event the point is the middle of a cell.
  open func point(inside point: Point) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: - First responder

  /// Whether ``becomeFirstResponder()`` makes the view the first responder; true unless overridden. (UIKit's is false;
  /// here it brings no keyboard with it.)
  open var canBecomeFirstResponder: Bool { true }

  /// Whether another view may become the first responder instead of this one; true unless overridden. A view that
  /// leaves the window, is hidden or takes no events is not asked.
  open var canResignFirstResponder: Bool { true }

  /// Called after the view became the first responder. The default does nothing.
  open func didBecomeFirstResponder() {}

  /// Called after the view stopped being the first responder. The default does nothing.
  open func didResignFirstResponder() {}

  // MARK: - Focus

  /// Whether keys and clicks can give the view the focus; false unless overridden. ``FocusSystem/focusability(of:)``
  /// says what else keeps a view from it. UIKit's name.
  open var canBecomeFocused: Bool { false }

  /// The views inside of this one that get the focus first where none is named, the most preferred first; none unless
  /// overridden. UIKit's name.
  open var preferredFocusEnvironments: [View] { [] }

  /// The name of the group that the view and the views inside of it belong to, so that F6 goes from group to group;
  /// with `nil`, the default, the superview's. UIKit's name.
  public final var focusGroupIdentifier: String?

  /// Returns whether a key, a click or a request may move the focus; true unless overridden. Both views are asked, and
  /// all that they are in. UIKit's name.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a key, a click or a request has moved the focus, on both views and all that they are in. The default
  /// does nothing. UIKit's name.
  open func didUpdateFocus(in context: FocusUpdateContext) {}

  /// The cell at which the terminal's cursor stands while the view is the first responder, from its top left; `nil`
  /// hides it. Unless overridden, it is the first cell inside of the border of a view that ``canBecomeFocused``: so the
  /// focus is visible in every theme and without colours, and screen readers follow it.
  open var cursorPosition: CellPoint? {
    canBecomeFocused ? CellPoint(x: borderWidth, y: borderWidth) : nil
  }

  // MARK: - Accessibility

  /// Whether the view is read as one thing, and nothing inside of it; true for controls and labels, false for others
  /// unless set. UIKit's name.
  open var isAccessibilityElement: Bool {
    get { accessibilityNotes?.isElement ?? isElementUnlessSet }
    set { editNotes { $0.isElement = newValue } }
  }
  /// The name of the view for people who do not see it, and for tests: a button's is its title. `nil` unless set, where
  /// the view has none of its own. UIKit's name.
  open var accessibilityLabel: String? {
    get { accessibilityNotes?.label }
    set { editNotes { $0.label = newValue } }
  }
  /// The value of the view in words: a field's is its text. `nil` unless set, where the view has none of its own.
  /// UIKit's name.
  open var accessibilityValue: String? {
    get { accessibilityNotes?.value }
    set { editNotes { $0.value = newValue } }
  }
  /// What the view is, and its state; nothing unless set, where the view has none of its own. UIKit's name.
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

  /// Whether the view is an element where the program has not said it.
  var isElementUnlessSet: Bool { false }
  /// The traits where the program has set none.
  var ownTraits: AccessibilityTraits { [] }
  /// Whether the texts inside of the view are its label, and the rest is read after it.
  var joinsTextsInside: Bool { false }
  /// Whether the view is what keys go to, as it is read.
  var holdsReadingFocus: Bool { isFirstResponder }

  /// Whether the view itself, apart from what it is in, can be used.
  var isAvailable: Bool { true }
  /// Whether the view has a modal session.
  final var isModal = false
  /// Whether views inside of this one take the focus in its place.
  var leavesFocusToContent: Bool { false }
  /// Whether a press at a cell of the view can give it the focus.
  func takesFocus(pressedAt point: CellPoint) -> Bool { true }
}

extension View: LayoutNodeDelegate {}
