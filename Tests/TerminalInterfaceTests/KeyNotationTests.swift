import CellDrawing
import TerminalInterface
import SeededNumbers
import Testing

@Suite struct KeyNotationTests {
  func keys(_ script: String) throws -> [KeyPress.Key] {
    try KeyNotation.events(script).compactMap {
      if case .key(let press) = $0, press.modifiers.isEmpty { press.key } else { nil }
    }
  }

  func message(_ script: String) -> String? {
    do {
      _ = try KeyNotation.events(script)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `every character is a key`() throws {
    #expect(
      try keys("aé>日") == [.character("a"), .character("é"), .character(">"), .character("日")])
    #expect(try keys("") == [])
    #expect(try keys("\n\t\r\n") == [.enter, .tab, .enter])
  }

  @Test func `names stand for keys that write nothing`() throws {
    #expect(
      try keys("<space><up><down><left><right><pgup><pgdn><tab><esc><lt>") == [
        .character(" "), .up, .down, .left, .right, .pageUp, .pageDown, .tab, .escape,
        .character("<"),
      ])
  }

  @Test func `more keys, and those held with them`() throws {
    #expect(
      try keys("<home><end><enter><backspace><delete><insert><f1><f12>") == [
        .home, .end, .enter, .backspace, .delete, .insert, .function(1), .function(12),
      ])
    #expect(
      try KeyNotation.events("<ctrl-l><shift-tab><alt-ctrl-x><shift-f5><ctrl-日>") == [
        .key(KeyPress(.character("l"), modifiers: .control)),
        .key(KeyPress(.tab, modifiers: .shift)),
        .key(KeyPress(.character("x"), modifiers: [.control, .alternate])),
        .key(KeyPress(.function(5), modifiers: .shift)),
        .key(KeyPress(.character("日"), modifiers: .control)),
      ])
    for name in ["f0", "f13", "f01", "f", "ctrl-", "ctrl-nope", "hyper-a", "ab"] {
      #expect(message("<\(name)>")?.hasPrefix("Unknown key <\(name)> at position 1.") == true)
    }
  }

  @Test func `the mouse clicks, drags and turns its wheel`() throws {
    func mouse(_ script: String) throws -> [MouseEvent] {
      try KeyNotation.events(script).compactMap {
        if case .mouse(let event) = $0 { event } else { nil }
      }
    }
    let place = CellPoint(x: 3, y: 1)
    #expect(
      try mouse("<click:3,1>") == [
        MouseEvent(.press(.left), at: place), MouseEvent(.release(.left), at: place),
      ])
    #expect(
      try mouse("<drag:3,1:5,0>") == [
        MouseEvent(.press(.left), at: place), MouseEvent(.drag(.left), at: CellPoint(x: 4, y: 1)),
        MouseEvent(.drag(.left), at: CellPoint(x: 5, y: 0)),
        MouseEvent(.release(.left), at: CellPoint(x: 5, y: 0)),
      ])
    #expect(try mouse("<drag:3,1:3,1>").count == 2)
    #expect(
      try mouse("<wheel:3,1:-2>") == Array(repeating: MouseEvent(.scrollUp, at: place), count: 2))
    #expect(try mouse("<wheel:3,1:1>") == [MouseEvent(.scrollDown, at: place)])
    #expect(try mouse("<wheel:0,999:0>") == [])
    for wrong in [
      "click", "click:", "click:3", "click:3,1:4,1", "click:-1,3", "click:1000,0", "drag:3,1",
      "drag:3,1:x",
      "wheel:3,1", "wheel:3,1:100", "wheel:3,1:1.5", "click:3,1,2", "click: 3,1",
    ] {
      #expect(message("a<\(wrong)>")?.hasPrefix("<\(wrong)> at position 2 is nothing") == true)
    }
  }

  @Test func `sizes stand for resizes`() throws {
    #expect(
      try KeyNotation.events("q<100x30><0x0><1000x1000>") == [
        .key(KeyPress(.character("q"))), .resize(CellSize(width: 100, height: 30)),
        .resize(.zero), .resize(CellSize(width: 1000, height: 1000)),
      ])
  }

  static let possibilities =
    "Possible are <space> <up> <down> <left> <right> <pgup> <pgdn> <home> <end> <tab> <enter> <esc> "
    + "<backspace> <delete> <insert> <lt> <f1>…<f12>, also after ctrl-, alt- or shift-; a size such as "
    + "<100x30>; <click:COL,ROW> <drag:COL,ROW:COL,ROW> <wheel:COL,ROW:STEPS>; "
    + "and any other character for its key."

  @Test func `an unknown name is named with its position`() {
    #expect(message("ab<foo>") == "Unknown key <foo> at position 3. \(Self.possibilities)")
    #expect(message("<up><>") == "Unknown key <> at position 5. \(Self.possibilities)")
    #expect(message("<-1x5>") == "Unknown key <-1x5> at position 1. \(Self.possibilities)")
  }

  @Test func `an open bracket is named with its position`() {
    #expect(
      message("a<up") == "No > closes the < at position 2; the character < is written <lt>. "
        + Self.possibilities)
  }

  @Test func `a size too large is named with its position`() {
    #expect(
      message("x<1001x3>")
        == "The size <1001x3> at position 2 is too large: possible is <0x0> to <1000x1000>.")
    #expect(message("<99999999999999999999x3>")?.hasPrefix("The size <9999") == true)
  }

  @Test func `a message holds no control`() {
    #expect(message("<\u{1B}[2J>")?.hasPrefix("Unknown key <\\u{1B}[2J> at position 1.") == true)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any script is events or a clear error`(seed: UInt64) {
    let pieces = [
      "<", ">", ":", ",", "-", "x", "X", "×", "0", "9", "999", "1000", "99999999999999999999", "f1",
      "f13",
      "ctrl-", "alt-", "shift-", "click", "drag", "wheel", "click:1,2", "drag:1,2:3,4",
      "wheel:1,2:-1",
      "up", "lt", "a", "é", "中", "\u{1B}", "\u{202E}", "\u{0}", "\n", "\t", " ", "",
    ]
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...9, using: &numbers)
      let inside = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      let script = Bool.random(using: &numbers) ? "<\(inside)>" : inside
      guard let message = message(script) else { continue }
      #expect(
        message.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && !$0.properties.isBidiControl
        },
        "\(script.debugDescription)")
      #expect(message.contains("position") && message.contains("ossible"))
    }
  }
}

@Suite struct CellSizeNotationTests {
  func message(_ notation: String) -> String? {
    do {
      _ = try CellSize(notation: notation)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a size is columns, x and rows`() throws {
    for notation in ["80x24", "80X24", "80×24"] {
      #expect(try CellSize(notation: notation) == CellSize(width: 80, height: 24))
    }
    #expect(try CellSize(notation: "0x1000") == CellSize(width: 0, height: 1000))
  }

  @Test func `what is no size is named`() {
    for notation in [
      "", "x", "80", "80x", "80x24x3", "80xX24", "80*24", "+8x2", "-8x2", "8 x2", "٣x٣",
    ] {
      #expect(message(notation)?.contains("is not a size") == true)
    }
    #expect(message("80*24") == "'80*24' is not a size: write columns, x, rows, such as 80x24.")
  }

  @Test func `a size too large is named`() {
    #expect(message("80x1001") == "The size 80x1001 is too large: possible is 0x0 to 1000x1000.")
  }
}
