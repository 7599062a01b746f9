import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A control that is on or off. UIKit's name: `UISwitch`.
///
///     let wraps = Switch("Wrap lines", isOn: true)
///     wraps.addAction(for: .valueChanged) { [weak self] in self?.wrap() }
///
///     [x] Wrap lines      ━━● Wrap lines
///     [ ] Wrap lines      ●── Wrap lines
///
/// Enter, the space bar and a click toggle it. It sends ``Control/Event/valueChanged`` and
/// ``Control/Event/primaryActionTriggered``.
@MainActor open class Switch: Control {
  /// The styles of a switch. UIKit's name: `UISwitch.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A box, with an x in it if the switch is on.
    case checkbox
    /// A knob, at the far end of its line if the switch is on.
    case sliding
  }

  /// Whether the switch is on. Setting it sends no event.
  public final var isOn: Bool { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The label of the title. Its text is ``title``.
  public final let titleLabel: Label
  /// The title after the switch. A click on it toggles the switch too. UIKit's name.
  public final var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// The style; a checkbox unless set. UIKit's name.
  public final var preferredStyle = Style.checkbox {
    didSet { if preferredStyle != oldValue { setNeedsDisplay() } }
  }

  /// Creates a switch.
  public init(_ title: String = "", isOn: Bool = false) {
    titleLabel = Label(title)
    self.isOn = isOn
    super.init()
    clipsToBounds = true
    titleLabel.setTextStyle { [weak self] theme in
      self?.style(theme.label, in: theme) ?? theme.label
    }
    arrange()
  }

  /// Creates a switch without a title. The frame is in the superview's coordinates and holds until constraints decide
  /// on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  private func arrange() {
    addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    let inside = frameLayoutGuide
    let end = inside.trailingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor)
    // A title without room is cut off before it moves.
    end.priority = LayoutPriority(999)
    for constraint in [
      titleLabel.leadingAnchor.constraint(
        equalTo: inside.leadingAnchor, constant: Double(Self.mark + 1)),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor), end,
    ] { constraint.isActive = true }
  }

  /// The width of the mark, in columns.
  private static let mark = 3

  /// The size of the mark with the title, plus the border.
  open override var intrinsicContentSize: Size {
    let text = titleLabel.intrinsicContentSize
    let columns = Double(Self.mark) + (text.width > 0 ? text.width + 1 : 0)
    return Size(
      width: columns + Double(2 * borderWidth),
      height: max(1, text.height) + Double(2 * borderWidth))
  }

  package override final func childContentChanged(_ child: LayoutNode) {
    invalidateIntrinsicContentSize()
  }

  /// The title's label, whose first row is the mark's; without a title the switch itself.
  open override var forLastBaselineLayout: View { title.isEmpty ? self : titleLabel }

  // MARK: - Events

  /// Toggles the switch and sends its events, if it is enabled.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { .toggleButton }
  /// The title, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (title.isEmpty ? nil : title) }
    set { super.accessibilityLabel = newValue }
  }
  /// `on` or `off`, unless another value is set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? localizer.string(
          isOn ? LocalizedText("on", chinese: "打开") : LocalizedText("off", chinese: "关闭"))
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  /// The cells of the mark, relative to the view's top left.
  private var markCells: CellRect {
    let inside = insideCells
    // A label without text has no row of its own.
    let y =
      title.isEmpty ? inside.minY + inside.height / 2 : titleLabel.cellFrame.minY - cellFrame.minY
    return CellRect(
      x: isMirrored ? inside.maxX - Self.mark : inside.minX, y: y, width: Self.mark, height: 1)
  }

  /// The cell in the middle of the box, or of the knob.
  open override var cursorPosition: CellPoint? {
    let cells = markCells
    let knob = preferredStyle == .checkbox ? 1 : isOn != isMirrored ? Self.mark - 1 : 0
    return insideCells.nearest(CellPoint(x: cells.minX + knob, y: cells.minY))
  }

  /// True: the switch draws its mark.
  open override var drawsItself: Bool { true }

  /// Draws the box, or the line with the knob.
  open override func draw(in context: DrawingContext) {
    let (inside, cells) = (insideCells, markCells)
    // The gap is included, so that a focused switch is one reversed block.
    let gap = title.isEmpty ? "" : " "
    context.canvas.subcanvas(inside).draw(
      text: isMirrored ? gap + mark : mark + gap,
      at: CellPoint(
        x: cells.minX - inside.minX - (isMirrored ? gap.count : 0), y: cells.minY - inside.minY),
      style: style(context.theme.tint, in: context.theme))
  }

  private var mark: String {
    switch (preferredStyle, isOn) {
    case (.checkbox, true): "[x]"
    case (.checkbox, false): "[ ]"
    case (.sliding, true): isMirrored ? "●━━" : "━━●"
    case (.sliding, false): isMirrored ? "──●" : "●──"
    }
  }
}
