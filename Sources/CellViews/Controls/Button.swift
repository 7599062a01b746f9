import AutoLayout
import CellDrawing
import TerminalInterface

/// A control that performs an action when it is pressed. UIKit's name: `UIButton`.
///
///     let save = Button("Save", role: .primary) { [weak self] in self?.save() }
///
///     [ Save ]
///
/// Enter, the space bar and a click press it. With the focus it is drawn in reverse, so that the focus is visible
/// without colours.
@MainActor open class Button: Control {
  /// The shapes of a button.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// The title alone.
    case plain
    /// The title in brackets: `[ Save ]`.
    case bracketed
    /// The title in a frame of three rows.
    case bordered
  }

  /// The purpose of a button. UIKit's name: `UIButton.Role`.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// No special purpose.
    case normal
    /// Enter presses the button wherever the focus is, unless something else uses the key. Its title is underlined.
    case primary
    /// Escape presses the button, unless something else uses the key.
    case cancel
    /// The button destroys something. It has the theme's style for warnings, and an ``Alert`` gives another button the
    /// initial focus. UIKit's name.
    case destructive

    /// Creates the role of the buttons that a key presses: Enter and Escape; `nil` for other keys.
    init?(_ key: KeyPress) {
      switch key {
      case KeyPress(.enter): self = .primary
      case KeyPress(.escape): self = .cancel
      default: return nil
      }
    }
  }

  /// The label of the title. Its text is ``title``.
  public final let titleLabel: Label
  /// The title.
  public final var title: String {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// The shape; bracketed unless set.
  public final var shape: Shape {
    didSet { if shape != oldValue { shapeChanged() } }
  }
  /// The purpose; normal unless set.
  public final var role: Role { didSet { if role != oldValue { setNeedsDisplay() } } }

  private var insets: [LayoutConstraint] = []

  /// Creates a button with an action for ``Control/Event/primaryActionTriggered``.
  public init(
    _ title: String = "", shape: Shape = .bracketed, role: Role = .normal,
    action: (@MainActor () -> Void)? = nil
  ) {
    titleLabel = Label(title)
    self.shape = shape
    self.role = role
    super.init()
    prepare()
    if let action { addAction(for: .primaryActionTriggered, action) }
  }

  /// Creates a button without a title. The frame is in the superview's coordinates and holds until constraints decide
  /// on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  private func prepare() {
    clipsToBounds = true
    addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.setTextStyle { [weak self] theme in self?.textStyle(in: theme) ?? theme.tint }
    // A button that is too narrow cuts its title first, then its brackets.
    insets = [
      titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor),
    ]
    for constraint in insets { constraint.priority = LayoutPriority(999) }
    for constraint in insets + [
      titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ] { constraint.isActive = true }
    shapeChanged()
  }

  private func shapeChanged() {
    border = shape == .bordered ? .rounded : nil
    for constraint in insets { constraint.constant = titleInset }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The columns on each side of the title, for the brackets or the frame.
  private var titleInset: Double { shape == .plain ? 0 : 2 }

  /// The size of the title plus the brackets or the frame.
  open override var intrinsicContentSize: Size {
    let title = titleLabel.intrinsicContentSize
    return Size(
      width: title.width + 2 * titleInset, height: max(1, title.height) + Double(2 * borderWidth))
  }

  package override final func childContentChanged(_ child: LayoutNode) {
    invalidateIntrinsicContentSize()
  }

  /// The title's label; without a title the button itself, whose brackets are in the middle row.
  open override var forLastBaselineLayout: View { title.isEmpty ? self : titleLabel }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { .button }
  /// The title, unless another one is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? titleLabel.text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Drawing

  /// Returns the style of an enabled button without the focus.
  private func ownStyle(in theme: Theme) -> Style {
    role == .destructive ? theme.warning : theme.tint
  }

  /// Returns the style of the title in the button's present state.
  private func textStyle(in theme: Theme) -> Style {
    let state = state
    var style = self.style(ownStyle(in: theme), in: theme)
    if isEnabled, role == .primary || state.contains(.highlighted) {
      style.attributes.insert(.underline)
    }
    return style
  }

  /// True: the button draws its brackets.
  open override var drawsItself: Bool { true }

  /// Draws the brackets, and reverses the cells of a button with the focus.
  open override func draw(in context: DrawingContext) {
    let inside = context.canvas.bounds.inset(by: borderWidth)
    // A label without text has no row of its own.
    let row =
      title.isEmpty ? context.canvas.bounds.height / 2 : titleLabel.cellFrame.minY - cellFrame.minY
    guard shape != .plain, (inside.minY..<inside.maxY).contains(row) else { return }
    let text = style(ownStyle(in: context.theme), in: context.theme)
    let line = context.canvas.subcanvas(
      CellRect(x: inside.minX, y: row, width: inside.width, height: 1))
    line.fill(line.bounds, style: text)
    guard shape == .bracketed, inside.width >= 2 else { return }
    line.draw(text: "[", at: .zero, style: text)
    line.draw(text: "]", at: CellPoint(x: inside.width - 1, y: 0), style: text)
  }
}
