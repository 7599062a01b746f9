import AshlarTesting
import AutoLayout
import CellViews
import TerminalInterface
import Testing

/// How much one undo takes back, and when it is offered.
@MainActor struct UndoStepTests {
  private let window = Window(30, 6)
  private let field = CellViews.TextField()
  private let page = CellViews.TextView()
  private let pilot: Pilot

  init() {
    pilot = Pilot(window)
    for (index, view) in [field, page].enumerated() {
      window.addSubview(view)
      view.frame = Rect(x: 0, y: Double(index), width: 30, height: Double(1 + 3 * index))
    }
    _ = window.render()
  }

  @Test func `words are taken back one by one`() throws {
    try pilot.type("one two  three")
    // Spaces belong to the word before them, but for a second one.
    for text in ["one two ", "one ", ""] {
      try pilot.press("ctrl-_")
      #expect(field.text == text)
    }
    for text in ["one ", "one two ", "one two  three"] {
      try pilot.press("ctrl-y")
      #expect(field.text == text)
    }
  }

  @Test func `a space that is typed before a word is no step of its own`() throws {
    for control in [field, page] as [Control] {
      control.becomeFirstResponder()
      try pilot.type("one")
      pilot.advance(by: .seconds(3))
      try pilot.type(" two three")
      for text in ["one two ", "one", ""] {
        try pilot.press("ctrl-_")
        #expect((control as? CellViews.TextField)?.text ?? page.text == text)
      }
      // The same where the cursor was moved.
      try pilot.type("ab")
      try pilot.press("left")
      try pilot.type("  c")
      try pilot.press("ctrl-_")
      #expect((control as? CellViews.TextField)?.text ?? page.text == "ab")
    }
  }

  @Test func `so are lines`() throws {
    page.becomeFirstResponder()
    try pilot.type("a\n\nbc\nd")
    for text in ["a\n\nbc\n", "a\n", ""] {
      try pilot.press("ctrl-_")
      #expect(page.text == text)
    }
  }

  @Test func `undo tells no words of a secret`() throws {
    field.isSecureTextEntry = true
    try pilot.type("one two")
    try pilot.press("ctrl-_")
    #expect(field.text == "")
  }

  @Test func `a rest of the hands ends a step`() throws {
    try pilot.type("ab")
    pilot.advance(by: .seconds(1))
    try pilot.type("c")
    pilot.advance(by: .seconds(3))
    try pilot.type("de")
    for text in ["abc", ""] {
      try pilot.press("ctrl-_")
      #expect(field.text == text)
    }
  }

  @Test func `undo and redo can be used where there is something to undo, and are no hints`() throws
  {
    for control in [field, page] as [Control] {
      control.becomeFirstResponder()
      func enabled() -> [Bool] {
        control.keyCommands.filter { ["undo", "redo"].contains($0.name) }.map(\.isEnabled)
      }
      #expect(enabled() == [false, false])
      try pilot.type("a")
      #expect(enabled() == [true, false])
      try pilot.press("ctrl-_")
      #expect(enabled() == [false, true])
      #expect(control.keyCommands.allSatisfy { $0.importance == 0 })
    }
  }
}
