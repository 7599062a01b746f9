import AutoLayout
import CellDrawing
import CellViews
import TableFixtures
import TerminalInterface
import Testing

/// A terminal that gives a program its events one by one, and notes what the program does.
@MainActor private final class NotingTerminal: Terminal {
  let size = CellSize(width: 44, height: 6)
  private(set) var frames = 0
  private(set) var deadlines = 0
  var onRestlessness: @MainActor () -> Void = {}
  private var events: [Event]

  init(_ events: [Event]) { self.events = events }

  func present(_ buffer: CellBuffer) { frames += 1 }

  func waitForEvents() -> [Event] { events.isEmpty ? [] : [events.removeFirst()] }

  func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event] {
    deadlines += 1
    // What asks for time again and again would never come to an end.
    if deadlines > 20 { onRestlessness() }
    return [.wake]
  }
}

/// What runs while nothing happens.
@MainActor struct RestTests {
  @Test(arguments: EveryControl.all)
  func `a control asks for no time and draws nothing until something happens`(entry: EveryControl)
    throws
  {
    let window = Window(44, 6)
    let view = entry.make()
    // One that turns is not at rest.
    (view as? ActivityIndicator)?.stopAnimating()
    window.addSubview(view)
    view.frame = Rect(x: 2, y: 1, width: 20, height: 3)
    let keys = try ["tab", "a", "left", "space", "backspace"].map {
      Event.key(try KeyPress(notation: $0))
    }
    // A program whose main queue has had work is woken without need.
    let events = keys.flatMap { [$0, .wake, .wake] }
    let terminal = NotingTerminal(events)
    terminal.onRestlessness = { window.close() }
    let application = Application(terminal: terminal, window: window)
    application.run()
    #expect(terminal.deadlines == 0 && terminal.frames <= 1 + keys.count)
    #expect(!window.needsRendering && application.nextFrameTime == nil)
    #expect(application.turn([]) == nil)
  }
}
