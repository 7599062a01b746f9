import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Commands of the whole program work while a panel is open; those of what is behind it rest.
@MainActor struct ModalCommandTests {
  /// What is in front of a page.
  enum Front: CaseIterable { case alert, menu, help, panel, fullScreen, formSheet }

  /// A page with a command of its own.
  private final class Page: ViewController {
    private(set) var deleted = 0

    override var keyCommands: [KeyCommand] {
      [KeyCommand(.character("d"), title: "Delete") { [weak self] in self?.deleted += 1 }]
    }
  }

  private let window = Window(60, 16)
  private let page = Page()
  private let pilot: Pilot

  init() {
    window.rootViewController = page
    pilot = Pilot(window)
  }

  private func show(_ front: Front, with content: View) {
    switch front {
    case .alert:
      let alert = Alert("Delete?", message: "It cannot be undone.")
      alert.addButton("Delete", role: .destructive)
      alert.addButton("Keep", role: .cancel)
      alert.present(in: window)
    case .menu: Menu([KeyCommand(title: "Open") {}]).present(in: window)
    case .help: KeyHelpPanel(window.availableKeyCommands).present(in: window)
    case .panel:
      let panel = Panel(title: "Note")
      panel.addSubview(content)
      content.mas.makeConstraints { $0.edges.equalTo(panel.layoutMarginsGuide) }
      panel.present(in: window)
    case .fullScreen, .formSheet:
      let sheet = ViewController()
      sheet.modalPresentationStyle = front == .formSheet ? .formSheet : .fullScreen
      sheet.view.addSubview(content)
      content.mas.makeConstraints { $0.edges.equalTo(sheet.view) }
      page.present(sheet, animated: false)
    }
    pilot.draw()
  }

  @Test(arguments: Front.allCases)
  func `quitting is possible, and nothing behind is touched`(front: Front) throws {
    let application = try #require(window.application)
    var saved = 0
    application.keyCommands = [KeyCommand(.control("s"), title: "Save") { saved += 1 }]
    window.keyCommands = [
      KeyCommand(.character("q"), title: "Quit") { [unowned window] in window.close() }
    ]
    show(front, with: CellViews.Button("OK"))
    #expect(window.focusSystem.modalView != nil)
    try pilot.press("d", "ctrl-s")
    #expect(page.deleted == 0 && saved == 1)
    let titles = window.availableKeyCommands.map(\.title)
    #expect(titles.contains("Quit") && titles.contains("Save") && !titles.contains("Delete"))
    try pilot.press("q")
    #expect(window.isClosed)
  }

  @Test(arguments: [Front.panel, .fullScreen, .formSheet])
  func `a field in front takes the letter, and Ctrl-C quits all the same`(front: Front) throws {
    window.keyCommands = [
      KeyCommand(.character("q"), title: "Quit") { [unowned window] in window.close() }
    ]
    let field = CellViews.TextField()
    show(front, with: field)
    field.becomeFirstResponder()
    try pilot.press("q")
    #expect(field.text == "q" && !window.isClosed)
    try pilot.press("ctrl-c")
    #expect(window.isClosed)
  }
}
