import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TableFixtures
import TerminalInterface

/// What the toolkit says by itself, gathered from windows in a language. All that a program would say there is `甲`.
@MainActor struct ToolkitWords {
  private let language: Language
  /// The texts of commands and roles.
  private(set) var texts: [LocalizedText] = []
  /// What is seen of them, on screens and in words.
  private(set) var shown: [String] = []
  /// How many commands stand together in each row of help.
  private(set) var rows: [[Int]] = []

  init(in language: Language) throws {
    self.language = language
    addFocusAndScrolling()
    try addEditing()
    try addTable()
    try addPanels()
    addControls()
    addTraits()
  }

  private func window(_ views: View...) -> Window {
    let window = Window(60, 30)
    window.language = language
    for (row, view) in views.enumerated() {
      view.frame = Rect(x: 0, y: Double(2 * row), width: 40, height: 2)
      window.addSubview(view)
    }
    _ = window.render()
    return window
  }

  /// Adds what a window offers now, and what is on its screen.
  private mutating func add(_ window: Window) {
    let commands = window.availableCommands + window.availableKeyCommands
    texts += commands.flatMap { command in
      [command.localizedTitle, command.localizedHint] + [command.localizedGroup].compactMap(\.self)
    }
    shown += commands.flatMap { [$0.title, $0.hint, $0.group ?? ""] }
    shown += [window.render().text, window.accessibilityText]
    rows += KeyHelp(window.availableKeyCommands).sections.map { $0.rows.map(\.commands.count) }
  }

  /// Two groups of two stops each.
  private mutating func addFocusAndScrolling() {
    let (left, right) = (View(), View())
    for pane in [left, right] {
      pane.focusGroupIdentifier = "\(ObjectIdentifier(pane))"
      pane.addSubview(Stop("甲", (0, 0, 4, 1)))
      pane.addSubview(Stop("甲", (0, 1, 4, 1)))
    }
    let window = window(left, right)
    window.keyCommands = ScrollMove.keyCommands { _ in }
    add(window)
  }

  private mutating func addEditing() throws {
    for view in [CellViews.TextField("甲"), CellViews.TextView("甲")] as [View] {
      let window = window(view)
      view.becomeFirstResponder()
      try Pilot(window).press("甲", "ctrl-_")
      add(window)
    }
  }

  private mutating func addTable() throws {
    let blocks = Blocks([1, 1, 1])
    let table = TableView()
    table.dataSource = blocks
    table.allowsSelection = true
    table.allowsMultipleSelection = true
    let window = window(table)
    table.becomeFirstResponder()
    try Pilot(window).press("ctrl-a")
    add(window)
  }

  private mutating func addPanels() throws {
    let unknown = LocalizedText(verbatim: "甲")
    let window = window(Stop("甲"))
    window.keyCommands = [
      .help(in: window), .palette(in: window), KeyCommand(.character(" "), title: unknown) {},
      KeyCommand(.control("甲"), title: unknown) {},
    ]
    let pilot = Pilot(window)
    for key in ["ctrl-p", "?"] {
      try pilot.press(key)
      add(window)
      try pilot.press("esc")
    }
    try pilot.press("ctrl-p", "乙")
    add(window)
    try pilot.press("esc")
    let menu = Menu([
      KeyCommand(title: unknown) {}, KeyCommand(.character(" "), title: unknown) {},
    ])
    let alert = Alert("甲", message: "甲")
    for title in ["甲", "甲"] { alert.addButton(title) }
    for panel in [menu, alert] {
      panel.present(in: window)
      add(window)
      panel.dismiss()
    }
  }

  private mutating func addControls() {
    let running = ActivityIndicator()
    running.startAnimating()
    let halted = ActivityIndicator()
    halted.hidesWhenStopped = false
    let disabled = CellViews.Button("甲")
    disabled.isEnabled = false
    add(
      window(
        disabled, CellViews.TextField("甲"), CellViews.TextView("甲"),
        CellViews.Switch("甲", isOn: true), CellViews.Switch("甲"),
        Slider(value: 0.5), Stepper(value: 3), SegmentedControl(items: ["甲"]), ProgressView(),
        running, halted, ScrollView(), SplitView(Label("甲"), Label("甲")), Label("甲")))
  }

  private mutating func addTraits() {
    for bit in 0..<32 as Range<UInt32> {
      let view = View()
      view.accessibilityTraits = AccessibilityTraits(rawValue: 1 << bit)
      view.accessibilityLabel = "甲"
      add(window(view))
      texts.append(view.accessibilityTraits.role)
    }
  }
}
