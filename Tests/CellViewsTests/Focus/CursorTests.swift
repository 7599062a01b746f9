import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// The terminal's cursor stands at the focus.
@MainActor struct CursorTests {
  private let window = Window(20, 6)
  private let box = View(frame: Rect(x: 2, y: 1, width: 10, height: 4))
  private let stop = Stop("stop", (1, 1, 6, 2))

  init() {
    window.addSubview(box)
    box.addSubview(stop)
    _ = window.render()
  }

  private final class Field: Stop {
    var place: CellPoint? = CellPoint(x: 3, y: 0)
    override var cursorPosition: CellPoint? { place }
  }

  @Test func `it is in the first cell of the view, inside of the border`() {
    #expect(window.render().cursor == CellPoint(x: 3, y: 2))
    stop.border = .light
    #expect(window.render().cursor == CellPoint(x: 4, y: 3))
    window.firstResponder = nil
    #expect(window.render().cursor == nil)
  }

  @Test func `a view may say where, and that there is none`() {
    let field = Field("field", (1, 3, 6, 1))
    box.addSubview(field)
    _ = window.render()
    field.becomeFirstResponder()
    #expect(window.render().cursor == CellPoint(x: 6, y: 4))
    field.place = nil
    #expect(window.render().cursor == nil)
    // Outside of the view.
    field.place = CellPoint(x: 6, y: 0)
    #expect(window.render().cursor == nil)
  }

  @Test func `it is not shown where the cell is not`() {
    box.bounds.origin.x = 3
    #expect(window.render().cursor == CellPoint(x: 0, y: 2))
    box.clipsToBounds = true
    #expect(window.render().cursor == nil)
    box.clipsToBounds = false
    box.bounds.origin.x = 30
    #expect(window.render().cursor == nil)
    box.bounds.origin.x = 0
    window.resize(3, 2)
    #expect(window.render().cursor == nil)
  }

  @Test func `a view that the program made first responder has none unless it says so`() {
    let plain = Probe("plain")
    window.addSubview(plain)
    plain.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    plain.becomeFirstResponder()
    #expect(window.render().cursor == nil)
  }

  @Test func `a terminal in memory keeps it with the frame`() {
    let terminal = MemoryTerminal(size: CellSize(width: 20, height: 6), recordsFrames: true)
    terminal.sendTurn([.resize(CellSize(width: 3, height: 2))])
    Application(terminal: terminal, window: window).run()
    #expect(terminal.frames.map(\.cursor) == [CellPoint(x: 3, y: 2), nil])
  }
}
