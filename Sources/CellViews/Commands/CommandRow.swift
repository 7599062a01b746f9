import AutoLayout
import CellDrawing
import TerminalInterface

/// A row of a menu or a palette: the title of a command and its keys at the trailing end.
@MainActor final class CommandRow: Control {
  private(set) var command: KeyCommand
  /// The keys to show, side by side; empty for none.
  var keys: [KeyPress] { didSet { keyLabel.text = keycaps } }
  private var keycaps: String {
    keys.isEmpty ? "" : KeyPress.row(of: keys, in: command.localizer).text
  }
  private let titleLabel: Label
  private let keyLabel: Label
  private let takesFocus: Bool
  /// Whether Enter performs the row's command while the focus is elsewhere.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }

  /// Creates a row that calls `perform` for Enter and a click. If `keys` is `nil`, it shows the command's own key, if
  /// any.
  init(
    _ command: KeyCommand, keys: [KeyPress]? = nil, takesFocus: Bool,
    perform: @escaping @MainActor () -> Void
  ) {
    self.command = command
    self.keys = keys ?? command.key.map { [$0] } ?? []
    self.takesFocus = takesFocus
    titleLabel = Label(command.title)
    keyLabel = Label()
    super.init()
    keyLabel.text = keycaps
    clipsToBounds = true
    isEnabled = command.isEnabled
    addAction(for: .primaryActionTriggered, perform)
    constrain()
    titleLabel.setTextStyle { [weak self] in self?.style(in: $0) ?? $0.label }
    keyLabel.setTextStyle { [weak self] theme in
      guard let self, isEnabled, !isLit else { return self?.style(in: theme) ?? theme.label }
      return theme.tint
    }
  }

  private func constrain() {
    for label in [titleLabel, keyLabel] {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      label.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    }
    // The key is cut before the title: without a title it is useless.
    keyLabel.setContentCompressionResistancePriority(740, for: .horizontal)
    keyLabel.setContentHuggingPriority(760, for: .horizontal)
    // Next the gap shrinks, then the title is cut. If there are too few columns for the margins, they shrink.
    let gap = keyLabel.leadingAnchor.constraint(
      greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 2)
    gap.priority = 745
    gap.isActive = true
    for constraint in [
      heightAnchor.constraint(equalToConstant: 1),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
      keyLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor),
      keyLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1),
    ] {
      constraint.priority = 999
      constraint.isActive = true
    }
  }

  /// Shows the command in the language of the window.
  func showLanguage() {
    command = command.localized(by: localizer)
    titleLabel.text = command.title
    keyLabel.text = keycaps
  }

  override var canBecomeFocused: Bool { takesFocus && isEnabled }

  private var isLit: Bool { isChosen || isFirstResponder || isHighlighted }

  private func style(in theme: Theme) -> Style {
    var style = isEnabled ? theme.label : theme.secondaryLabel
    if isLit { style = theme.selection }
    if isHighlighted { style.attributes.insert(.underline) }
    return style
  }

  override var ownTraits: AccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? command.title }
    set { super.accessibilityLabel = newValue }
  }
  /// The keys; `nil` where there are none.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (keys.isEmpty ? nil : keycaps) }
    set { super.accessibilityValue = newValue }
  }

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    if isLit { context.canvas.fill(context.canvas.bounds, style: style(in: context.theme)) }
  }
}
