import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TerminalInterface
import Testing

/// Edits of a text view follow the former rows: they are those of a new view, and a key wraps its own line.
@MainActor struct LongTextTests {
  private static let lines = (1...10_000).map { "line \($0) of a long text" }
    .joined(separator: "\n")

  @Test func `a key wraps the line that it changes, however long the text is`() throws {
    let window = Window(20, 6)
    let view = CellViews.TextView(Self.lines)
    window.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 20, height: 6)
    let pilot = Pilot(window)
    view.selectedRange = 150_000..<150_000
    pilot.draw()
    func wrapped(by keys: String...) throws -> Int {
      let before = view.wrappedLines
      for key in keys { try pilot.press(key) }
      return view.wrappedLines - before
    }
    #expect(view.wrappedLines == 10_000)
    #expect(try wrapped(by: "a", "b", "space", "c") == 4)
    #expect(try wrapped(by: "backspace", "delete", "ctrl-w") == 3)
    #expect(try wrapped(by: "enter") == 2)
    #expect(try wrapped(by: "backspace") == 1)
    #expect(try wrapped(by: "up", "down", "pgdn", "shift-left", "ctrl-home", "ctrl-end") == 0)
    #expect(try wrapped(by: "ctrl-_", "ctrl-y") <= 6)
    // The same where it has the size of its text.
    view.isScrollEnabled = false
    pilot.draw()
    #expect(try wrapped(by: "a", "b") == 2)
    #expect(view.intrinsicContentSize.height > 10_000)
  }

  @Test(arguments: 0..<30)
  func `after random edits it is like a new one`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let windows = (0..<2).map { _ in Window(40, 120) }
    let width = Double(Int.random(in: 3...16, using: &random))
    let view = CellViews.TextView("start of a text\n早上好早上好\n\nend")
    func place(_ view: CellViews.TextView, in window: Window) {
      window.addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: width, height: 120)
      view.becomeFirstResponder()
    }
    place(view, in: windows[0])
    let pilot = Pilot(windows[0])
    let keys = [
      "left", "right", "up", "down", "home", "end", "ctrl-home", "ctrl-end", "shift-down",
      "shift-left", "backspace", "delete", "ctrl-w", "ctrl-u", "ctrl-k", "ctrl-_", "ctrl-y",
      "enter",
    ]
    let texts = ["a", "早 上", "\u{301}", "x y\nz", "\t", "--", "🇩🇪", "one two three\n\nfour"]
    for step in 0..<60 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        pilot.paste(texts.randomElement(using: &random) ?? "")
      } else {
        try pilot.press(keys.randomElement(using: &random) ?? "")
      }
      guard step % 6 == 0 else { continue }
      let fresh = CellViews.TextView(view.text)
      place(fresh, in: windows[1])
      fresh.selectedRange = view.selectedRange
      let (frame, other) = (windows[0].render(), windows[1].render())
      let comment: Comment = "\(seed), \(step)"
      #expect(frame.text == other.text, comment)
      #expect(view.sizeThatFits(.zero) == fresh.sizeThatFits(.zero), comment)
      #expect(fresh.selectedRange == view.selectedRange, comment)
      // The cursor of the new one is at the end of the selection.
      if view.selectedRange.isEmpty { #expect(frame.cursor == other.cursor, comment) }
      for offset in [0, view.text.count / 2, view.text.count] {
        for view in [view, fresh] { view.selectedRange = offset..<offset }
        #expect(windows[0].render() == windows[1].render(), comment)
      }
      fresh.removeFromSuperview()
    }
  }
}
