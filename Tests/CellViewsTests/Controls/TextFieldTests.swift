import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TerminalInterface
import Testing

@MainActor final class TextFieldTests {
  // The tests of the articles have stand-ins of these names.
  typealias TextField = CellViews.TextField
  typealias Button = CellViews.Button

  private let window = Window(20, 3)
  private let field = TextField()
  private let pilot: Pilot
  private var events: [String] = []

  init() {
    window.addSubview(field)
    field.preferredColumns = 10
    let window = window
    field.mas.makeConstraints { $0.left.top.equalTo(window) }
    pilot = Pilot(window)
    field.note([
      "begin": .editingDidBegin, "changed": .editingChanged, "end": .editingDidEnd,
      "refused": .editingRefused,
    ]) { [weak self] in self?.events.append($0) }
  }

  /// The row of the field and the column of the cursor.
  private var shown: String {
    let row = window.render()
    return "\(row.text.prefix { $0 != "\n" })|\(row.cursor.map { "\($0.x)" } ?? "-")"
  }

  @Test func `what is typed stands there, and the cursor behind it`() throws {
    #expect(field.frame.size == Size(width: 10, height: 1) && shown == "|0")
    try pilot.type("Ada")
    #expect(field.text == "Ada" && shown == "Ada|3")
    try pilot.press("left", "left", "x", "home", "1", "end", "2")
    #expect(field.text == "1Axda2" && shown == "1Axda2|6")
    try pilot.press("backspace", "home", "delete", "delete", "delete")
    #expect(field.text == "da" && shown == "da|0")
    // At the ends nothing happens, and no event is sent.
    let count = events.count
    try pilot.press("backspace", "left", "end", "delete", "right")
    #expect(field.text == "da" && events.count == count && field.isFirstResponder)
    // Keys that mean nothing to a field go on.
    for key in ["up", "ctrl-x", "f3", "esc", "alt-x"] {
      #expect(!field.keyDown(try KeyPress(notation: key)))
    }
  }

  @Test(arguments: PilotInput.allCases)
  func `wide characters, marks and emoji are one each`(input: PilotInput) throws {
    let pilot = Pilot(window, input: input)
    try pilot.type("早上好")
    #expect(field.text == "早上好" && shown == "早上好|6")
    try pilot.press("left", "left")
    #expect(shown == "早上好|2")
    try pilot.press("backspace", "end", "backspace")
    #expect(field.text == "上")
    try pilot.type("e\u{301}👩‍🚀")
    #expect(field.text == "上e\u{301}👩‍🚀")
    try pilot.press("backspace", "backspace", "backspace")
    #expect(field.text == "")
    // A mark joins the letter before the cursor, not the one behind it.
    try pilot.type("ab")
    try pilot.press("left")
    try pilot.type("\u{308}")
    #expect(field.text == "a\u{308}b" && shown == "a\u{308}b|1")
  }

  @Test func `words, and the keys of shells`() throws {
    field.text = "one two, three"
    try pilot.press("ctrl-left", "ctrl-left")
    #expect(field.selectedRange == 4..<4)
    try pilot.press("alt-f", "ctrl-w")
    #expect(field.text == "one , three")
    try pilot.press("ctrl-u")
    #expect(field.text == ", three")
    try pilot.press("alt-d", "a", "ctrl-a", "b", "ctrl-e", "c", "alt-b", "ctrl-k")
    #expect(field.text == "")
  }

  @Test func `Shift selects, and typing replaces what is selected`() throws {
    field.text = "stone"
    try pilot.press("shift-left", "shift-left")
    #expect(field.selectedRange == 3..<5)
    #expect(pilot.styles.rows[0].prefix(5).suffix(2) == "bb")
    try pilot.press("left")
    #expect(field.selectedRange == 3..<3)
    try pilot.press("shift-home", "x")
    #expect(field.text == "xne" && field.selectedRange == 1..<1)
    field.selectAll()
    try pilot.press("right")
    #expect(field.selectedRange == 3..<3)
    field.selectAll()
    try pilot.press("delete")
    #expect(field.text == "")
  }

  @Test func `a text that is longer scrolls with the cursor, and stays when the focus goes`() throws
  {
    try pilot.type("0123456789")
    #expect(shown == "…23456789|9")
    try pilot.type("ab")
    #expect(shown == "…456789ab|9")
    for _ in 0..<9 { try pilot.press("left") }
    #expect(shown == "…3456789ab|1")
    try pilot.press("left", "left")
    #expect(shown == "012345678…|1")
    let other = Button("Other")
    window.addSubview(other)
    other.frame = Rect(x: 0, y: 2, width: 9, height: 1)
    _ = window.render()
    try pilot.press("tab")
    #expect(other.isFirstResponder && shown.hasPrefix("012345678…|"))
    try pilot.press("shift-tab")
    #expect(shown == "012345678…|1")
    // Of a character that is half cut nothing is shown.
    field.text = "早上好早上好"
    #expect(shown == "…好早上好|9")
    try pilot.press("home")
    #expect(shown == "早上好早 …|0")
  }

  @Test(arguments: 3..<16)
  func `a sign stands where the text is cut, and never for what the cursor is at`(columns: Int)
    throws
  {
    let text = Array("0123456789abc")
    field.preferredColumns = columns
    field.text = String(text)
    for place in Array(0...13) + Array(0...13).reversed() {
      field.selectedRange = place..<place
      let row = shown.split(separator: "|", omittingEmptySubsequences: false)
      let (shown, cursor) = (Array(row[0]), try #require(Int(row[1])))
      // What stands before the cursor ends at its place.
      let first = place - cursor
      #expect((shown.first == "…") == (first > 0), "\(place)")
      #expect((shown.count == columns && shown.last == "…") == (first + columns < 13), "\(place)")
      if place < 13 { #expect(shown[cursor] == text[place]) }
      for (x, character) in shown.enumerated() where character != "…" {
        #expect(character == text[first + x], "\(place)")
      }
    }
  }

  @Test func `a wider field shows more of its text`() throws {
    try pilot.type("0123456789abc")
    field.preferredColumns = 14
    #expect(shown == "0123456789abc|13")
    field.preferredColumns = 3
    #expect(shown == "…c|2")
    field.preferredColumns = 1
    #expect(shown == "|0")
    field.preferredColumns = 0
    #expect(shown == "|-")
  }

  @Test func `the placeholder stands there while nothing else does`() throws {
    field.placeholder = "Name"
    #expect(shown == "Name|0")
    try pilot.type("x")
    #expect(shown == "x|1")
    try pilot.press("backspace")
    #expect(shown == "Name|0")
  }

  @Test func `a secret is dots, and its words are not told`() throws {
    field.isSecureTextEntry = true
    try pilot.type("a 早")
    #expect(shown == "•••|3" && field.text == "a 早")
    try pilot.press("ctrl-left")
    #expect(shown == "•••|0")
    try pilot.press("end", "ctrl-w")
    #expect(field.text == "")
  }

  @Test func `the clear button clears`() throws {
    field.clearButtonMode = .whileEditing
    #expect(shown == "|0")
    try pilot.type("abcdefgh")
    #expect(shown == "…cdefgh  ✕|7")
    pilot.click(at: CellPoint(x: 9, y: 0))
    #expect(field.text == "" && shown == "|0" && events.last == "changed")
    try pilot.press("ctrl-_")
    #expect(field.text == "abcdefgh")
    // Without the focus the text stays where it was.
    field.resignFirstResponder()
    #expect(shown == "…cdefgh|-")
    field.clearButtonMode = .always
    #expect(shown == "…cdefgh  ✕|-")
  }

  @Test func `undo is listed where there is something to undo, and in no hint line`() throws {
    func enabled() -> [Bool] { field.keyCommands.prefix(2).map(\.isEnabled) }
    #expect(enabled() == [false, false])
    try pilot.type("a")
    #expect(enabled() == [true, false])
    try pilot.press("ctrl-_")
    #expect(enabled() == [false, true])
    #expect(field.keyCommands.allSatisfy { $0.importance == 0 })
  }

  @Test func `undo takes back what was typed in one go, and redo does it again`() throws {
    try pilot.type("one")
    try pilot.press("left", "x", "y", "backspace")
    pilot.paste("1")
    pilot.paste("2")
    let texts = ["onx12e", "onx1e", "onxe", "onxye", "one", ""]
    for text in texts {
      #expect(field.text == text)
      try pilot.press("ctrl-_")
    }
    #expect(field.text == "")
    for text in texts.dropLast().reversed() {
      try pilot.press("ctrl-y")
      #expect(field.text == text)
    }
    try pilot.press("ctrl-_", "z", "ctrl-y")
    #expect(field.text == "onx1ze")
    // What the program sets is not undone.
    field.text = "set"
    try pilot.press("ctrl-_")
    #expect(field.text == "set")
  }

  @Test func `what is pasted becomes one line without what steers a terminal`() {
    pilot.paste("a\r\nb\tc\u{1b}[2J\u{7}d")
    #expect(field.text == "a b c[2Jd")
    field.text = "x\ny"
    #expect(field.text == "x y")
  }

  @Test func `the program selects, and it is scrolled there`() throws {
    field.text = "0123456789abc"
    field.selectedRange = 2..<5
    #expect(field.selectedRange == 2..<5 && shown == "…23456789…|4")
    try pilot.type("x")
    #expect(field.text == "01x56789abc" && field.selectedRange == 3..<3)
    field.selectedRange = 99..<100
    #expect(field.selectedRange == 11..<11)
    // What was typed before is an edit of its own.
    try pilot.type("y")
    try pilot.press("ctrl-_")
    #expect(field.text == "01x56789abc")
    field.isSecureTextEntry = true
    field.selectedRange = 0..<1
    #expect(field.selectedRange == 0..<1)
  }

  @Test func `events say when editing begins, changes and ends`() throws {
    field.resignFirstResponder()
    events = []
    try pilot.click(field)
    try pilot.type("ab")
    field.text = "set"
    field.resignFirstResponder()
    #expect(events == ["begin", "changed", "changed", "end"])
  }

  @Test func `Enter goes on to the primary button unless the field has an action for it`() throws {
    var done: [String] = []
    let button = Button("OK", role: .primary) { done.append("button") }
    window.addSubview(button)
    button.frame = Rect(x: 0, y: 2, width: 6, height: 1)
    try pilot.press("enter")
    #expect(done == ["button"])
    field.addAction(for: .primaryActionTriggered) { done.append("field") }
    try pilot.press("enter", "space")
    #expect(done == ["button", "field"] && field.text == " ")
  }

  @Test func `a press sets the cursor, and a drag selects`() throws {
    try pilot.type("早上abc")
    for (x, place) in [(0, 0), (1, 1), (2, 1), (4, 2), (6, 4), (9, 5)] {
      pilot.click(at: CellPoint(x: x, y: 0))
      #expect(field.selectedRange == place..<place, "\(x)")
    }
    pilot.drag(from: CellPoint(x: 4, y: 0), to: CellPoint(x: 0, y: 2))
    #expect(field.selectedRange == 0..<2)
  }

  @Test func `a double click selects a word, a third one all`() throws {
    field.text = "one 早 x"
    try pilot.doubleClick(field, at: CellPoint(x: 1, y: 0))
    #expect(field.selectedRange == 0..<3)
    try pilot.doubleClick(field, at: CellPoint(x: 4, y: 0))
    #expect(field.selectedRange == 4..<5)
    try pilot.doubleClick(field, at: CellPoint(x: 3, y: 0))
    #expect(field.selectedRange == 3..<4)
    window.mouse(.press(.left), 3, 0)
    #expect(field.selectedRange == 0..<7)
    window.mouse(.release(.left), 3, 0)
    // What is typed before and after is undone one by one.
    try pilot.type("ab")
    try pilot.doubleClick(field, at: .zero)
    try pilot.type("c")
    try pilot.press("ctrl-_")
    #expect(field.text == "ab")
    field.text = "one two"
    field.isSecureTextEntry = true
    try pilot.doubleClick(field, at: CellPoint(x: 1, y: 0))
    #expect(field.selectedRange == 0..<7)
  }

  @Test func `a field that is disabled takes nothing`() throws {
    try pilot.type("a")
    field.isEnabled = false
    try pilot.type("b")
    pilot.paste("c")
    pilot.click(at: .zero)
    _ = field.paste("d")
    #expect(!field.keyDown(KeyPress(.character("e"))))
    #expect(field.text == "a" && !field.isFirstResponder && shown == "a|-")
  }

  @Test func `where text runs from right to left, it begins at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    field.mas.remakeConstraints { make in
      make.left.top.equalTo(window)
      make.width.equalTo(10)
    }
    field.clearButtonMode = .always
    try pilot.type("ab")
    #expect(shown == "✕      ab|9")
    pilot.click(at: CellPoint(x: 0, y: 0))
    field.placeholder = "Name"
    #expect(field.text == "" && shown == "     Name|9")
  }

  @Test func `the focus is seen in every theme without colours, and so is what is disabled`() {
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      var looks: Set<Style.Attributes> = []
      for state in 0..<3 {
        field.isEnabled = state > 0
        if state == 2 { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        looks.insert(window.render()[5, 0].style.attributes)
      }
      #expect(looks.count == 3)
    }
  }

  @Test(arguments: 0..<60)
  func `whatever is pressed, the cursor is in the field and its text is what is shown`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let window = Window(44, 8)
    let field = TextField("start")
    window.addSubview(field)
    let pilot = Pilot(window, input: seed % 2 == 0 ? .events : .bytes)
    field.frame = Rect(x: 1, y: 1, width: 8, height: 1)
    field.becomeFirstResponder()
    if seed % 5 == 0 { field.clearButtonMode = .always }
    if seed % 7 == 0 { window.semanticContentAttribute = .forceRightToLeft }
    var sent = 0
    field.addAction(for: .editingChanged) { sent += 1 }
    let keys = [
      "left", "right", "home", "end", "backspace", "delete", "ctrl-left", "ctrl-right",
      "shift-left", "shift-right", "shift-home", "ctrl-k", "ctrl-w", "ctrl-_", "ctrl-y", "up",
      "tab",
    ]
    let texts = ["a", "早", "e\u{301}", "\u{301}", " ", "👩‍🚀", "ا", "🙂", "-", "\u{200d}", "x y"]
    for step in 0..<150 {
      let (before, count) = (field.text, sent)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let width = Int.random(in: 0...40, using: &random)
        let height = Int.random(in: 0...6, using: &random)
        field.frame.size = Size(width: Double(width), height: Double(height))
        pilot.resize(to: window.size)
      case 1: pilot.paste(texts.randomElement(using: &random) ?? "")
      case 2:
        pilot.click(
          at: CellPoint(
            x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<4, using: &random)))
      case 3...5: try pilot.type(texts.randomElement(using: &random) ?? "")
      default: try pilot.press(keys.randomElement(using: &random) ?? "")
      }
      let frame = window.render()
      let cells = field.cellFrame
      #expect(field.text == before || sent > count, "a change is told: \(seed), \(step)")
      #expect(field.selectedRange.upperBound <= field.text.count)
      if let cursor = frame.cursor { #expect(cells.contains(cursor), "\(seed), \(step)") }
      for y in 0..<8 {
        for x in 0..<44 where !cells.contains(CellPoint(x: x, y: y)) {
          #expect(frame[x, y] == .blank, "\(seed), \(step)")
        }
      }
      // All of a text that fits is seen.
      let columns =
        field.text.unicodeScalars.isEmpty ? 0 : Label(field.text).intrinsicContentSize.width
      if Double(cells.width) >= columns + 3, cells.height > 0 {
        #expect(frame.text.contains(Label(field.text).shownText), "\(seed), \(step): \(field.text)")
      }
    }
    // Undo comes to the start, and redo to the end.
    for _ in 0..<200 { field.redo() }
    let last = field.text
    for _ in 0..<200 { field.undo() }
    #expect(field.text == "start" || sent > 200)
    for _ in 0..<200 { field.redo() }
    #expect(field.text == last)
  }
}

extension Label {
  /// The text as it is drawn: of what cannot be shown, what stands for it.
  fileprivate var shownText: String {
    let size = intrinsicContentSize
    let window = Window(Int(size.width), 1)
    window.addSubview(self)
    frame = window.bounds
    return String(window.render().text)
  }
}
