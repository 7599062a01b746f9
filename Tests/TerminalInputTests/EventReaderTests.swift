import CellDrawing
import TerminalInterface
import Testing

@testable import TerminalInput

@Suite struct `Reading events` {
  @Test(
    arguments: [
      ("a", [character("a")]), ("é中𝄞", [character("é"), character("中"), character("𝄞")]),
      ("\t\r\u{7f}", [key(.tab), key(.enter), key(.backspace)]),
      (
        "\u{03}\0\u{1c}",
        [character("c", .control), character(" ", .control), character("\\", .control)]
      ),
      ("\u{1b}", [key(.escape)]), ("\u{1b}\u{1b}", [key(.escape), key(.escape)]),
      ("\u{1b}x", [character("x", .alternate)]), ("\u{1b}é", [character("é", .alternate)]),
      ("\u{1b}[", [character("[", .alternate)]), ("\u{1b}O", [character("O", .alternate)]),
      ("\u{1b}]", [character("]", .alternate)]), ("\u{1b}P", [character("P", .alternate)]),
      ("\u{1b}[A", [key(.up)]), ("\u{1b}OB", [key(.down)]),
      ("\u{1b}[1;5C", [key(.right, .control)]),
      ("\u{1b}[3~", [key(.delete)]), ("\u{1b}[Z", [key(.tab, .shift)]),
      ("\u{1b}\u{1b}[A", [key(.up, .alternate)]),
      ("\u{1b}[25~", [key(.function(1), .shift)]), ("\u{1b}[[A", [key(.function(1))]),
      ("\u{1b}[3^", [key(.delete, .control)]), ("\u{1b}[23$", [key(.function(11), .shift)]),
      ("\u{1b}Oa", [key(.up, .control)]), ("\u{1b}Ow", [character("7")]),
      ("\u{1b}[I\u{1b}[O", [.focus(true), .focus(false)]),
      (
        "\u{1b}[12;40R\u{1b}[99;9u\u{1b}]4;1;rgb:0/0/0\u{7}\u{1b}[M !!\u{1b}P1$r\u{1b}\\x",
        [character("x")]
      ),
      ("\u{1b}[<32;300;5M", [.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 299, y: 4)))]),
      ("\u{1b}[<35;3;5M", [.mouse(MouseEvent(.move, at: CellPoint(x: 2, y: 4)))]),
      ("\u{1b}[200~a\rb\r\nc\u{1b}[A\u{1b}[201~d", [.paste("a\nb\nc\u{1b}[A"), character("d")]),
    ] as [(String, [Event])])
  func `what terminals send is understood`(text: String, expected: [Event]) {
    #expect(events(of: text) == expected)
  }

  @Test func `bytes that are no character leave no trace`() {
    #expect(
      events(of: [0xff, 0x80, 0xc3, 0x78, 0xe4, 0xb8, 0x1b]) == [character("x"), key(.escape)])
  }

  @Test func `an escape is waited behind for 25 milliseconds, once`() {
    let line = Line()
    line.send("\u{1b}")
    var reader = line.reader(
      keys: .init(type: "xterm") { $0 == "kcuu1" ? Array("\u{1b}OA".utf8) : nil })
    #expect(reader.readAll() == [key(.escape)])
    #expect(line.time == .milliseconds(25))
  }

  @Test func `a character has any time to come`() {
    let line = Line()
    for byte in "é中𝄞".utf8 { line.send([byte], after: .seconds(2)) }
    var reader = line.reader()
    #expect(line.events(of: &reader) == events(of: "é中𝄞"))
  }

  @Test func `a thousand events are handed out at once, and that there are more`() {
    let line = Line()
    line.send(String(repeating: "x", count: 2500))
    var reader = line.reader()
    #expect(reader.readAll().count == 1000 && reader.hasMore)
    #expect(reader.readAll().count == 1000 && reader.hasMore)
    #expect(reader.readAll().count == 500 && !reader.hasMore)
    #expect(reader.readAll().isEmpty && !reader.hasMore)
  }

  @Test func `what came before the end is read`() {
    let line = Line()
    line.send("ab\u{1b}")
    line.isClosed = true
    var reader = line.reader()
    #expect(reader.readAll() == [character("a"), character("b"), key(.escape)])
    #expect(reader.hasEnded && reader.readAll().isEmpty)
  }

  @Test func `an answer counts, and only a change of the colours is told`() {
    let line = Line()
    var reader = line.reader(inquiry: Inquiry(colorVariable: "15;0"))
    line.send("\u{1b}[?2026;2$y\u{1b}]11;rgb:0/0/0\u{7}\u{1b}[?997;2n\u{1b}[?62;22c")
    #expect(line.events(of: &reader) == [.userInterfaceStyle(.light)])
    #expect(reader.inquiry.holdsFrames && reader.inquiry.isOver)
  }
}
