import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TerminalInterface
import Testing

@MainActor final class TextViewTests {
  // The tests of the articles have a stand-in of this name.
  typealias TextView = CellViews.TextView

  private let window = Window(20, 6)
  private let view = TextView()
  private let pilot: Pilot
  private var events: [String] = []

  init() {
    window.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 11, height: 3)
    pilot = Pilot(window)
    view.note([
      "begin": .editingDidBegin, "changed": .editingChanged, "end": .editingDidEnd,
    ]) { [weak self] in self?.events.append($0) }
  }

  /// The rows of the view, and the cell of the cursor.
  private var shown: [String] {
    let frame = window.render()
    return frame.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(3).map(
      String.init) + [frame.cursor.map { "\($0.x),\($0.y)" } ?? "-"]
  }

  @Test func `what is typed is wrapped between words`() throws {
    try pilot.type("one two three")
    #expect(shown == ["one two", "three", "", "5,1"])
    try pilot.type("\n早上好早上好")
    #expect(shown == ["three", "早上好早上▐", "好        ▐", "2,2"])
    #expect(view.text == "one two three\n早上好早上好" && events.count == 20)
  }

  @Test func `arrows keep to a column, Home and End are those of a row`() throws {
    view.text = "abcdefghi\nxy\nabcdefghijk"
    try pilot.press("end", "down")
    #expect(shown[3] == "2,1")
    try pilot.press("down")
    #expect(shown[3] == "9,2")
    // Behind the end of a row that is wrapped, the next one begins.
    try pilot.press("home", "end")
    #expect(view.selectedRange == 22..<22)
    try pilot.press("right", "up")
    #expect(view.selectedRange == 13..<13 && shown[3] == "0,1")
    try pilot.press("ctrl-end")
    #expect(view.selectedRange == 24..<24)
    try pilot.press("down", "ctrl-home", "up")
    #expect(view.selectedRange == 0..<0)
    try pilot.press("pgdn", "shift-pgup")
    #expect(view.selectedRange == 0..<13)
    try pilot.press("up", "shift-down")
    #expect(view.selectedRange == 0..<10)
  }

  @Test func `Enter begins a line, and at its start a deletion joins it to the one before`() throws
  {
    try pilot.type("ab")
    try pilot.press("enter", "c", "home", "backspace")
    #expect(view.text == "abc" && view.selectedRange == 2..<2)
    try pilot.press("enter", "up", "ctrl-k")
    #expect(view.text == "\nc")
    try pilot.press("ctrl-k")
    #expect(view.text == "c")
    try pilot.press("end", "ctrl-u", "ctrl-u")
    #expect(view.text == "")
    // A line that is wrapped is one.
    view.text = "one two three\nfour"
    try pilot.press("right", "ctrl-k")
    #expect(view.text == "o\nfour")
  }

  @Test func `it scrolls with the cursor, and stays where it is when the focus goes`() throws {
    try pilot.type("1\n2\n3\n4\n5")
    #expect(shown == ["3", "4", "5         ▐", "1,2"])
    let other = CellViews.Button("Other")
    window.addSubview(other)
    other.frame = Rect(x: 0, y: 4, width: 9, height: 1)
    try pilot.press("tab")
    #expect(other.isFirstResponder && shown.prefix(3) == ["3", "4", "5         ▐"])
    // The wheel scrolls, and leaves cursor and focus where they are.
    try pilot.scroll(view, by: -1)
    #expect(shown[0].hasPrefix("1") && other.isFirstResponder && view.selectedRange == 9..<9)
    try pilot.press("shift-tab")
    #expect(shown[0].hasPrefix("1") && shown[3] == "-")
    try pilot.press("6")
    #expect(shown[2].hasPrefix("56") && view.text.hasSuffix("56"))
  }

  @Test func `without scrolling it is as high as its text, up to a limit, and scrolls there`()
    throws
  {
    view.isScrollEnabled = false
    let window = window
    view.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.width.equalTo(8)
      make.height.lessThanOrEqualTo(3)
    }
    var heights: [Double] = []
    for text in ["a", " long word", "\n", "e\nf"] {
      try pilot.type(text)
      heights.append(view.frame.height)
    }
    #expect(heights == [1, 2, 3, 3])
    #expect(shown[2].hasPrefix("f") && shown[3] == "1,2")
    view.text = ""
    _ = shown
    #expect(view.frame.height == 1)
    // Its height follows its width.
    view.text = "one two three"
    _ = shown
    #expect(view.frame.height == 2)
    view.mas.updateConstraints { $0.width.equalTo(14) }
    _ = shown
    #expect(view.frame.height == 1)
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `a press sets the cursor, a drag selects and scrolls, a double click selects a word`()
    throws
  {
    view.text = "one two\n早上 x\n3\n4\n5"
    pilot.click(at: CellPoint(x: 5, y: 0))
    #expect(view.selectedRange == 5..<5)
    pilot.click(at: CellPoint(x: 9, y: 1))
    #expect(view.selectedRange == 12..<12)
    try pilot.doubleClick(view, at: CellPoint(x: 5, y: 0))
    #expect(view.selectedRange == 4..<7)
    pilot.drag(from: CellPoint(x: 0, y: 0), to: CellPoint(x: 3, y: 5))
    #expect(view.selectedRange == 0..<18 && shown[0].hasPrefix("3"))
    try pilot.press("x")
    #expect(view.text == "x")
  }

  @Test func `the bar scrolls and takes no focus`() {
    view.text = (1...9).map { "\($0)" }.joined(separator: "\n")
    window.firstResponder = nil
    pilot.click(at: CellPoint(x: 10, y: 2))
    #expect(shown[0].hasPrefix("3") && !view.isFirstResponder)
    pilot.click(at: CellPoint(x: 2, y: 2))
    #expect(view.isFirstResponder && view.selectedRange == 9..<9)
  }

  @Test func `undo takes back what was typed in one go`() throws {
    try pilot.type("one\ntwo")
    pilot.paste(" a\r\nb\tc\u{1b}\u{7}")
    #expect(view.text == "one\ntwo a\nb\tc")
    try pilot.press("ctrl-_")
    #expect(view.text == "one\ntwo")
    try pilot.press("ctrl-_")
    #expect(view.text == "one\n")
    try pilot.press("ctrl-_")
    #expect(view.text == "")
    try pilot.press("ctrl-y", "ctrl-y", "ctrl-y")
    #expect(view.text == "one\ntwo a\nb\tc")
    view.text = "set"
    try pilot.press("ctrl-_")
    #expect(view.text == "set")
  }

  @Test func `the placeholder stands there while nothing else does, wrapped as a text`() throws {
    view.placeholder = "What did you see?"
    #expect(shown == ["What did", "you see?", "", "0,0"])
    let faint = Theme.standard.secondaryLabel.attributes.union(.bold)
    #expect(window.render()[0, 0].style.attributes == faint)
    #expect(view.accessibilityLabel == "What did you see?" && view.accessibilityValue == "")
    try pilot.press("a")
    #expect(shown == ["a", "", "", "1,0"])
    try pilot.press("backspace")
    window.semanticContentAttribute = .forceRightToLeft
    #expect(shown == ["  What did", "  you see?", "", "10,0"])
    // It has no part in the size.
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == Size(width: 1, height: 1))
    // Where nothing can be written, it asks for nothing.
    pilot.draw()
    #expect(pilot.screen.contains("What did"))
    view.isEditable = false
    pilot.draw()
    #expect(!pilot.screen.contains("What did"))
  }

  @Test func `a filter refuses with a reason, or puts another text there`() throws {
    var reasons: [String?] = []
    view.addAction(for: .editingRefused) { [unowned view] in reasons.append(view.refusal) }
    // It may read the view.
    view.inputFilter = { [unowned view] text in
      if text.count > 5 { return .refused(reason: "\(view.text.count) are enough.") }
      return text.contains("x") ? .replaced(by: text.replacing("x", with: "\r\n")) : .accepted
    }
    try pilot.type("axb")
    #expect(view.text == "a\nb" && view.refusal == nil && reasons.isEmpty)
    pilot.paste("cdef")
    #expect(view.text == "a\nb" && reasons == ["3 are enough."])
    #expect(view.refusal == "3 are enough." && events.filter { $0 == "changed" }.count == 3)
    // What is undone, a line at a time, was accepted before; what the program sets is its own business.
    try pilot.press("ctrl-_")
    #expect(view.text == "a\n" && view.refusal == nil)
    try pilot.press("ctrl-_")
    #expect(view.text == "")
    view.text = "longer than five"
    #expect(view.text == "longer than five" && reasons.count == 1)
  }

  @Test func `one that is not editable scrolls, and keys go on at its ends`() throws {
    view.text = "1\n2\n3\n4\n5"
    view.isEditable = false
    try pilot.press("down", "x", "enter", "backspace", "ctrl-w")
    pilot.paste("more")
    #expect(view.text == "1\n2\n3\n4\n5" && shown[0].hasPrefix("2") && view.keyCommands.isEmpty)
    try pilot.press("end")
    #expect(shown[0].hasPrefix("3"))
    #expect(!view.keyDown(KeyPress(.down)) && !view.paste("more"))
    try pilot.press("shift-right", "shift-down")
    #expect(!view.selectedRange.isEmpty)
  }

  @Test func `the focus of a text that is read is seen wherever it is scrolled to`() throws {
    view.text = "1\n2\n3\n4\n5"
    pilot.draw()
    let start = try #require(pilot.frame.cursor)
    view.scroll(.end)
    pilot.draw()
    #expect(pilot.frame.cursor == nil)
    view.isEditable = false
    view.scroll(.start)
    view.scroll(.end)
    pilot.draw()
    #expect(pilot.frame.cursor == start)
  }

  @Test func `a text that is read stays where it is when its width changes`() throws {
    view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    view.isEditable = false
    pilot.draw()
    view.scroll(.lines(12))
    pilot.draw()
    #expect(shown[0].hasPrefix("line 13"))
    // Narrower, each line takes two rows.
    for (width, rows) in [(6.0, ["line", "13"]), (20, ["line 13", "line 14"])] {
      view.frame.size.width = width
      pilot.draw()
      #expect(shown[0].hasPrefix(rows[0]) && shown[1].hasPrefix(rows[1]), "\(shown)")
    }
    // Where it is edited, the cursor is kept in view.
    view.isEditable = true
    view.frame.size.width = 11
    pilot.draw()
    #expect(shown[0].hasPrefix("line 1 ") || shown[0] == "line 1")
  }

  @Test func `a selection may be set, and is clamped`() {
    view.text = "1\n2\n3\n4\n5"
    view.selectedRange = 2..<99
    #expect(view.selectedRange == 2..<9 && shown[2].hasPrefix("5"))
    view.selectAll()
    #expect(view.selectedRange == 0..<9)
    view.text = "new"
    #expect(view.selectedRange == 0..<0 && shown[0] == "new")
  }

  @Test func `a selected line end is seen`() {
    view.text = "a\nb"
    view.selectedRange = 0..<2
    let frame = window.render()
    #expect((0..<2).allSatisfy { frame[$0, 0].style == Theme.standard.selection })
    #expect(frame[2, 0] == .blank)
  }

  @Test func `where text runs from right to left, it begins at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    try pilot.type("ab\nc")
    #expect(shown == ["        ab", "         c", "", "10,1"])
    pilot.click(at: CellPoint(x: 9, y: 0))
    #expect(view.selectedRange == 1..<1)
    // Rows that are wrapped end at the same column, without the space at which they are.
    view.text = "one two three"
    #expect(shown == ["   one two", "     three", "", "3,0"])
  }

  @Test func `what fits is the whole text at a width, whether it scrolls or not`() throws {
    for scrolls in [true, false] {
      view.isScrollEnabled = scrolls
      view.text = "one two three\nfour"
      // A column is the cursor's.
      #expect(view.sizeThatFits(.zero) == Size(width: 14, height: 2))
      #expect(view.sizeThatFits(Size(width: 14, height: 0)) == Size(width: 14, height: 2))
      #expect(view.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 9, height: 3))
      #expect(view.sizeThatFits(Size(width: 9, height: 2)) == Size(width: 9, height: 2))
      #expect(view.sizeThatFits(Size(width: 1, height: 0)).height == 15)
      view.text = ""
      #expect(view.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 1, height: 1))
      view.border = .rounded
      #expect(view.sizeThatFits(Size(width: 9, height: 0)) == Size(width: 3, height: 3))
      view.border = nil
    }
    // The view stays as it is, and where it is scrolled to.
    view.text = "one two three four five six"
    try pilot.press("ctrl-end")
    let before = (view.frame, shown)
    _ = view.sizeThatFits(Size(width: 4, height: 0))
    #expect(view.frame == before.0 && shown == before.1)
    // Made to fit, it keeps its width at most, whatever its height was.
    view.sizeToFit()
    #expect(view.frame.size == Size(width: 11, height: 3))
    view.frame.size = Size(width: 6, height: 1)
    view.sizeToFit()
    #expect(view.frame.size == Size(width: 6, height: 6))
  }

  @Test(arguments: 0..<40)
  func `whatever is pressed, the text is what is shown and the cursor in it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = Window(30, 9)
    let view = TextView("start of a text\nof lines")
    if seed % 3 == 0 { view.border = .light }
    if seed % 5 == 0 { window.semanticContentAttribute = .forceRightToLeft }
    window.addSubview(view)
    view.frame = Rect(x: 1, y: 1, width: 12, height: 4)
    let pilot = Pilot(window, input: seed % 2 == 0 ? .events : .bytes)
    view.becomeFirstResponder()
    var sent = 0
    view.addAction(for: .editingChanged) { sent += 1 }
    let keys = [
      "left", "right", "up", "down", "home", "end", "pgup", "pgdn", "ctrl-home", "ctrl-end",
      "shift-up", "shift-down", "shift-left", "ctrl-left", "backspace", "delete", "ctrl-w",
      "ctrl-u", "ctrl-k", "ctrl-_", "ctrl-y", "enter",
    ]
    let texts = ["a", "早", "e\u{301}", "\u{301}", " ", "👩‍🚀", "x y\nz", "\t", "--", "\u{200d}"]
    for step in 0..<120 {
      let (before, count) = (view.text, sent)
      let place = CellPoint(
        x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<8, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        view.frame.size = Size(
          width: Double.random(in: 0...26, using: &random),
          height: Double.random(in: 0...6, using: &random))
      case 1, 2: pilot.paste(texts.randomElement(using: &random) ?? "")
      case 3: pilot.click(at: place)
      case 4: pilot.drag(from: place, to: CellPoint(x: place.y, y: place.x / 2))
      case 5: pilot.send([.mouse(MouseEvent(.scrollDown, at: place))])
      case 6: try pilot.type(texts.filter { $0.count == 1 }.randomElement(using: &random) ?? "")
      default: try pilot.press(keys.randomElement(using: &random) ?? "")
      }
      let frame = window.render()
      let comment = "\(seed), \(step)"
      #expect(view.text == before || sent > count, "a change is told: \(comment)")
      #expect(view.selectedRange.upperBound <= view.text.count, "\(comment)")
      if let cursor = frame.cursor { #expect(view.cellFrame.contains(cursor), "\(comment)") }
      for y in 0..<9 {
        for x in 0..<30 where frame[x, y] != .blank {
          #expect(view.cellFrame.contains(CellPoint(x: x, y: y)), "\(comment)")
        }
      }
    }
    for _ in 0..<300 { view.redo() }
    let last = view.text
    for _ in 0..<300 { view.undo() }
    #expect(view.text == "start of a text\nof lines")
    for _ in 0..<300 { view.redo() }
    #expect(view.text == last)
  }
}
