import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import Masonry
import TerminalInterface
import Testing

@MainActor final class HintLineTests {
  private let window = Window(40, 4)
  private let line = HintLine()
  private let stop = Stop("stop")
  private let other = Stop("other", (6, 0, 4, 1))
  private var done: [String] = []

  init() {
    for view in [stop, other, line] { window.addSubview(view) }
    line.mas.makeConstraints { $0.left.right.bottom.equalTo(window) }
    stop.commands = [
      command("[", "Narrower", "resize", 60), command("]", "Wider", "resize", 60),
      command("早", "Good morning", "早上好", 70),
    ]
    window.keyCommands = [
      command("?", "All keys", "help", 90), command("q", "Quit", "quit", 100),
      command("x", "Secret", nil, 0),
    ]
  }

  private func command(
    _ key: Character, _ title: String, _ hint: String?, _ importance: Int
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(.character(key)), title: LocalizedText(verbatim: title),
      hint: hint.map(LocalizedText.init(verbatim:)), importance: importance, name: title
    ) { [unowned self] in done.append(title) }
  }

  @Test func `it says what can be done where the focus is`() throws {
    let pilot = Pilot(window)
    #expect(window.screen[3] == " [ ] resize  早 早上好  ? help  q quit")
    try pilot.press("tab")
    #expect(window.screen[3] == " ? help  q quit  Tab next")
    #expect(line.shownHints == ["? help", "q quit", "Tab next"])
    window.keyBindings = try KeyBindings(parsing: "Quit = ctrl-w\nSecret = f1")
    #expect(window.screen[3] == " ? help  Ctrl-W quit  Tab next")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `where there is no room, what matters most stays`() {
    let shown = [
      (40, " [ ] resize  早 早上好  ? help  q quit"), (36, " 早 早上好  ? help  q quit  Tab next"),
      (22, " ? help  q quit"), (15, " ? help  q quit"), (14, " q quit"), (6, "q quit"),
      (5, "q qu…"), (2, "q"), (1, "q"),
    ]
    for (width, text) in shown {
      window.resize(width, 4)
      #expect(window.screen[3] == text, "\(width)")
    }
  }

  @Test func `a click on a key or a word does what the key does, and moves no focus`() {
    let pilot = Pilot(window)
    // " [ ] resize  早 早上好  ? help  q quit"
    let effects = [
      (1, "Narrower"), (2, "Narrower"), (3, "Wider"), (5, "Narrower"), (10, "Narrower"),
      (13, "Good morning"), (16, "Good morning"), (24, "All keys"), (32, "Quit"), (37, "Quit"),
    ]
    for (x, title) in effects {
      done = []
      pilot.click(at: CellPoint(x: x, y: 3))
      #expect(done == [title], "column \(x)")
      #expect(stop.isFirstResponder)
    }
    done = []
    for x in [0, 11, 12, 23, 39] { pilot.click(at: CellPoint(x: x, y: 3)) }
    pilot.click(at: CellPoint(x: 32, y: 3), button: .right)
    // A press that is released on another hint is none.
    pilot.drag(from: CellPoint(x: 32, y: 3), to: CellPoint(x: 24, y: 3))
    pilot.drag(from: CellPoint(x: 32, y: 3), to: CellPoint(x: 32, y: 2))
    #expect(done.isEmpty)
  }

  @Test func `a notice stands at the end, shorter where there is little room`() throws {
    let reports = command("m", "Reports", nil, 0)
    line.notice = HintLine.Notice("2 reports", short: "2", for: reports, importance: 95) {
      $0.warning
    }
    for (width, text) in [
      (40, " ? help  q quit  Tab next  2 reports: m"), (20, " q quit        2: m"),
      (14, " q quit  2: m"), (12, " q quit 2: m"), (10, " q quit"),
    ] {
      window.resize(width, 4)
      #expect(window.screen[3] == text, "\(width)")
    }
    window.resize(40, 4)
    let pilot = Pilot(window)
    pilot.click(at: CellPoint(x: 30, y: 3))
    #expect(done == ["Reports"])
    line.notice?.importance = 10
    #expect(window.screen[3] == " [ ] resize  早 早上好  ? help  q quit")
  }

  @Test func `in front of a panel's window its hints are the panel's, and can be clicked`() throws {
    window.resize(40, 8)
    let panel = Menu([command("o", "Open", nil, 50)])
    panel.present(in: window)
    let pilot = Pilot(window)
    #expect(line.shownHints.contains("Esc close") && !line.shownHints.contains("[ ] resize"))
    let row = Array(window.screen[7])
    let x = try #require(row.indices.first { row[$0...].starts(with: "Esc") })
    pilot.click(at: CellPoint(x: x, y: 7))
    #expect(!panel.isPresented && done.isEmpty && stop.isFirstResponder)
  }

  @Test func `keys are bold in every theme, so they are seen without colours`() {
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      let frame = window.render()
      #expect(frame[1, 3].style.attributes.contains(.bold))
      #expect(!frame[6, 3].style.attributes.contains(.bold))
    }
  }

  @Test func `at every size nothing is drawn outside`() {
    line.removeFromSuperview()
    let window = Window(44, 10)
    window.keyCommands = self.window.keyCommands
    window.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = true
    line.notice = HintLine.Notice("早上好", short: "早", for: command("m", "M", nil, 0), importance: 95)
    {
      $0.warning
    }
    for width in 0...40 {
      for height in 0...6 {
        line.frame = Rect(x: 2, y: 2, width: Double(width), height: Double(height))
        let frame = window.render()
        for y in 0..<10 {
          for x in 0..<44 where !line.cellFrame.contains(CellPoint(x: x, y: y)) {
            #expect(frame[x, y] == .blank, "\(width)x\(height) at \(x),\(y)")
          }
        }
        #expect(height == 0 || width == 0 || frame[2, 2].text != "", "\(width)x\(height)")
      }
    }
    #expect(window.reports.isEmpty)
  }
}
