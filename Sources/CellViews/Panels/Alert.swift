import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A panel with a message and buttons to answer it. UIKit's name: `UIAlertController`.
///
///     let alert = Alert("Delete the file?", message: "This cannot be undone.")
///     alert.addButton("Delete", role: .destructive) { [weak self] in self?.delete() }
///     alert.addButton("Keep", role: .cancel)
///     alert.present(in: window)
///
/// A button dismisses the alert, then performs its action. Enter presses the primary button unless another button has
/// the focus; Escape presses the cancel button. The buttons are side by side if the window is wide enough, otherwise
/// one below the other. A title that is too long for the frame, or for a line of the message, is shown above the
/// message and wraps. In a low window the message and the buttons scroll; at least one row of each stays visible.
@MainActor open class Alert: Panel {
  /// The label of the message.
  public final let messageLabel: Label
  /// The buttons, in order.
  public final private(set) var buttons: [Button] = []
  private let text = AlertText()
  /// The title, if it is not on the frame.
  private let titleLabel = Label()
  private let column = StackView()
  private var firstRow: LayoutConstraint?
  private let list = CommandList(margin: 1)
  /// The columns between buttons side by side.
  private static let gap = 2.0
  /// The maximum width of a message in columns; longer lines are hard to read.
  private static let longestLine = 50.0

  /// Creates an alert without buttons.
  public init(_ title: String, message: String = "") {
    messageLabel = Label(message)
    super.init(title: title)
    messageLabel.numberOfLines = 0
    titleLabel.numberOfLines = 0
    titleLabel.isHidden = true
    titleLabel.isAccessibilityElement = false
    titleLabel.setTextStyle(\.tint)
    column.axis = .vertical
    column.spacing = 1
    for label in [titleLabel, messageLabel] { column.addArrangedSubview(label) }
    text.showColumn(column, margin: 1, heightPriority: 700)
    constrain()
  }

  private func constrain() {
    let margins = layoutMarginsGuide
    for view in [text, list] as [View] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      for constraint in [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
        margins.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
      ] {
        // For a window with too few columns for the frame.
        constraint.priority = 999
        constraint.isActive = true
      }
      view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      // The least that stays in the lowest window: a row of text, and the button with the focus.
      let row = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
      row.priority = view === text && messageLabel.text.isEmpty ? .fittingSizeLevel : 745
      row.isActive = true
      if view === text { firstRow = row }
    }
    column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.longestLine).isActive = true
    text.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    let gap = list.topAnchor.constraint(
      equalTo: text.bottomAnchor, constant: messageLabel.text.isEmpty ? 0 : 1)
    // The gap shrinks first, then the message gives its rows to the buttons.
    gap.priority = 690
    gap.isActive = true
    list.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor).isActive = true
    let bottom = margins.bottomAnchor.constraint(equalTo: list.bottomAnchor)
    bottom.priority = 999
    bottom.isActive = true
  }

  /// Adds a button that dismisses the alert and then performs an action.
  @discardableResult public final func addButton(
    _ title: String, role: Button.Role = .normal, action: (@MainActor () -> Void)? = nil
  ) -> Button {
    let button = Button(title, role: role)
    button.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.dismiss()
      action?()
    }
    buttons.append(button)
    list.add(button)
    arrangeButtons()
    return button
  }

  /// The primary button, or else the first one that is not destructive, gets the initial focus.
  open override var preferredFocusEnvironments: [View] {
    let harmless = buttons.filter { $0.role != .destructive }
    return harmless.filter { $0.role == .primary } + harmless
  }

  override final func windowDidResize() {
    super.windowDidResize()
    arrangeTitle()
    arrangeButtons()
  }

  override final var titleOnFrame: String { titleLabel.isHidden ? title : "" }

  override final func titleChanged() { arrangeTitle() }

  /// Shows the title on the frame, or above the message if it is too long for the frame.
  private func arrangeTitle() {
    guard let window else { return }
    let columns = Double(title.columns)
    let isLong =
      columns > Self.longestLine || columns + 6 > window.bounds.width
      || title.contains(where: \.isNewline)
    titleLabel.text = title
    guard titleLabel.isHidden == isLong else { return }
    titleLabel.isHidden = !isLong
    firstRow?.priority = isLong || !messageLabel.text.isEmpty ? 745 : .fittingSizeLevel
    invalidateIntrinsicContentSize()
  }

  /// Arranges the buttons side by side, or one below the other if the window is too narrow.
  private func arrangeButtons() {
    guard let window else { return }
    let natural = buttons.reduce(0) { $0 + $1.intrinsicContentSize.width }
    let gaps = Self.gap * Double(max(0, buttons.count - 1))
    // The frame, and one column on each side.
    let isNarrow = natural + gaps + 4 > window.bounds.width
    list.column.axis = isNarrow ? .vertical : .horizontal
    list.column.spacing = isNarrow ? 0 : Self.gap
  }

  override final var ownTraits: AccessibilityTraits { .alert }

  // MARK: - Events

  /// The arrows, which move from button to button, and Escape, which presses the cancel button, or dismisses the alert
  /// if there is none.
  open override var keyCommands: [KeyCommand] {
    let cancel = buttons.first { $0.role == .cancel && $0.isEnabled }
    let escape = KeyCommand(
      KeyPress(.escape), title: cancel.map { LocalizedText(verbatim: $0.title) } ?? .close,
      importance: 90
    ) { [weak self, weak cancel] in
      if let cancel { cancel.performPrimaryAction() } else { self?.dismiss() }
    }
    guard buttons.count > 1 else { return [escape] }
    return arrowCommands { [weak self] in self?.buttons ?? [] } + [escape]
  }
}

/// The message of an alert. It scrolls if there are too few rows for it.
@MainActor private final class AlertText: ScrollView {
  // A text that is fully visible needs no keys.
  override var canBecomeFocused: Bool { contentSize.height > bounds.height }
}
