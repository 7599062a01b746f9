import Ashlar
import Testing

/// The sample of the page on terminals.
@MainActor struct TerminalsPageTests {
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
