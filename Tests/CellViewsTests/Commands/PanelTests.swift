import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import Masonry
import TerminalInterface
import Testing

/// Menus and alerts.
@MainActor final class PanelTests {
  private let window = Window(40, 12)
  private let stop = Stop("stop")
  private var done: [String] = []
  private let pilot: Pilot

  init() {
    pilot = Pilot(window)
    window.addSubview(stop)
    _ = window.render()
  }

  private func command(
    _ key: String, _ title: String, group: String? = nil, isEnabled: Bool = true
  ) throws -> KeyCommand {
    KeyCommand(
      try KeyPress(notation: key), title: LocalizedText(verbatim: title),
      group: group.map(LocalizedText.init(verbatim:)), isEnabled: isEnabled
    ) { [unowned self] in done.append("\(title) \(stop.isFirstResponder)") }
  }

  private func expect(screen: String) throws {
    pilot.send([Event]())
    try pilot.expect(screen: screen)
  }

  private func menu() throws -> Menu {
    Menu([
      try command("o", "Open"), try command("ctrl-s", "Save", isEnabled: false),
      try command("早", "早上好"), try command("q", "Quit", group: "Program"),
    ])
  }

  // MARK: - Menus

  @Test func `a menu shows commands and keys, at its place`() throws {
    try menu().present(in: window, at: CellPoint(x: 3, y: 1))
    try expect(
      screen: """

           ╔══════════════╗
           ║ Open       o ║
           ║ Save  Ctrl-S ║
           ║ 早上好    早 ║
           ║──────────────║
           ║ Quit       q ║
           ╚══════════════╝
        """)
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `at the edge of the window a menu is as near as there is room`() throws {
    let menu = try menu()
    menu.present(in: window, at: CellPoint(x: 38, y: 11))
    _ = window.render()
    #expect(menu.cellFrame == CellRect(x: 24, y: 5, width: 16, height: 7))
    menu.dismiss()
    stop.frame = Rect(x: 5, y: 2, width: 4, height: 1)
    menu.present(from: stop)
    _ = window.render()
    // It was at a place before; it is at another now.
    #expect(menu.cellFrame == CellRect(x: 5, y: 3, width: 16, height: 7))
  }

  @Test func `arrows choose what can be used, Enter and a key do it`() throws {
    for (keys, title) in [
      (["enter"], "Open"), (["down", "enter"], "早上好"), (["down", "down", "space"], "Quit"),
      (["up", "enter"], "Quit"), (["down", "q"], "Quit"), (["早"], "早上好"),
    ] {
      done = []
      let menu = try menu()
      menu.present(in: window)
      for key in keys { try pilot.press(key) }
      #expect(done == ["\(title) true"] && !menu.isPresented, "\(keys)")
    }
    done = []
    let menu = try menu()
    menu.present(in: window)
    try pilot.press("ctrl-s", "x")
    #expect(done.isEmpty && menu.isPresented)
    try pilot.press("esc")
    #expect(done.isEmpty && !menu.isPresented && stop.isFirstResponder)
  }

  @Test func `a click chooses, a press outside goes back`() throws {
    let menu = try menu()
    menu.present(in: window, at: .zero)
    _ = window.render()
    pilot.click(at: CellPoint(x: 4, y: 2))
    #expect(menu.isPresented, "it is not enabled")
    pilot.click(at: CellPoint(x: 4, y: 5))
    #expect(done == ["Quit true"])
    menu.present(in: window, at: .zero)
    _ = window.render()
    pilot.click(at: CellPoint(x: 30, y: 10))
    #expect(!menu.isPresented && done.count == 1)
  }

  @Test func `what is chosen and what is not enabled is seen in every theme`() throws {
    try menu().present(in: window, at: .zero)
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      let frame = window.render()
      #expect((1...14).allSatisfy { frame[$0, 1].style.attributes.contains(.reverse) })
      #expect(frame[2, 2].style == theme.secondaryLabel && frame[2, 3].style == theme.label)
      #expect(frame.cursor == CellPoint(x: 1, y: 1))
    }
  }

  @Test func `a menu of many commands scrolls with the focus`() throws {
    window.resize(20, 6)
    let menu = Menu(try (0..<20).map { try command("f\($0 % 12 + 1)", "Number \($0)") })
    menu.present(in: window)
    for _ in 0..<13 { try pilot.press("down") }
    #expect(pilot.screen.contains("Number 13") && !pilot.screen.contains("Number 1 "))
    try pilot.press("enter")
    #expect(done == ["Number 13 true"])
  }

  // MARK: - Alerts

  private func alert(_ message: String = "This cannot be undone.") -> Alert {
    let alert = Alert("Delete the file?", message: message)
    alert.addButton("Delete", role: .primary) { [unowned self] in done.append("delete") }
    alert.addButton("Keep", role: .cancel) { [unowned self] in done.append("keep") }
    return alert
  }

  @Test func `an alert has its message and buttons side by side, or below each other`() throws {
    alert().present(in: window)
    try expect(
      screen: """




               ╔═ Delete the file? ═════╗
               ║ This cannot be undone. ║
               ║                        ║
               ║  [ Delete ]  [ Keep ]  ║
               ╚════════════════════════╝
        """)
    pilot.resize(to: CellSize(width: 18, height: 10))
    try expect(
      screen: """
        ╔════════════════╗
        ║ Delete the     ║
        ║ file?          ║
        ║                ║
        ║ This cannot be ║
        ║ undone.        ║
        ║                ║
        ║   [ Delete ]   ║
        ║   [  Keep  ]   ║
        ╚════════════════╝
        """)
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `Enter presses the primary button and Escape the one that cancels`() throws {
    for (keys, answer) in [
      (["enter"], "delete"), (["esc"], "keep"), (["right", "enter"], "keep"),
      (["tab", "space"], "keep"), (["right", "left", "enter"], "delete"),
    ] {
      done = []
      let alert = alert()
      alert.present(in: window)
      // Tab needs to know the places.
      _ = window.render()
      for key in keys { try pilot.press(key) }
      #expect(done == [answer] && !alert.isPresented && stop.isFirstResponder, "\(keys)")
    }
    let alert = alert()
    alert.present(in: window)
    _ = window.render()
    try pilot.click(alert.buttons[1])
    #expect(done == ["delete", "keep"])
  }

  @Test func `a press beside an alert answers nothing`() throws {
    let alert = alert()
    alert.buttons[1].isEnabled = false
    alert.present(in: window)
    _ = window.render()
    pilot.click(at: CellPoint(x: 0, y: 0))
    try pilot.click(alert.buttons[1])
    #expect(alert.isPresented && done.isEmpty && alert.buttons[0].isFirstResponder)
    // Arrows pass over the disabled one.
    try pilot.press("right", "enter")
    #expect(done == ["delete"])
  }

  @Test func `an alert without buttons closes with Escape`() throws {
    let alert = Alert("Done")
    var dismissed = 0
    alert.onDismiss = { dismissed += 1 }
    alert.present(in: window)
    alert.present(in: window)
    try pilot.press("esc", "esc")
    #expect(!alert.isPresented && dismissed == 1)
  }

  @Test func `at every size an alert is within its window, and its buttons stay longest`() {
    for message in ["", "早上好，世界。", String(repeating: "many words ", count: 30)] {
      for width in Array(0...40) + [100] {
        for height in Array(0...6) + [30] {
          window.resize(width, height)
          let alert = alert(message)
          alert.present(in: window)
          let text = window.render().text
          let cells = alert.cellFrame
          #expect(
            cells.minX >= 0 && cells.minY >= 0 && cells.maxX <= width && cells.maxY <= height,
            "\(width)x\(height): \(cells)")
          if height >= 4, width >= 14 { #expect(text.contains("[ Delete ]"), "\(width)x\(height)") }
          alert.dismiss()
        }
      }
    }
    #expect(window.reports.isEmpty, "\(window.reports)")
  }

  @Test(arguments: [nil, CellPoint.zero, CellPoint(x: 60, y: 9)])
  func `at every size a menu is within its window, and one of its rows has the focus`(
    corner: CellPoint?
  ) throws {
    for width in Array(0...40) + [100] {
      for height in Array(0...6) + [30] {
        window.resize(width, height)
        let menu = try menu()
        if let corner { menu.present(in: window, at: corner) } else { menu.present(in: window) }
        let (text, cells) = (window.render().text, menu.cellFrame)
        #expect(
          cells.minX >= 0 && cells.minY >= 0 && cells.maxX <= width && cells.maxY <= height,
          "\(width)x\(height): \(cells)")
        if height >= 7, width >= 16 { #expect(text.contains("Save  Ctrl-S"), "\(width)x\(height)") }
        // The title stays longer than the key.
        if height >= 3, width >= 8 {
          #expect(text.contains("║ Open"), "\(width)x\(height)\n\(text)")
        }
        if height >= 3, width >= 3 {
          #expect(window.firstResponder?.isDescendant(of: menu) == true, "\(width)x\(height)")
        }
        menu.dismiss()
      }
    }
    #expect(window.reports.isEmpty, "\(window.reports)")
  }

  @Test func `from right to left the first button is at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    let alert = alert()
    alert.present(in: window)
    _ = window.render()
    #expect(alert.buttons[0].cellFrame.minX > alert.buttons[1].cellFrame.minX)
    alert.dismiss()
    try menu().present(in: window, at: .zero)
    #expect(window.screen[1].hasPrefix("║ o       Open ║"))
  }

  @Test func `from right to left the arrows go to where they point`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    let alert = alert()
    alert.present(in: window)
    _ = window.render()
    try pilot.press("left")
    #expect(alert.buttons[1].isFirstResponder)
    try pilot.press("right")
    #expect(alert.buttons[0].isFirstResponder)
    try pilot.press("down")
    #expect(alert.buttons[1].isFirstResponder)
  }

  @Test func `a menu shows the keys that the user has given, and none for what has none`() throws {
    window.keyBindings = try KeyBindings(parsing: "save = f2\nopen =")
    var saved = 0
    let menu = Menu([
      KeyCommand(.character("s"), title: "Save", name: "save") { saved += 1 },
      KeyCommand(.character("o"), title: "Open", name: "open") {},
    ])
    menu.present(in: window, at: .zero)
    try expect(
      screen: """
        ╔══════════╗
        ║ Save  F2 ║
        ║ Open     ║
        ╚══════════╝
        """)
    #expect(window.accessibilityText.contains("F2"))
    try pilot.press("s", "o")
    #expect(saved == 0 && menu.isPresented)
    try pilot.press("f2")
    #expect(saved == 1)
  }

  @Test func `in a low window message and buttons scroll, and the focus is seen`() throws {
    for height in 4...8 {
      window.resize(20, height)
      let alert = Alert("Delete?", message: String(repeating: "It cannot be undone. ", count: 4))
      for title in ["One", "Two", "Three"] { alert.addButton(title) }
      alert.addButton("Delete", role: .primary)
      alert.present(in: window)
      pilot.draw()
      #expect(pilot.screen.contains("It cannot be"), "\(pilot.screen)")
      #expect(pilot.screen.contains("Delete ]"), "\(pilot.screen)")
      #expect(pilot.frame.cursor != nil)
      try pilot.press("up")
      #expect(pilot.screen.contains("Three") && pilot.frame.cursor != nil)
      pilot.resize(to: CellSize(width: 20, height: 4))
      #expect(pilot.screen.contains("Three") && pilot.frame.cursor != nil)
      // The message is read with the keys of a scroll view.
      try pilot.press("shift-tab", "shift-tab", "shift-tab")
      for _ in 0..<20 where !pilot.screen.contains("undone.") { try pilot.press("down") }
      #expect(pilot.screen.contains("undone."))
      alert.dismiss()
    }
  }
}
