import Ashlar
import Testing

/// The samples of the page on terminals.
@MainActor struct TerminalsPageTests {
  final class Notes: ApplicationDelegate {
    private let window: Window
    private var question: Alert?
    private(set) var isSaved = false

    init(_ window: Window) { self.window = window }

    func save() { isSaved = true }

    func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
      if application.isHungUp { save() }
      if isSaved { return .terminateNow }
      if question?.isPresented == true { return .terminateLater }
      let alert = Alert("Save the notes?")
      alert.addButton("Save", role: .primary) { [self] in
        save()
        application.reply(toApplicationShouldTerminate: true)
      }
      alert.addButton("Back", role: .cancel) {
        application.reply(toApplicationShouldTerminate: false)
      }
      alert.present(in: window)
      question = alert
      return .terminateLater
    }
  }

  @Test func `a program that asks before it ends`() throws {
    let window = Window(size: CellSize(width: 40, height: 10))
    let terminal = MemoryTerminal(size: window.size)
    let application = Application(terminal: terminal, window: window)
    let notes = Notes(window)
    application.delegate = notes
    func press(_ script: String) throws {
      for event in try KeyNotation.events(script) { _ = application.turn([event]) }
    }
    try press("<ctrl-c><ctrl-c><esc>")
    #expect(!window.isClosed && window.subviews.isEmpty)
    try press("<ctrl-c><enter>")
    #expect(window.isClosed && notes.isSaved)
  }

  @Test func `a program that saves when its terminal is gone`() {
    let window = Window(size: CellSize(width: 40, height: 10))
    let application = Application(terminal: MemoryTerminal(size: window.size), window: window)
    let notes = Notes(window)
    application.delegate = notes
    application.run()
    #expect(notes.isSaved)
  }

  @Test func `a film of a label that keeps to the right`() {
    let terminal = MemoryTerminal(size: CellSize(width: 12, height: 1), recordsFrames: true)
    for width in [9, 6] { terminal.sendTurn([.resize(CellSize(width: width, height: 1))]) }
    let window = Window(size: terminal.size)
    let label = Label("mortar")
    window.addSubview(label)
    label.mas.makeConstraints { $0.right.equalTo(window) }
    Application(terminal: terminal, window: window).run()
    let film = terminal.frames.map(\.text)  // ["      mortar", "   mortar", "mortar"]
    #expect(film == ["      mortar", "   mortar", "mortar"])
  }

  @Test func `a picture that a running program takes`() {
    let terminal = MemoryTerminal(size: CellSize(width: 9, height: 1))
    let window = Window(size: terminal.size)
    var pictures: [String] = []
    let picture = KeyCommand(.control("p"), title: "Take a picture") { [weak window] in
      if let window { pictures.append(window.render().svg()) }
    }
    window.keyCommands = [picture]
    terminal.send([.key(.control("p"))])
    Application(terminal: terminal, window: window).run()
    #expect(pictures == [terminal.buffer.svg()])
  }
}
