import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A panel of commands from which the user chooses one. UIKit's name: `UIMenu`.
///
///     Menu([open, save, delete]).present(in: window, at: CellPoint(x: 3, y: 1))
///
///     ╔══════════════╗
///     ║ Open       o ║
///     ║ Save  Ctrl-S ║
///     ╚══════════════╝
///
/// The arrows choose a command. Enter, a click, or the command's key dismisses the menu and then performs the command.
/// Escape and a press outside only dismiss the menu. A line separates commands of different groups. Disabled commands
/// are dim. A command without a key is chosen by its row.
@MainActor open class Menu: Panel {
  /// The commands, in order.
  public let commands: [KeyCommand]
  private let list = CommandList()
  /// The cell of the window for a corner of the menu; `nil` centres the menu.
  private var corner: CellPoint?
  /// Whether `corner` is for the top right corner instead of the top left.
  private var hangsFromRight = false

  /// Creates a menu.
  public init(_ commands: [KeyCommand], title: String = "") {
    self.commands = commands
    super.init(title: title)
    list.fill(self)
    for (index, command) in commands.enumerated() {
      if index > 0, commands[index - 1].group != command.group { list.add(MenuDivider()) }
      list.add(
        CommandRow(command, takesFocus: true) { [weak self] in self?.dismiss(for: command) })
    }
  }

  /// Shows the menu with its top left corner at a cell of the window, or as near to it as the window allows.
  public final func present(in window: Window, at corner: CellPoint) {
    self.corner = corner
    hangsFromRight = false
    present(in: window)
  }

  /// Shows the menu below a view, such as the button that opens it, aligned with the view's left side, or its right
  /// side in a right-to-left layout. If there is no room, it is as near as the window allows. If the view is in no
  /// window, it does nothing.
  public final func present(from view: View) {
    guard let window = view.window else { return }
    let cells = view.cellFrame
    hangsFromRight = view.isMirrored
    corner = CellPoint(x: hangsFromRight ? cells.maxX : cells.minX, y: cells.maxY)
    present(in: window)
  }

  /// Places the menu at its corner, or in the middle of the window.
  open override func placement(in window: Window) -> [LayoutConstraint] {
    guard let corner else { return super.placement(in: window) }
    let place = [
      (hangsFromRight ? rightAnchor : leftAnchor)
        .constraint(equalTo: window.leftAnchor, constant: Double(corner.x)),
      topAnchor.constraint(equalTo: window.topAnchor, constant: Double(corner.y)),
    ]
    // The menu moves before it becomes smaller than its commands need.
    for constraint in place { constraint.priority = 730 }
    return place + limits(in: window)
  }

  /// The rows, in order.
  open override var preferredFocusEnvironments: [View] { list.rows }

  /// The arrows, Enter, Escape, and the keys of the commands.
  open override var keyCommands: [KeyCommand] {
    let enter = KeyCommand(KeyPress(.enter), title: .perform, hint: .performHint, importance: 85) {
      [weak self] in
      (self?.window?.firstResponder as? Control)?.performPrimaryAction()
    }
    let arrows = arrowCommands { [weak self] in self?.list.rows ?? [] }
    let own = arrows + [enter] + super.keyCommands
    return own
      + commands.filter { command in !own.contains { $0.key == command.key } }.map { command in
        KeyCommand(
          command.key, title: command.localizedTitle, importance: 0, name: command.name,
          isEnabled: command.isEnabled
        ) { [weak self] in self?.dismiss(for: command) }
      }
  }

  override final func pressedOutside() { dismiss() }

  override final func showLanguage() {
    for row in list.rows { row.showLanguage() }
  }

  /// Shows the keys that the user has bound to the commands.
  override final func willPresent(in window: Window) {
    for row in list.rows { row.keys = window.keyBindings.keys(of: row.command) }
  }
}

/// A line between the groups of a menu.
@MainActor private final class MenuDivider: View {
  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    context.canvas.drawHorizontalRule(
      from: .zero, length: context.canvas.bounds.width, style: context.theme.separator)
  }
}
