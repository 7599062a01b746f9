import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TerminalInterface
import Testing

/// Panels in the language of their window, also when it changes meanwhile.
@MainActor final class PanelLanguageTests {
  private let window = Window(40, 14)
  private let pilot: Pilot
  private var done: [String] = []

  init() throws {
    pilot = Pilot(window)
    window.addSubview(Stop("stop"))
    window.catalogs = [
      StringCatalog(
        .simplifiedChinese,
        [
          "Narrower": "变窄", "Wider": "变宽", "resize": "大小", "The stage": "舞台", "Quit": "退出",
        ])
    ]
    window.keyCommands = [
      command(.character("["), "Narrower", "resize", "The stage"),
      command(.character("]"), "Wider", "resize", "The stage"),
      command(.character(" "), "Quit"), .help(in: window), .palette(in: window),
    ]
    window.language = .simplifiedChinese
    pilot.draw()
  }

  private func command(
    _ key: KeyPress, _ title: LocalizedText, _ hint: LocalizedText? = nil,
    _ group: LocalizedText? = nil
  ) -> KeyCommand {
    KeyCommand(key, title: title, hint: hint, group: group) { [unowned self] in
      done.append(title.english)
    }
  }

  private func expect(
    _ language: Language, _ screen: String, file: String = #fileID, line: Int = #line
  ) throws {
    window.language = language
    pilot.draw()
    try pilot.expect(screen: screen, file: file, line: line)
  }

  private let palette = (
    english: """

          ╔═ Commands ════════════════╗
          ║ Find a command            ║
          ║ Narrower                [ ║
          ║ Wider                   ] ║
          ║ Quit                space ║
          ║ All keys                ? ║
          ╚═══════════════════════════╝
    """,
    chinese: """

            ╔═ 命令 ═══════════════╗
            ║ 查找命令             ║
            ║ 变窄               [ ║
            ║ 变宽               ] ║
            ║ 退出            空格 ║
            ║ 所有按键           ? ║
            ╚══════════════════════╝
    """
  )

  @Test func `a palette is in the language, and follows it`() throws {
    try pilot.press("ctrl-p")
    try expect(.simplifiedChinese, palette.chinese)
    try expect(.english, palette.english)
    try expect(.simplifiedChinese, palette.chinese)
    #expect(window.reports.isEmpty)
  }

  @Test func `the palette finds a command by words of the language and by English ones`() throws {
    try pilot.press("ctrl-p")
    let palette = try #require(window.subviews.last as? CommandPalette)
    for (words, found) in [
      ("变", ["变窄", "变宽"]), ("WIDER", ["变宽"]), ("大小 窄", ["变窄"]), ("stage resize", ["变窄", "变宽"]),
      ("快", []),
    ] {
      palette.field.text = ""
      try pilot.type(words)
      #expect(palette.found == found, "\(words)")
      #expect(pilot.screen.contains("没有包含这些词的命令。") == found.isEmpty)
    }
    palette.field.text = ""
    try pilot.type("宽")
    window.language = .english
    #expect(palette.found == [], "what is typed stays")
    palette.field.text = ""
    try pilot.type("wid")
    #expect(palette.found == ["Wider"])
    window.language = .simplifiedChinese
    #expect(palette.found == ["变宽"])
    try pilot.press("enter")
    #expect(done == ["Wider"])
  }

  @Test func `help is in the language, and follows it`() throws {
    try pilot.press("?")
    try expect(
      .simplifiedChinese,
      """



               ╔═ 按键 ═════════════╗
               ║ Ctrl-P  查找命令   ║
               ║ 空格    退出       ║
               ║ ?       所有按键   ║
               ║                    ║
               ║ 舞台               ║
               ║ [ ]     变窄，变宽 ║
               ╚════════════════════╝
      """)
    try expect(
      .english,
      """



             ╔═ Keys ══════════════════╗
             ║ Ctrl-P  Find a command  ║
             ║ space   Quit            ║
             ║ ?       All keys        ║
             ║                         ║
             ║ The stage               ║
             ║ [ ]     Narrower, wider ║
             ╚═════════════════════════╝
      """)
    window.language = .simplifiedChinese
    pilot.draw()
  }

  @Test func `a menu and an alert are in the language, and follow it`() throws {
    let menu = Menu(Array(window.keyCommands.prefix(3)), title: "Menu")
    menu.present(in: window, at: .zero)
    try expect(
      .simplifiedChinese,
      """
      ╔═ Menu ═════╗
      ║ 变窄     [ ║
      ║ 变宽     ] ║
      ║────────────║
      ║ 退出  空格 ║
      ╚════════════╝
      """)
    try expect(
      .english,
      """
      ╔═ Menu ══════╗
      ║ Narrower  [ ║
      ║ Wider     ] ║
      ║─────────────║
      ║ Quit  space ║
      ╚═════════════╝
      """)
    #expect(window.accessibilityText.contains(#"button "Wider": "]""#))
    try pilot.press("esc")
  }

  @Test func `a panel that is presented again is in the language of then`() throws {
    let panel = CommandPalette(window.availableCommands)
    for language in [Language.english, .simplifiedChinese, .simplifiedChinese, .english] {
      window.language = language
      panel.present(in: window)
      pilot.draw()
      #expect(panel.title == (language == .english ? "Commands" : "命令"))
      #expect(panel.field.placeholder == (language == .english ? "Find a command" : "查找命令"))
      let narrower = language == .english ? "Narrower" : "变窄"
      #expect(panel.found.contains(narrower))
      panel.dismiss()
    }
  }

  @Test func `the titles of panels are texts of the program, too`() throws {
    window.catalogs += [StringCatalog(.simplifiedChinese, ["Now": "现在"])]
    let commands = window.availableKeyCommands
    for panel in [CommandPalette(commands, title: "Now"), KeyHelpPanel(commands, title: "Now")] {
      panel.present(in: window)
      pilot.draw()
      #expect(panel.title == "现在" && pilot.screen.contains("═ 现在 ═"))
      #expect(window.accessibilityText.hasPrefix("视图 \"现在\""))
      panel.dismiss()
    }
    let panel = Panel(title: "Now")
    panel.present(in: window)
    #expect(panel.title == "Now", "a string is shown as it is")
    panel.title = "早上好"
    #expect(panel.title == "早上好")
  }

  @Test func `hints follow the language`() throws {
    let hints = HintLine()
    window.addSubview(hints)
    hints.mas.makeConstraints { $0.left.right.bottom.equalTo(window) }
    pilot.draw()
    #expect(hints.shownHints == ["[ ] 大小", "空格 退出", "? 帮助"])
    #expect(hints.accessibilityLabel == "[ ] 大小，空格 退出，? 帮助")
    window.language = .english
    #expect(hints.shownHints == ["[ ] resize", "space Quit", "? help"])
    #expect(hints.accessibilityLabel == "[ ] resize, space Quit, ? help")
  }
}
