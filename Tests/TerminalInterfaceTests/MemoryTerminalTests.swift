import CellDrawing
import TerminalInterface
import Testing

@MainActor @Suite struct MemoryTerminalTests {
  let terminal = MemoryTerminal(size: CellSize(width: 4, height: 2))

  @Test func `events are handed out once and in order`() {
    let events: [Event] = [.key(KeyPress(.down)), .paste("text"), .resume]
    terminal.send(events)
    #expect(terminal.waitForEvents() == events)
    #expect(terminal.waitForEvents().isEmpty)
  }

  @Test func `a run of resizes is handed out as its last`() {
    let small = CellSize(width: 1, height: 1)
    let large = CellSize(width: 9, height: 9)
    let key = Event.key(KeyPress(.tab))
    terminal.send([.resize(small), .resize(large), key])
    terminal.send([.resize(large), .resize(small)])
    #expect(terminal.waitForEvents() == [.resize(large), key, .resize(small)])
    #expect(terminal.size == small)
  }

  @Test func `a resize takes effect when it is handed out`() {
    terminal.send([.resize(.zero)])
    #expect(terminal.size == CellSize(width: 4, height: 2))
    _ = terminal.waitForEvents()
    #expect(terminal.size == .zero)
  }

  @Test func `what is presented is cut off at the screen's edges`() {
    #expect(terminal.text == "\n")
    let surface = Surface(size: CellSize(width: 5, height: 1))
    surface.canvas.draw(text: "abc日", at: .zero)
    terminal.present(surface.buffer)
    #expect(terminal.text == "abc\n")
    #expect(terminal.buffer.size == terminal.size)
    #expect(terminal.frameCount == 1)
  }
}
