import Ashlar
import AshlarTesting
import Testing

/// The samples of the pages *Alerts* and *Menus*.
@MainActor struct PanelPagesTests {
  private let window = Window(rows: 10)

  /// A window with a text that panels are in front of.
  private func showText() {
    let lines = ["wall.txt", "arch.txt", "vault.txt"]
    let label = Label(lines.joined(separator: "\n"))
    label.numberOfLines = 0
    label.setTextStyle(\.secondaryLabel)
    window.addSubview(label)
    let window = window
    label.mas.makeConstraints { make in
      make.left.equalTo(window).offset(2)
      make.top.equalTo(window).offset(1)
    }
  }

  @Test func alerts() throws {
    var deleted = false
    showText()
    let alert = Alert("Delete the file?", message: "This cannot be undone.")
    alert.addButton("Delete", role: .destructive) { deleted = true }
    alert.addButton("Keep", role: .cancel)
    alert.present(in: window)
    let pilot = Pilot(window)
    try pilot.expectPicture("alert")
    #expect(
      pilot.accessibilityText == """
        alert "Delete the file?"
        text "This cannot be undone."
        button "Delete"
        button "Keep" [focused]
        """)
    try pilot.press("left", "x", "enter")
    #expect(deleted && !alert.isPresented)
  }

  @Test func menus() throws {
    var chosen = ""
    let file = Button("File", shape: .plain)
    let menu = Menu([
      KeyCommand(.character("o"), title: "Open") { chosen = "open" },
      KeyCommand(.control("s"), title: "Save") { chosen = "save" },
      KeyCommand(.character("d"), title: "Delete", group: "Danger", isEnabled: false) {
        chosen = "delete"
      },
    ])
    file.addAction(for: .primaryActionTriggered) { [unowned file] in menu.present(from: file) }
    let pilot = window.show(file)
    try pilot.press("enter")
    try pilot.expectPicture("menu")
    #expect(pilot.accessibilityText.contains(#""Open""#))
    try pilot.press("d", "o")
    #expect(chosen == "open" && !menu.isPresented && file.isFirstResponder)
    try pilot.press("enter", "down", "enter")
    #expect(chosen == "save")
  }
}
