import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor @Suite struct `An application` {
  let terminal = MemoryTerminal(size: CellSize(width: 12, height: 4), recordsFrames: true)
  let window = Window(12, 4)
  fileprivate let view = Typed()

  init() {
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    view.becomeFirstResponder()
  }

  private func run() { Application(terminal: terminal, window: window).run() }

  @Test func `a frame comes of a turn that changed something, and of no other`() {
    terminal.sendTurn([.key(KeyPress(.character("a"))), .key(KeyPress(.character("b")))])
    terminal.sendTurn([.focus(true)])
    terminal.sendTurn([.key(KeyPress(.down))])
    terminal.sendTurn([.key(KeyPress(.character("c"))), .wake])
    terminal.sendTurn([.resume])
    run()
    #expect(terminal.frames.map(\.text) == ["\n\n\n", "ab\n\n\n", "abc\n\n\n", "abc\n\n\n"])
    #expect(view.drawings == terminal.frames.count)
  }

  @Test func `a picture that the program takes within a turn takes no frame from the terminal`() {
    var pictures: [String] = []
    view.onType = { [unowned window] in pictures.append(window.render().text) }
    for character in "abc" { terminal.sendTurn([.key(KeyPress(.character(character)))]) }
    terminal.sendTurn([.focus(true)])
    run()
    #expect(pictures == ["a\n\n\n", "ab\n\n\n", "abc\n\n\n"])
    #expect(terminal.frames.map(\.text) == ["\n\n\n"] + pictures)
  }

  @Test func `nor does one between two turns, and without a change none is presented for it`() {
    let application = Application(terminal: terminal, window: window)
    #expect(application.turn([]) != nil && application.turn([]) == nil)
    _ = window.render()
    #expect(application.turn([]) == nil)
    view.text = "a"
    #expect(window.render().text == "a\n\n\n" && !window.needsRendering)
    #expect(application.turn([])?.text == "a\n\n\n")
    #expect(application.turn([]) == nil)
    window.resize(5, 1)
    _ = window.render()
    #expect(application.turn([])?.text == "a" && application.turn([]) == nil)
  }

  @Test func `a film of sizes has one frame a size, each as a window that never had another`() {
    let sizes = (0..<300).map { CellSize(width: 1 + $0 * 7 % 40, height: $0 * 3 % 11) }
    for pair in stride(from: 0, to: sizes.count, by: 2) {
      terminal.sendTurn([.resize(sizes[pair]), .resize(sizes[pair + 1])])
    }
    view.text = "one two three four five"
    run()
    let shown = stride(from: 1, to: sizes.count, by: 2).map { sizes[$0] }
    #expect(terminal.frames.dropFirst().map(\.size) == shown)
    for (size, frame) in zip(shown, terminal.frames.dropFirst()) {
      let window = Window(size: size)
      let model = Typed()
      model.text = view.text
      window.addSubview(model)
      model.mas.makeConstraints { $0.edges.equalTo(window) }
      #expect(window.render() == frame, "\(size)")
    }
  }

  @Test func `what needs many layouts is drawn once a turn`() {
    let restless = Restless()
    window.addSubview(restless)
    terminal.sendTurn([.key(KeyPress(.character("a")))])
    run()
    #expect(restless.layouts > 2 * terminal.frames.count)
    #expect(view.drawings == terminal.frames.count)
    #expect(terminal.frames.count == 2)
  }

  @Test func `nothing is shown of a window that was closed`() {
    terminal.sendTurn([
      .key(KeyPress(.character("a"))), .key(KeyPress(.character("c"), modifiers: .control)),
      .key(KeyPress(.character("b"))),
    ])
    run()
    #expect(terminal.frames.map(\.text) == ["\n\n\n"])
    #expect(view.text == "a")
  }

  @Test func `text that is pasted goes from the first responder up until someone takes it`() {
    let outer = Pasted()
    let inner = Pasted()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    terminal.send([.paste("one\u{1b}[31m\n")])
    run()
    #expect(inner.texts == ["one\u{1b}[31m\n"] && outer.texts == ["one\u{1b}[31m\n"])
    inner.takesText = true
    terminal.send([.paste("two")])
    run()
    #expect(inner.texts.last == "two" && outer.texts.count == 1)
  }
}

/// Shows what is typed.
private final class Typed: View {
  var text = "" { didSet { setNeedsDisplay() } }
  var onType: () -> Void = {}
  private(set) var drawings = 0

  override func keyDown(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.key else { return false }
    text.append(character)
    onType()
    return true
  }

  override func draw(in context: DrawingContext) {
    drawings += 1
    context.canvas.draw(text: text, at: .zero)
  }
}

/// Asks for another layout whenever it was laid out.
private final class Restless: View {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsLayout()
  }
}

private final class Pasted: View {
  var takesText = false
  private(set) var texts: [String] = []

  override func paste(_ text: String) -> Bool {
    texts.append(text)
    return takesText
  }
}
