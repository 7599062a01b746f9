import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A panel that lists the keys that can be used now.
///
///     KeyHelpPanel(window.availableKeyCommands).present(in: window)
///
///     ╔═ Keys ═══════════════════╗
///     ║ The stage                ║
///     ║ [ ]  Narrower, wider     ║
///     ║ q    Quit                ║
///     ╚══════════════════════════╝
///
/// Keys and the wheel scroll it. A click on a key dismisses the panel and performs the key's command. A click on the
/// text does this for the first key of the row. ``KeyCommand/help(in:key:group:)`` returns the command that opens it.
@MainActor open class KeyHelpPanel: Panel {
  private let commands: [KeyCommand]
  private let list = CommandList()
  private var keyColumns = 0
  private var rows: [KeyHelpRow] = []

  /// Creates a help panel for commands.
  public init(_ commands: [KeyCommand], title: LocalizedText = LocalizedText("Keys", chinese: "按键"))
  {
    self.commands = commands
    super.init()
    localizedTitle = title
    list.fill(self)
    show(commands)
  }

  override final func showLanguage() {
    list.removeAll()
    rows = []
    show(commands.map { $0.localized(by: localizer) })
    arrangeRows()
  }

  private func show(_ commands: [KeyCommand]) {
    let sections = KeyHelp(commands).sections
    keyColumns = sections.flatMap(\.rows).map(\.keys.columns).max() ?? 0
    for (index, section) in sections.enumerated() {
      if let title = section.title ?? (index > 0 ? "" : nil) {
        let heading = Label((index > 0 ? "\n" : "") + " " + title)
        heading.numberOfLines = 0
        heading.setTextStyle(\.tint)
        list.add(heading)
      }
      for row in section.rows {
        let line = KeyHelpRow(row, keyColumns: keyColumns) { [weak self] in self?.dismiss(for: $0) }
        rows.append(line)
        list.add(line)
      }
    }
  }

  override final var leavesLastRow: Bool { true }

  override final func windowDidResize() {
    super.windowDidResize()
    arrangeRows()
  }

  private func arrangeRows() {
    // The frame, the margins and the gap take six columns.
    let room = (window?.size.width ?? 0) - keyColumns - 6
    for row in rows { row.isNarrow = room < Self.leastTextColumns }
  }

  /// The minimum width of the text column; if there is less room, the text goes below the keys.
  private static let leastTextColumns = 16

  /// The keys that scroll, and Escape, which dismisses the panel.
  open override var keyCommands: [KeyCommand] {
    ScrollMove.keyCommands { [weak self] in self?.list.scroll($0) } + super.keyCommands
  }
}

/// A row of the help panel: keys, and the titles of their commands.
@MainActor private final class KeyHelpRow: View {
  private let row: KeyHelp.Row
  private let keys: Label
  private let perform: (KeyCommand) -> Void
  /// Whether the text is below the keys instead of beside them.
  var isNarrow = false { didSet { if isNarrow != oldValue { arrange() } } }
  private var beside: [LayoutConstraint] = []
  private var below: [LayoutConstraint] = []

  init(_ row: KeyHelp.Row, keyColumns: Int, perform: @escaping (KeyCommand) -> Void) {
    self.row = row
    self.perform = perform
    keys = Label(row.keys)
    super.init()
    clipsToBounds = true
    let text = Label(row.text)
    text.numberOfLines = 0
    let isEnabled = row.commands.contains(where: \.isEnabled)
    keys.setTextStyle { theme in
      var style = isEnabled ? theme.label : theme.secondaryLabel
      style.attributes.insert(.bold)
      return style
    }
    text.setTextStyle { isEnabled ? $0.label : $0.secondaryLabel }
    for label in [keys, text] {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor).isActive = true
    }
    keys.topAnchor.constraint(equalTo: topAnchor).isActive = true
    // As low as the texts allow.
    let low = heightAnchor.constraint(equalToConstant: 0)
    low.priority = .fittingSizeLevel
    low.isActive = true
    beside = [
      text.topAnchor.constraint(equalTo: topAnchor),
      text.leadingAnchor.constraint(equalTo: keys.trailingAnchor, constant: 2),
      keys.widthAnchor.constraint(equalToConstant: Double(keyColumns)),
    ]
    below = [
      text.topAnchor.constraint(equalTo: keys.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
      trailingAnchor.constraint(greaterThanOrEqualTo: keys.trailingAnchor),
    ]
    let always = [
      keys.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
      trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 1),
    ]
    // If there are too few columns, the margins and the gap shrink.
    for constraint in always + beside.dropFirst() + below.dropFirst() { constraint.priority = 900 }
    for constraint in always { constraint.isActive = true }
    arrange()
  }

  private func arrange() {
    LayoutConstraint.deactivate(isNarrow ? beside : below)
    for constraint in isNarrow ? below : beside { constraint.isActive = true }
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left): return true
    case .release(.left):
      let start = keys.cellFrame.minX - cellFrame.minX
      let isInside = CellRect(origin: .zero, size: cellFrame.size).contains(point)
      let command =
        isNarrow && point.y > 0 ? row.commands.first : row.hint.command(atColumn: point.x - start)
      if isInside, let command, command.isEnabled {
        perform(command)
      }
      return true
    default: return false
    }
  }
}

extension KeyCommand {
  /// Returns the command that opens a ``KeyHelpPanel`` of a window's available commands; its key is `?` unless given.
  @MainActor public static func help(
    in window: Window, key: KeyPress = .character("?"), group: LocalizedText? = nil
  ) -> KeyCommand {
    KeyCommand(
      key, title: LocalizedText("All keys", chinese: "所有按键"),
      hint: LocalizedText("help", chinese: "帮助"), importance: 95, group: group, name: "help"
    ) {
      [weak window] in
      guard let window, window.focusSystem.modalView == nil else { return }
      KeyHelpPanel(window.availableKeyCommands).present(in: window)
    }
  }
}
