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

  @Test func `time passes in pauses only, and a wait ends at its deadline`() {
    let start = terminal.now
    let key = Event.key(KeyPress(.tab))
    terminal.send([key])
    terminal.sendPause(.milliseconds(40))
    terminal.send([.resume])
    #expect(terminal.waitForEvents(until: start + .milliseconds(16)) == [key])
    #expect(terminal.now == start)
    for step in 1...2 {
      let deadline = start + .milliseconds(16 * step)
      #expect(terminal.waitForEvents(until: deadline) == [.wake])
      #expect(terminal.now == deadline)
    }
    #expect(terminal.waitForEvents(until: start + .milliseconds(48)) == [.wake])
    #expect(terminal.now == start + .milliseconds(40))
    #expect(terminal.waitForEvents() == [.resume])
    #expect(terminal.waitForEvents(until: start + .seconds(1)).isEmpty)
    terminal.sendPause(.seconds(1))
    #expect(terminal.waitForEvents() == [.wake] && terminal.now > start + .seconds(1))
  }

  @Test func `a resize takes effect when it is handed out`() {
    terminal.send([.resize(.zero)])
    #expect(terminal.size == CellSize(width: 4, height: 2))
    _ = terminal.waitForEvents()
    #expect(terminal.size == .zero)
  }

  @Test func `its background is what was said of it last`() {
    #expect(terminal.userInterfaceStyle == .unspecified)
    let light = MemoryTerminal(size: terminal.size, userInterfaceStyle: .light)
    #expect(light.userInterfaceStyle == .light)
    light.send([.userInterfaceStyle(.dark)])
    #expect(light.userInterfaceStyle == .light)
    #expect(light.waitForEvents() == [.userInterfaceStyle(.dark)])
    #expect(light.userInterfaceStyle == .dark)
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

  @Test func `events of a turn are handed out together, and apart from others`() {
    let keys = (0..<6).map { Event.key(KeyPress(.function($0))) }
    terminal.send([keys[0]])
    terminal.send([keys[1]])
    terminal.sendTurn([keys[2], keys[3]])
    terminal.sendTurn([])
    terminal.send([keys[4]])
    terminal.send([keys[5]])
    var turns: [[Event]] = []
    while true {
      let events = terminal.waitForEvents()
      if events.isEmpty { break }
      turns.append(events)
    }
    #expect(turns == [[keys[0], keys[1]], [keys[2], keys[3]], [keys[4], keys[5]]])
    terminal.send([keys[0]])
    #expect(terminal.waitForEvents() == [keys[0]])
  }

  @Test func `a recording has every frame, with its glyphs and styles`() {
    let terminal = MemoryTerminal(size: CellSize(width: 4, height: 1), recordsFrames: true)
    let red = Style(foreground: .red, attributes: .bold)
    for text in ["日", "ab"] {
      let surface = Surface(size: CellSize(width: 3, height: 1))
      surface.canvas.draw(text: text, at: .zero, style: red)
      terminal.present(surface.buffer)
    }
    #expect(terminal.frames.map(\.text) == ["日", "ab"])
    for frame in terminal.frames {
      #expect(frame.size == terminal.size)
      #expect(frame.row(0).map(\.style) == [red, red, .plain, .plain])
    }
    #expect(self.terminal.frames.isEmpty)
  }
}
