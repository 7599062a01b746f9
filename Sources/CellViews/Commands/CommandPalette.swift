import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A panel that finds commands by their titles and performs them.
///
///     CommandPalette(window.availableCommands).present(in: window)
///
/// Every word that the user types has to occur in the title, the hint or the group of a command, in any order. In a
/// window of another language, English words match too, since not every terminal has an input method. The arrows choose
/// among the matches, Enter or a click dismisses the panel and performs the chosen command, and Escape dismisses the
/// panel. ``KeyCommand/palette(in:key:group:)`` returns the command that opens it.
@MainActor open class CommandPalette: Panel {
  /// The field for the search words.
  public let field = TextField()
  private let list = CommandList()
  private var rows: [CommandRow] = []
  private let nothing = Label()
  private let prompt: LocalizedText
  private var chosen = 0
  /// Makes the panel as wide as all commands need, so that its width stays the same when fewer match.
  private lazy var asWideAsAll = widthAnchor.constraint(greaterThanOrEqualToConstant: 0)

  /// Creates a palette of commands. Disabled commands are left out. Commands with the same group and title share one
  /// row.
  ///
  /// `prompt` is the placeholder of the empty field.
  public init(
    _ commands: [KeyCommand], title: LocalizedText = LocalizedText("Commands", chinese: "命令"),
    prompt: LocalizedText = LocalizedText("Find a command", chinese: "查找命令")
  ) {
    self.prompt = prompt
    super.init()
    localizedTitle = title
    rows = Self.entries(of: commands).map { command, keys in
      CommandRow(command, keys: keys, takesFocus: false) { [weak self] in
        self?.dismiss(for: command)
      }
    }
    for row in rows { list.add(row) }
    nothing.isHidden = true
    nothing.setTextStyle(\.secondaryLabel)
    list.add(nothing)
    constrain()
    asWideAsAll.priority = 730
    field.addAction(for: .editingChanged) { [weak self] in self?.find() }
    showWords()
  }

  override final func showLanguage() {
    for row in rows { row.showLanguage() }
    showWords()
  }

  private func showWords() {
    field.placeholder = localizer.string(prompt)
    nothing.text = localizer.string(
      LocalizedText("No command has these words.", chinese: "没有包含这些词的命令。"))
    asWideAsAll.constant = 2 + (rows.map { $0.systemLayoutSizeFitting(.zero).width }.max() ?? 0)
    find()
  }

  /// Returns the enabled commands. Those with the same group and title become one, with the keys of all of them.
  private static func entries(
    of commands: [KeyCommand]
  ) -> [(command: KeyCommand, keys: [KeyPress])] {
    var entries: [(command: KeyCommand, keys: [KeyPress])] = []
    for command in commands where command.isEnabled {
      let same = entries.firstIndex {
        $0.command.title == command.title && $0.command.group == command.group
      }
      if let same {
        entries[same].keys += command.key.map { [$0] } ?? []
      } else {
        entries.append((command, command.key.map { [$0] } ?? []))
      }
    }
    return entries
  }

  override final var leavesLastRow: Bool { true }
  /// One row of matches below the field is enough: the user can go on typing.
  override final var lowestWithHints: Int { 5 }

  private func constrain() {
    addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let margins = layoutMarginsGuide
    for constraint in [
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 1),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -1),
    ] {
      constraint.priority = 999
      constraint.isActive = true
    }
    field.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    list.fill(self, below: field)
  }

  /// Places the panel at the top of the window, so that the field does not move when the number of matches changes.
  open override func placement(in window: Window) -> [LayoutConstraint] {
    let top = topAnchor.constraint(equalTo: window.topAnchor, constant: 1)
    top.priority = 730
    return [centerXAnchor.constraint(equalTo: window.centerXAnchor), top, asWideAsAll]
      + limits(in: window)
  }

  // MARK: - Finding

  /// The titles of the matches, from top to bottom.
  public final var found: [String] { list.rows.map(\.command.title) }
  /// The title of the command that Enter performs; `nil` if nothing matches.
  public final var chosenTitle: String? {
    let rows = list.rows
    return rows.indices.contains(chosen) ? rows[chosen].command.title : nil
  }

  private func find() {
    let words = field.text.lowercased().split(whereSeparator: \.isWhitespace)
    for row in rows {
      let text = [row.command, row.command.localized(by: .english)]
        .flatMap { [$0.title, $0.hint, $0.group ?? ""] }.joined(separator: "\n").lowercased()
      row.isHidden = !words.allSatisfy { text.contains($0) }
    }
    nothing.isHidden = !list.rows.isEmpty
    // Prefers the title that equals or begins with the text to one that contains the words elsewhere.
    let titles = list.rows.map { $0.command.title.lowercased() }
    let text = words.joined(separator: " ")
    choose(titles.firstIndex(of: text) ?? titles.firstIndex { $0.hasPrefix(text) } ?? 0)
  }

  private func choose(_ index: Int) {
    let rows = list.rows
    chosen = min(max(0, index), max(0, rows.count - 1))
    for (place, row) in rows.enumerated() { row.isChosen = place == chosen }
    // Each row is one line high.
    list.scrollRectToVisible(Rect(x: 0, y: Double(chosen), width: 0, height: 1))
  }

  private func performChosen() {
    let rows = list.rows
    if rows.indices.contains(chosen) { rows[chosen].performPrimaryAction() }
  }

  // MARK: - Events

  /// The field.
  open override var preferredFocusEnvironments: [View] { [field] }

  /// The arrows, which choose, Enter and Escape.
  open override var keyCommands: [KeyCommand] {
    [
      (KeyPress.Key.up, -1, LocalizedText("Choose the one above", chinese: "选择上面一项")),
      (.down, 1, LocalizedText("Choose the one below", chinese: "选择下面一项")),
    ].map {
      key, step, title in
      KeyCommand(KeyPress(key), title: title, hint: .chooseHint, importance: 80) { [weak self] in
        self.map { $0.choose($0.chosen + step) }
      }
    } + [
      KeyCommand(KeyPress(.enter), title: .perform, hint: .performHint, importance: 85) {
        [weak self] in
        self?.performChosen()
      }
    ] + super.keyCommands
  }
}

extension KeyCommand {
  /// Returns the command that opens a ``CommandPalette`` of a window's available commands; its key is Ctrl-P unless
  /// given. It has priority, so that it works in a text field too, and appears in no hint line.
  @MainActor public static func palette(
    in window: Window, key: KeyPress = .control("p"),
    group: LocalizedText? = nil
  ) -> KeyCommand {
    KeyCommand(
      key, title: LocalizedText("Find a command", chinese: "查找命令"),
      hint: LocalizedText("commands", chinese: "命令"), importance: 0, group: group,
      name: "palette", hasPriority: true
    ) { [weak window] in
      // Not in front of a panel: a panel has few commands.
      guard let window, window.focusSystem.modalView == nil else { return }
      let others = window.availableCommands.filter { $0.name != "palette" }
      CommandPalette(others).present(in: window)
    }
  }
}
