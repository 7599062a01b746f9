import AutoLayout
import CellDrawing
import TerminalInterface
import TextLayout

/// A view that the user operates with keys and clicks, and that sends events to the program. UIKit's name: `UIControl`.
///
///     button.addAction(for: .primaryActionTriggered) { [weak self] in self?.save() }
///     button.addTarget(self, action: Form.save, for: .primaryActionTriggered)
///     slider.addAction(for: .valueChanged) { slider in label.text = "\(slider.value)" }
///
/// A control can have the focus while it is enabled. Enter, the space bar and a click of the left button trigger its
/// primary action. A subclass with other uses for them overrides ``View/keyDown(_:)`` and ``View/mouse(_:at:)``.
@MainActor open class Control: View {
  /// The events that a control sends. UIKit's name: `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt32

    /// Creates a set from its bits. Those from 24 on are free for a program's own events.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The control did what it is for: a button was pressed.
    public static let primaryActionTriggered = Event(rawValue: 1)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 2)
    /// The user has begun to edit a text: the text field has become the first responder.
    public static let editingDidBegin = Event(rawValue: 4)
    /// The user has changed a text.
    public static let editingChanged = Event(rawValue: 8)
    /// The user's edit was refused.
    public static let editingRefused = Event(rawValue: 16)
    /// The user has ended editing a text: the text field is no longer the first responder.
    public static let editingDidEnd = Event(rawValue: 32)

    /// The names, such as `[valueChanged]`. A program's own events are shown as their bits in hexadecimal digits.
    public var description: String {
      text(ofBits: [
        "primaryActionTriggered", "valueChanged", "editingDidBegin", "editingChanged",
        "editingRefused", "editingDidEnd",
      ])
    }
  }

  /// The states that determine how a control is drawn. UIKit's name: `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Enabled, and in none of the other states.
    public static let normal: State = []
    /// A mouse button is pressed on the control.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 4)
    /// The mouse is over the control with no button pressed. Not all terminals report this.
    public static let hovered = State(rawValue: 8)

    /// The names, such as `[highlighted, focused]`.
    public var description: String {
      text(ofBits: ["highlighted", "disabled", "focused", "hovered"])
    }
  }

  /// Whether the control is enabled; true unless set. A disabled control cannot have the focus, and clicks on it have
  /// no effect.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isHighlighted = false
      window?.focusSystem.accessChanged(of: self)
      setNeedsDisplay()
    }
  }

  /// Whether a mouse button is pressed on the control.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The state of the control.
  public final var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isFirstResponder { state.insert(.focused) }
    if isHovered { state.insert(.hovered) }
    return state
  }

  private var actions: [ControlAction] = []

  // MARK: - Actions

  /// Adds an action for some events. Actions are performed in the order in which they were added. The control holds the
  /// closure: capture views weakly.
  ///
  /// - Returns: the action, for `removeAction(_:for:)`.
  @discardableResult public final func addAction(
    for events: Event, _ action: @escaping @MainActor () -> Void
  ) -> Action {
    let action = Action { _ in action() }
    addAction(action, for: events)
    return action
  }

  /// Adds an action for some events. An action may belong to several controls. UIKit's name.
  public final func addAction(_ action: Action, for events: Event) {
    actions.append(
      ControlAction(events: events, owner: ObjectIdentifier(action)) { action.handler($0) })
  }

  /// Removes an action for some events. UIKit's name.
  public final func removeAction(_ action: Action, for events: Event) { remove(action, events) }

  /// Adds an action that calls a method of a target, which is held weakly. Write
  /// `addTarget(self, action: Form.save, for: …)`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for events: Event
  ) {
    actions.append(
      ControlAction(events: events, owner: ObjectIdentifier(target)) { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// Adds an action that calls a method of a target with the control; the target is held weakly.
  final func addTarget<Target: AnyObject>(
    _ target: Target, for events: Event,
    performing action: @escaping @MainActor (Target, Control) -> Void
  ) {
    actions.append(
      ControlAction(events: events, owner: ObjectIdentifier(target)) { [weak target] control in
        if let target { action(target, control) }
      })
  }

  /// Removes a target's actions for some events.
  public final func removeTarget(_ target: AnyObject, for events: Event) { remove(target, events) }

  private func remove(_ owner: AnyObject, _ events: Event) {
    actions = actions.compactMap { $0.owner == ObjectIdentifier(owner) ? $0.without(events) : $0 }
  }

  /// Performs the actions for some events, each once.
  public final func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform(self) }
  }

  /// Whether the control has actions for some of the events.
  final func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Sends ``Event/primaryActionTriggered`` if the control is enabled. Enter and a click call it. UIKit's name.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  // MARK: - Baselines

  /// The lower edge of the middle row, in which most controls have their text. Override it if the text is elsewhere.
  open override var firstBaseline: Baseline { .ofMiddleRow }
  /// ``firstBaseline``, unless overridden.
  open override var lastBaseline: Baseline { firstBaseline }

  // MARK: - Events

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }
  /// Whether the control is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override final var isAvailable: Bool { isEnabled }

  override final var isElementUnlessSet: Bool { true }
  /// The role of the control, and whether it is disabled.
  open override var accessibilityTraits: AccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  /// Triggers the primary action for Enter and the space bar; returns whether the key was one of them.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, Self.pressingKeys.contains(key) else { return false }
    performPrimaryAction()
    return true
  }

  /// Whether the key is Enter or the space bar, while the control is enabled.
  open override func usesKey(_ key: KeyPress) -> Bool {
    isEnabled && Self.pressingKeys.contains(key)
  }

  private static let pressingKeys = [KeyPress(.enter), KeyPress(.character(" "))]

  /// Triggers the primary action for a click: the left button is pressed and released on the control.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let isInside = CellRect(origin: .zero, size: cellFrame.size).contains(point)
    switch event.action {
    case .press(.left), .drag(.left):
      isHighlighted = isEnabled && isInside
    case .release(.left):
      let wasHighlighted = isHighlighted
      isHighlighted = false
      if wasHighlighted, isInside { performPrimaryAction() }
    default: return false
    }
    return true
  }

  /// Ends the press without an action. An override calls the inherited method.
  open override func mouseCancelled() { isHighlighted = false }

  /// Marks the control for drawing. An override calls the inherited method.
  open override func mouseEntered() { setNeedsDisplay() }
  /// Marks the control for drawing. An override calls the inherited method.
  open override func mouseExited() { setNeedsDisplay() }
}

extension Control {
  /// Returns the style of the control's text in its present state. `normal` is the style of a control that is not
  /// in use. A focused or pressed control has the theme's selection style; a hovered one is underlined.
  final func style(_ normal: Style, in theme: Theme) -> Style {
    let state = state
    if state.contains(.disabled) { return disabledStyle(in: theme) }
    var style = state.isDisjoint(with: [.focused, .highlighted]) ? normal : theme.selection
    if state.contains(.hovered) { style.attributes.insert(.underline) }
    return style
  }

  /// Returns the style of a disabled control's text: dim, so that it differs without colours too.
  final func disabledStyle(in theme: Theme) -> Style {
    var style = theme.secondaryLabel
    style.attributes.insert(.dim)
    return style
  }
}
