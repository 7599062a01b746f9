import CellDrawing
import TerminalInterface
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

  @Test func `sizes stand for resizes`() throws {
    #expect(
      try KeyNotation.events("q<100x30><0x0><1000x1000>") == [
        .key(KeyPress(.character("q"))), .resize(CellSize(width: 100, height: 30)),
        .resize(.zero), .resize(CellSize(width: 1000, height: 1000)),
      ])
  }

  static let possibilities =
    "Possible are <space> <up> <down> <left> <right> <pgup> <pgdn> <tab> <esc> <lt>, "
    + "a size such as <100x30>, and any other character for its key."

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
    #expect(try CellSize(notation: "80x24") == CellSize(width: 80, height: 24))
    #expect(try CellSize(notation: "0x1000") == CellSize(width: 0, height: 1000))
  }

  @Test func `what is no size is named`() {
    for notation in ["", "x", "80", "80x", "80x24x3", "80X24", "+8x2", "-8x2", "8 x2", "٣x٣"] {
      #expect(message(notation)?.contains("is not a size") == true)
    }
    #expect(message("80*24") == "'80*24' is not a size: write columns, x, rows, such as 80x24.")
  }

  @Test func `a size too large is named`() {
    #expect(message("80x1001") == "The size 80x1001 is too large: possible is 0x0 to 1000x1000.")
  }
}
