import Ashlar
import Glibc

/// The CPU time that a key takes in a text view with a long text, with the frame that shows it.
@MainActor enum LongTextKeys {
  private static let letter = KeyPress(.character("x"))

  static func printLines() {
    let words = "the quick brown fox jumps over the lazy dog and goes on to the next line of it "
    let lines = (1...10_000).map { "\($0) " + words.prefix(20 + $0 % 60) }.joined(separator: "\n")
    let (end, middle) = (lines.count, lines.count / 2)
    let steps: [(String, Int, [KeyPress])] = [
      ("letter", middle, [letter]), ("first-letter", 0, [letter]),
      ("backspace", end, [KeyPress(.backspace)]), ("enter", middle, [KeyPress(.enter)]),
      ("letter-undo-redo", middle, [letter, .control("_"), .control("y")]),
      ("down", middle, [KeyPress(.down)]),
    ]
    for (name, place, keys) in steps { printLine("lines \(name)", lines, place, keys) }
    let notes = (1...1300).map { "\($0) " + words }.joined(separator: "\n")
    printLine("notes letter", notes, notes.count / 2, [letter])
    let paragraph = String(repeating: words, count: 1300)
    printLine("paragraph letter", paragraph, paragraph.count / 2, [letter])
  }

  private static func printLine(_ name: String, _ text: String, _ place: Int, _ keys: [KeyPress]) {
    let window = Window(size: CellSize(width: 80, height: 24))
    let view = TextView(text)
    window.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 80, height: 24)
    view.becomeFirstResponder()
    view.selectedRange = place..<place
    _ = window.render()
    let times = (0..<30).map { step in
      let start = clock()
      window.send(.key(keys[step % keys.count]))
      _ = window.render()
      return 1_000_000 * (clock() - start) / Int(CLOCKS_PER_SEC)
    }.sorted()
    print("\(name) bytes=\(text.utf8.count) median=\(times[15])us most=\(times[29])us")
  }
}
