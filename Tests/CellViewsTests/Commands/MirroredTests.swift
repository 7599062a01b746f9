import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TerminalInterface
import Testing

/// Hints, titles and menus where text runs from right to left.
@MainActor final class MirroredTests {
  private let window = Window(24, 7)
  private let pilot: Pilot
  private var done: [String] = []

  init() {
    window.semanticContentAttribute = .forceRightToLeft
    pilot = Pilot(window)
  }

  private func command(_ key: KeyPress.Key, _ hint: String) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: LocalizedText(verbatim: hint), hint: LocalizedText(verbatim: hint)
    ) { [unowned self] in
      done.append(KeyPress(key).keycap)
    }
  }

  @Test func `the first hint is at the right, with its word at the left of the keys`() throws {
    let line = HintLine()
    window.addSubview(line)
    line.frame = Rect(x: 0, y: 6, width: 24, height: 1)
    window.keyCommands = [
      command(.up, "choose"), command(.down, "choose"), command(.character("q"), "quit"),
    ]
    #expect(window.screen[6] == "      quit q  choose ↑↓")
    for (x, key) in [(22, "↓"), (21, "↑"), (20, "↑"), (14, "↑"), (11, "q"), (6, "q")] {
      done = []
      pilot.click(at: CellPoint(x: x, y: 6))
      #expect(done == [key], "\(x)")
    }
    done = []
    for x in [3, 5, 12, 13, 23] { pilot.click(at: CellPoint(x: x, y: 6)) }
    #expect(done.isEmpty)
    line.notice = HintLine.Notice(
      "2 reports", short: "2", for: command(.character("m"), "reports"), importance: 90
    ) { $0.warning }
    #expect(window.screen[6] == " 2 reports: m choose ↑↓")
    pilot.click(at: CellPoint(x: 2, y: 6))
    #expect(done == ["m"])
    line.notice = nil
    for width in 2...24 {
      line.frame = Rect(x: 0, y: 6, width: Double(width), height: 1)
      let row = window.screen[6]
      #expect(row.contains("↑"), "\(width): \(row)")
    }
  }

  @Test func `a title begins at the right of its frame`() throws {
    let alert = Alert("Sure?", message: "This cannot be undone.")
    alert.present(in: window)
    pilot.draw()
    #expect(pilot.screen.contains("═ Sure? ═╗"), "\(pilot.screen)")
    #expect(window.reports.isEmpty)
  }

  @Test func `a menu hangs from the right side of its view`() {
    let stop = Stop("stop", (14, 0, 6, 1))
    window.addSubview(stop)
    let menu = Menu([command(.character("o"), "Open")])
    menu.present(from: stop)
    _ = window.render()
    #expect(menu.cellFrame.maxX == stop.cellFrame.maxX && menu.cellFrame.minY == 1)
    menu.dismiss()
    window.semanticContentAttribute = .forceLeftToRight
    stop.frame = Rect(x: 2, y: 0, width: 6, height: 1)
    menu.present(from: stop)
    _ = window.render()
    #expect(menu.cellFrame.minX == stop.cellFrame.minX)
    menu.dismiss()
    menu.present(in: window, at: CellPoint(x: 3, y: 2))
    _ = window.render()
    #expect(menu.cellFrame.origin == CellPoint(x: 3, y: 2))
  }

  @Test func `a long placeholder shows its beginning, where the text that replaces it is`() throws {
    let field = CellViews.TextField(placeholder: "Name or mail address")
    window.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    #expect(window.screen[0] == "Name or m…")
    field.placeholder = "Name"
    let placeholder = window.screen[0]
    field.text = "Name"
    #expect(window.screen[0] == placeholder && placeholder == "     Name")
    field.text = ""
    field.placeholder = "Name or mail address"
    window.semanticContentAttribute = .forceLeftToRight
    #expect(window.screen[0] == "Name or m…")
  }
}
