import SeededNumbers
import TerminalInterface
import Testing

@testable import TerminalInput

// What terminals send is in Kitty's "Comprehensive keyboard handling in terminals" and in xterm's ctlseqs.
@Suite struct `Reports of keys by their characters` {
  @Test(
    arguments: [
      ("99;5u", [character("c", .control)]), ("99;5:1u", [character("c", .control)]),
      ("99;5:2u", [character("c", .control)]), ("99;5:3u", []),
      ("99;6u", [character("c", .control)]),
      ("99;69u", [character("c", .control)]), ("99;133u", [character("c", .control)]),
      ("99;7u", [character("c", [.control, .alternate])]),
      ("1089::99;5u", [character("c", .control)]), ("97u", [character("a")]),
      ("97;u", [character("a")]), ("97:65;2u", [character("A")]), ("97;2u", [character("A")]),
      ("49:33;2u", [character("!")]), ("97:65;4u", [character("A", .alternate)]),
      ("97;3u", [character("a", .alternate)]), ("97;33u", [character("a", .alternate)]),
      ("97;;229u", [character("å")]), ("0;;228:111u", [character("ä"), character("o")]),
      ("97;1:3;97u", []), ("229u", [character("å")]), ("97;9u", []), ("97;17u", []),
      ("27u", [key(.escape)]), ("13u", [key(.enter)]), ("13;2u", [key(.enter)]),
      ("9u", [key(.tab)]), ("9;2u", [key(.tab, .shift)]), ("127u", [key(.backspace)]),
      ("127;2u", [key(.backspace)]), ("127;3u", [key(.backspace, .alternate)]),
      ("32;5u", [character(" ", .control)]), ("91;5u", [key(.escape)]), ("105;5u", [key(.tab)]),
      ("109;5u", [key(.enter)]), ("57399u", [character("0")]), ("57414u", [key(.enter)]),
      ("57419;5u", [key(.up, .control)]), ("57376u", [key(.function(1), .shift)]),
      ("57441;2u", []), ("57358u", []), ("57430u", []), ("?1u", []), ("u", []),
      ("1114112u", []), ("55296u", []), ("99999999999999999999u", []), ("1;2;3;4u", []),
    ] as [(String, [Event])])
  func `of Kitty's protocol are the keys that they are elsewhere`(sent: String, expected: [Event]) {
    #expect(events(of: "\u{1b}[" + sent + "x") == expected + [character("x")])
  }

  @Test(
    arguments: [
      ("1;1:3A", []), ("1;5:2C", [key(.right, .control)]), ("3;1:1~", [key(.delete)]),
      ("3;5:3~", []), ("1;129P", [key(.function(1))]), ("1;33B", [key(.down, .alternate)]),
      ("13~", [key(.function(3))]), ("13;2:1~", [key(.function(3), .shift)]), ("1;1:3P", []),
    ] as [(String, [Event])])
  func `with a kind of event are keys unless they are let go`(sent: String, expected: [Event]) {
    #expect(events(of: "\u{1b}[" + sent + "x") == expected + [character("x")])
  }

  @Test(
    arguments: [
      ("27;5;99~", [character("c", .control)]), ("27;6;67~", [character("c", .control)]),
      ("27;2;65~", [character("A")]), ("27;3;97~", [character("a", .alternate)]),
      ("27;5;9~", [key(.tab)]), ("27;2;9~", [key(.tab, .shift)]), ("27;2;13~", [key(.enter)]),
      ("27;5;105~", [key(.tab)]), ("27;9;97~", [character("a", .alternate)]),
      ("27;3;127~", [key(.backspace, .alternate)]), ("27;5~", []), ("27;5;99;1~", []),
      ("27;;99~", [character("c")]), ("27;5;~", []),
    ] as [(String, [Event])])
  func `of xterm are the keys that they are elsewhere`(sent: String, expected: [Event]) {
    #expect(events(of: "\u{1b}[" + sent + "x") == expected + [character("x")])
  }

  /// The same keyboard sends the same events in both ways.
  @Test func `give what the letter itself gives`() {
    for code in 0x20...0x7e {
      let letter = String(UnicodeScalar(UInt8(code)))
      #expect(events(of: "\u{1b}[\(code)u") == events(of: letter))
      #expect(events(of: "\u{1b}[27;3;\(code)~").count == 1)
      if (0x61...0x7a).contains(code) {
        let controlled: [UInt8] = [UInt8(code - 0x60)]
        #expect(events(of: "\u{1b}[\(code);5u") == events(of: controlled))
        #expect(events(of: "\u{1b}[27;5;\(code)~") == events(of: controlled))
      }
    }
  }

  @Test func `of any numbers do no harm`() {
    var numbers = SeededGenerator(seed: 99)
    let alphabet = Array("0123456789;:".utf8)
    for _ in 0..<3000 {
      let body = (0..<Int.random(in: 0...20, using: &numbers)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)]
      }
      let end = Bool.random(using: &numbers) ? "u" : "~"
      let read = events(of: [0x1b, 0x5b] + body + Array((end + "x").utf8))
      #expect(read.last == character("x"))
      #expect(!read.contains(.focus(true)))
    }
  }
}
