import AshlarTesting
import AutoLayout
import CellViews
import SeededNumbers
import TerminalInterface
import Testing

/// Cutting, copying and pasting within a window, and what goes to the terminal.
@MainActor struct PasteboardTests {
  private let window = Window(30, 8)
  private let field = CellViews.TextField("one two")
  private let page = CellViews.TextView("first\nsecond")

  init() {
    for (index, view) in [field, page].enumerated() {
      window.addSubview(view)
      view.frame = Rect(x: 0, y: Double(index), width: 30, height: Double(1 + 3 * index))
    }
    field.becomeFirstResponder()
    _ = window.render()
  }

  @Test(arguments: PilotInput.allCases)
  func `what is cut or copied is pasted elsewhere`(input: PilotInput) throws {
    let pilot = Pilot(window, input: input)
    #expect(window.pasteboard.string == nil && !window.pasteboard.hasStrings)
    try pilot.press("ctrl-v", "alt-c", "ctrl-x")
    #expect(field.text == "one two" && window.pasteboard.changeCount == 0)
    try pilot.press("ctrl-a", "shift-end", "alt-c")
    #expect(field.text == "one two" && window.pasteboard.string == "one two")
    try pilot.press("end", "shift-left", "shift-left", "ctrl-x")
    #expect(field.text == "one t" && window.pasteboard.string == "wo")
    page.becomeFirstResponder()
    try pilot.press("ctrl-v", "ctrl-v")
    #expect(page.text == "wowofirst\nsecond")
    try pilot.press("ctrl-home", "ctrl-shift-end", "ctrl-x")
    #expect(page.text.isEmpty && window.pasteboard.string == "wowofirst\nsecond")
    try pilot.press("ctrl-_")
    #expect(page.text == "wowofirst\nsecond")
    // A field has one line.
    field.becomeFirstResponder()
    field.selectAll()
    try pilot.press("ctrl-v")
    #expect(field.text == "wowofirst second" && window.pasteboard.changeCount == 3)
  }

  @Test func `a cut is an edit: events, the filter, undo`() throws {
    let pilot = Pilot(window)
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    field.selectedRange = 0..<4
    field.cut()
    #expect(field.text == "two" && changes == 1)
    field.undo()
    #expect(field.text == "one two")
    field.inputFilter = { _ in .refused(reason: "It stays.") }
    field.selectAll()
    field.cut()
    field.paste()
    #expect(field.text == "one two" && field.refusal == "It stays.")
    field.isEnabled = false
    window.pasteboard.string = "other"
    field.cut()
    field.paste()
    #expect(field.text == "one two" && window.pasteboard.string == "other")
    _ = pilot
  }

  @Test func `a secret is not told, and a text that is only read is copied`() throws {
    let pilot = Pilot(window)
    field.isSecureTextEntry = true
    field.selectAll()
    try pilot.press("alt-c", "ctrl-x")
    field.copy()
    #expect(field.text == "one two" && window.pasteboard.string == nil)
    page.isEditable = false
    page.becomeFirstResponder()
    #expect(page.keyCommands.isEmpty)
    page.selectedRange = 3..<9
    #expect(page.keyCommands.map(\.name) == ["copy"])
    try pilot.press("ctrl-x", "alt-c", "ctrl-v")
    #expect(page.text == "first\nsecond" && window.pasteboard.string == "st\nsec")
  }

  @Test func `they can be used where there is something to cut, to copy or to paste`() {
    func enabled() -> [String] { field.keyCommands.filter(\.isEnabled).compactMap(\.name) }
    #expect(enabled() == [])
    field.selectAll()
    #expect(enabled() == ["cut", "copy"])
    window.pasteboard.string = ""
    #expect(enabled() == ["cut", "copy"])
    window.pasteboard.string = "x"
    #expect(enabled() == ["cut", "copy", "paste"])
    #expect(field.keyCommands.allSatisfy { $0.importance == 0 })
  }

  @Test(arguments: 0..<20)
  func `what is copied are the selected characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "早", "e\u{301}", "\n", "\n\n", "👩‍🚀", "two words", "\t"]
    let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    page.text = text
    let characters = Array(text)
    for _ in 0..<20 {
      let start = Int.random(in: 0..<characters.count, using: &random)
      let end = Int.random(in: start + 1...characters.count, using: &random)
      page.selectedRange = start..<end
      page.copy()
      #expect(window.pasteboard.string == String(characters[start..<end]), "\(seed)")
    }
  }

  @Test func `what is copied goes to the terminal, once, also with the last event`() {
    let terminal = MemoryTerminal(size: window.size)
    let application = Application(terminal: terminal, window: window)
    _ = application.turn([.resize(window.size)])
    field.selectAll()
    #expect(terminal.clipboard == nil)
    _ = application.turn([.key(.alternate("c"))])
    #expect(terminal.clipboard == "one two")
    terminal.copy("of another program")
    _ = application.turn([.wake])
    #expect(terminal.clipboard == "of another program")
    // Nothing is taken from there.
    window.pasteboard.string = nil
    _ = application.turn([.wake])
    #expect(terminal.clipboard == "of another program")
    field.selectedRange = 0..<3
    #expect(application.turn([.key(.control("x")), .key(.control("c"))]) == nil)
    #expect(terminal.clipboard == "one" && window.isClosed)
  }

  @Test func `windows have their own`() {
    let other = Window(10, 1)
    window.pasteboard.string = "here"
    #expect(other.pasteboard.string == nil)
    // Outside of one there is nothing to copy to.
    let loose = CellViews.TextField("loose")
    loose.selectAll()
    loose.copy()
    loose.cut()
    loose.paste()
    #expect(loose.text == "loose")
  }
}
