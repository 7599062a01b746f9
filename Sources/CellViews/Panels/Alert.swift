import AutoLayout
import CellDrawing
import TerminalInterface

/// A panel with a message and buttons that answer it. UIKit's name: `UIAlertController`.
///
///     let alert = Alert("Delete the file?", message: "This cannot be undone.")
///     alert.addButton("Delete", role: .destructive) { [weak self] in self?.delete() }
///     alert.addButton("Keep", role: .cancel)
///     alert.present(in: window)
///
/// A button dismisses the alert, then does what it does. Enter presses the primary one unless another has the focus, and
/// Escape the one that cancels. The buttons stand side by side where there is room for it in the window, else one below the
/// other.
@MainActor open class Alert: Panel {
  /// The label of the message.
  public final let messageLabel: Label
  /// The buttons, in order.
  public final private(set) var buttons: [Button] = []
  private let row = StackView()
  /// The columns between buttons side by side.
  private static let gap = 2.0
  /// The greatest width of a message, in columns: longer lines are hard to read.
  private static let longestLine = 50.0

  /// Creates an alert without buttons.
  public init(_ title: String, message: String = "") {
    messageLabel = Label(message)
    super.init(title: title)
    messageLabel.numberOfLines = 0
    let margins = layoutMarginsGuide
    for view in [messageLabel, row] as [View] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      for constraint in [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor, constant: 1),
        margins.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 1),
      ] {
        constraint.priority = 999
        constraint.isActive = true
      }
      view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: Self.longestLine).isActive = true
    messageLabel.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    // The message gives its rows to the buttons, and the gap goes first.
    messageLabel.setContentCompressionResistancePriority(700, for: .vertical)
    let gap = row.topAnchor.constraint(
      equalTo: messageLabel.bottomAnchor, constant: message.isEmpty ? 0 : 1)
    gap.priority = 690
    gap.isActive = true
    row.topAnchor.constraint(greaterThanOrEqualTo: messageLabel.bottomAnchor).isActive = true
    let bottom = margins.bottomAnchor.constraint(equalTo: row.bottomAnchor)
    bottom.priority = 999
    bottom.isActive = true
  }

  /// Adds a button, which dismisses the alert and then performs an action.
  @discardableResult public final func addButton(
    _ title: String, role: Button.Role = .normal, action: (@MainActor () -> Void)? = nil
  ) -> Button {
    let button = Button(title, role: role)
    button.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.dismiss()
      action?()
    }
    buttons.append(button)
    row.addArrangedSubview(button)
    arrangeButtons()
    return button
  }

  /// The primary button, or else the first that destroys nothing, has the focus first.
  open override var preferredFocusEnvironments: [View] {
    let harmless = buttons.filter { $0.role != .destructive }
    return harmless.filter { $0.role == .primary } + harmless
  }

  override final func windowDidResize() { arrangeButtons() }

  /// Puts the buttons side by side, or one below the other where the window is too narrow.
  private func arrangeButtons() {
    guard let window else { return }
    let natural = buttons.reduce(0) { $0 + $1.intrinsicContentSize.width }
    let gaps = Self.gap * Double(max(0, buttons.count - 1))
    // The frame and a column on each side.
    let isNarrow = natural + gaps + 4 > window.bounds.width
    row.axis = isNarrow ? .vertical : .horizontal
    row.spacing = isNarrow ? 0 : Self.gap
  }

  override final var ownTraits: AccessibilityTraits { .alert }

  // MARK: - Events

  /// The arrows, which go from button to button, and Escape: it presses the button that cancels, or dismisses the alert where
  /// there is none.
  open override var keyCommands: [KeyCommand] {
    let cancel = buttons.first { $0.role == .cancel && $0.isEnabled }
    let escape = KeyCommand(
      KeyPress(.escape), title: cancel?.title ?? "Close", importance: 90
    ) { [weak self, weak cancel] in
      if let cancel { cancel.performPrimaryAction() } else { self?.dismiss() }
    }
    guard buttons.count > 1 else { return [escape] }
    return arrowCommands { [weak self] in self?.buttons ?? [] } + [escape]
  }
}
