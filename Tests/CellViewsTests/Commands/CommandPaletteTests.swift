import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import Masonry
import TerminalInterface
import Testing

/// The palette and the panel of keys, which are made from the commands that can be used.
@MainActor final class CommandPaletteTests {
  private let window = Window(44, 14)
  private let stop = Stop("stop")
  private var done: [String] = []
  private let pilot: Pilot

  init() throws {
    pilot = Pilot(window)
    window.addSubview(stop)
    stop.commands = [
      try command("[", "Narrower stage", "resize"), try command("]", "Wider stage", "resize"),
      try command("ctrl-s", "Save 早上好"),
      KeyCommand(.character("z"), title: "Not now", isEnabled: false) {},
    ]
    window.keyCommands = [.palette(in: window), .help(in: window), try command("q", "Quit")]
    _ = window.render()
  }

  private func command(_ key: String, _ title: String, _ hint: String? = nil) throws -> KeyCommand {
    KeyCommand(
      try KeyPress(notation: key), title: LocalizedText(verbatim: title),
      hint: hint.map(LocalizedText.init(verbatim:)), group: "Stage"
    ) {
      [unowned self] in
      done.append("\(title) \(stop.isFirstResponder)")
    }
  }

  private var palette: CommandPalette? { window.subviews.last as? CommandPalette }

  @Test func `commands of one title are one row, with all of their keys`() throws {
    stop.commands = [
      try command("up", "Before"), try command("x", "Cut"), try command("left", "Before"),
      try command("k", "Before"),
    ]
    try pilot.press("ctrl-p")
    try pilot.expect(
      screen: """

                ╔═ Commands ════════════════╗
                ║ Find a command            ║
                ║ Before               ↑← k ║
                ║ Cut                     x ║
                ║ All keys                ? ║
                ║ Quit                    q ║
                ╚═══════════════════════════╝
        """)
    #expect(palette?.found == ["Before", "Cut", "All keys", "Quit"])
    try pilot.press("enter")
    #expect(done == ["Before true"])
  }

  @Test func `the last row stays free for hints where there are enough`() throws {
    stop.commands = try (0..<26).map { index in
      let letter = String(try #require(UnicodeScalar(97 + index)))
      return try command(letter, "Command \(letter)")
    }
    // In a palette one row of what is found will do.
    for (key, lowest) in [("ctrl-p", 5), ("?", 12)] {
      for height in [24, 12, 11, 5, 4, 3] {
        let free = height >= lowest
        pilot.resize(to: CellSize(width: 44, height: height))
        try pilot.press(key)
        let last = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let frame = try #require(window.subviews.last).cellFrame
        #expect((frame.maxY < height) == free, "\(key) at \(height): \(last)")
        try pilot.press("esc")
      }
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `hints say how to choose, to do it and to go back`() throws {
    let hints = HintLine()
    window.addSubview(hints)
    hints.mas.makeConstraints { $0.left.right.bottom.equalTo(window) }
    try pilot.press("ctrl-p")
    #expect(hints.shownHints == ["↑↓ choose", "Enter do it", "Esc close"])
  }

  @Test func `Ctrl-P shows what can be done, and Enter does it where the focus was`() throws {
    try pilot.press("ctrl-p")
    try pilot.expect(
      screen: """

                ╔═ Commands ════════════════╗
                ║ Find a command            ║
                ║ Narrower stage          [ ║
                ║ Wider stage             ] ║
                ║ Save 早上好        Ctrl-S ║
                ║ All keys                ? ║
                ║ Quit                    q ║
                ╚═══════════════════════════╝
        """)
    try pilot.press("down", "enter")
    #expect(done == ["Wider stage true"] && palette == nil && stop.isFirstResponder)
    #expect(window.reports.isEmpty)
  }

  @Test func `words find titles in any order`() throws {
    try pilot.press("ctrl-p")
    let palette = try #require(palette)
    // A title that begins so is chosen before those that have it elsewhere.
    try pilot.type("s")
    #expect(palette.found.first == "Narrower stage" && palette.chosenTitle == "Save 早上好")
    for (words, found) in [
      ("sta", ["Narrower stage", "Wider stage", "Save 早上好", "Quit"]),
      ("ge wid", ["Wider stage"]), ("RESIZE", ["Narrower stage", "Wider stage"]),
      ("早", ["Save 早上好"]), ("nothing", []), ("not now", []),
    ] {
      palette.field.text = ""
      try pilot.type(words)
      #expect(palette.found == found, "\(words)")
      #expect(palette.chosenTitle == found.first)
      #expect(pilot.screen.contains("No command has these words.") == found.isEmpty)
    }
    try pilot.press("enter")
    #expect(palette.isPresented && done.isEmpty)
  }

  @Test func `what is chosen stays within what is found`() throws {
    try pilot.press("ctrl-p", "up", "up")
    let palette = try #require(palette)
    #expect(palette.chosenTitle == "Narrower stage")
    for _ in 0..<20 { try pilot.press("down") }
    #expect(palette.chosenTitle == "Quit")
    try pilot.type("st")
    #expect(palette.chosenTitle == "Narrower stage")
    // In a low window it is scrolled to.
    palette.field.text = ""
    try pilot.type(" ")
    pilot.resize(to: CellSize(width: 30, height: 6))
    for _ in 0..<20 { try pilot.press("down") }
    #expect(pilot.screen.contains("Quit"))
    try pilot.press("enter")
    #expect(done == ["Quit true"])
  }

  @Test func `a click does it, Escape goes back`() throws {
    try pilot.press("ctrl-p")
    pilot.click(at: CellPoint(x: 12, y: 5))
    #expect(done == ["Save 早上好 true"] && palette == nil)
    try pilot.press("ctrl-p", "a", "ctrl-p", "esc")
    #expect(done.count == 1 && palette == nil && stop.isFirstResponder)
  }

  @Test func `help shows the keys under their groups, and they can be clicked`() throws {
    try pilot.press("?")
    try pilot.expect(
      screen: """


           ╔═ Keys ══════════════════════════════╗
           ║ Ctrl-P  Find a command              ║
           ║ z       Not now                     ║
           ║ ?       All keys                    ║
           ║                                     ║
           ║ Stage                               ║
           ║ [ ]     Narrower stage, wider stage ║
           ║ Ctrl-S  Save 早上好                 ║
           ║ q       Quit                        ║
           ╚═════════════════════════════════════╝
        """)
    pilot.click(at: CellPoint(x: 7, y: 8))
    #expect(done == ["Wider stage true"] && stop.isFirstResponder)
    try pilot.press("?")
    pilot.click(at: CellPoint(x: 14, y: 10))
    #expect(done.last == "Quit true")
  }

  /// Everything of a panel that is presented in windows of all small sizes.
  @Test func `at every size a panel is within its window, and gives the focus back`() throws {
    let commands = window.availableKeyCommands
    for make in [
      { CommandPalette(commands) }, { KeyHelpPanel(commands) }, { Menu(commands, title: "早上好") },
    ] as [() -> Panel] {
      let window = Window(0, 0)
      let stop = Stop("stop", (0, 0, 1, 1))
      window.addSubview(stop)
      for width in Array(0...40) + [80] {
        for height in Array(0...6) + [30] {
          window.resize(width, height)
          stop.becomeFirstResponder()
          let panel = make()
          panel.present(in: window)
          _ = window.render()
          let cells = panel.cellFrame
          #expect(
            cells.minX >= 0 && cells.minY >= 0 && cells.maxX <= width && cells.maxY <= height,
            "\(panel) in \(width)x\(height): \(cells)")
          #expect(window.reports.isEmpty, "\(window.reports)")
          panel.dismiss()
          _ = window.render()
          #expect(window.subviews.count == 1 && stop.isFirstResponder)
        }
      }
      let panel = make()
      panel.present(in: window)
      window.layoutIfNeeded()
      #expect(window.diagnose().isEmpty, "\(window.diagnose())")
    }
  }
}
