import SeededNumbers
import TerminalInterface
import Testing

@testable import TerminalInput

@Suite struct `What a terminal answers` {
  @Test(
    arguments: [
      ("?2026;1$y", .mode(2026, .on)), ("?2026;2$y", .mode(2026, .off)),
      ("?2026;3$y", .mode(2026, .on)), ("?2026;0$y", .mode(2026, .absent)),
      ("?2026;4$y", .mode(2026, .absent)), ("?7;1$y", .mode(7, .on)),
      ("?62;22c", .attributes), ("?1;2c", .attributes), ("?6c", .attributes),
      ("?997;1n", .userInterfaceStyle(.dark)), ("?997;2n", .userInterfaceStyle(.light)),
    ] as [(String, TerminalAnswer)])
  func `sequences are understood`(text: String, answer: TerminalAnswer) {
    #expect(TerminalAnswer(ControlSequence(text)) == answer)
  }

  @Test(arguments: [
    "", "c", "62;22c", ">41;379;0c", "?2026;2y", "?2026$y", "?2026;$y", "?;2$y", "?1;2;3$y",
    "?997;3n", "?997n", "997;1n", "2026;2$y", "?99999999999999999999;1$y", "1;5R",
  ])
  func `other sequences are no answers`(text: String) {
    #expect(TerminalAnswer(ControlSequence(text)) == nil)
  }

  @Test(
    arguments: [
      ("rgb:0000/0000/0000", 0, 0, 0), ("rgb:ffff/ffff/ffff", 255, 255, 255),
      ("rgb:1c1c/2d2d/3e3e", 0x1c, 0x2d, 0x3e), ("rgb:f/8/0", 255, 136, 0),
      ("rgb:fff/800/000", 255, 127, 0), ("rgb:12/34/56", 0x12, 0x34, 0x56),
      ("rgba:ffff/0000/ffff/8080", 255, 0, 255), ("rgb:FFFF/aBcD/0", 255, 171, 0),
    ])
  func `a background has a colour`(text: String, red: Int, green: Int, blue: Int) {
    let color = RGB(red: red, green: green, blue: blue)
    #expect(TerminalAnswer(operatingSystemCommand: "11;" + text) == .background(color))
  }

  @Test(arguments: [
    "", "11;", "11;?", "11;#ffffff", "11;rgb:", "11;rgb:1/2", "11;rgb:1/2/3/4", "11;rgba:1/2/3",
    "11;rgb:12345/0/0", "11;rgb:+1/0/0", "11;rgb:-1/0/0", "11;rgb:g/0/0", "11;rgb://",
    "11;hsl:1/2/3", "10;rgb:0/0/0", "111;rgb:0/0/0",
  ])
  func `other strings are no answers`(text: String) {
    #expect(TerminalAnswer(operatingSystemCommand: text) == nil)
  }

  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("12;8", .dark), ("7;6", .dark),
      ("15;default", .unspecified), ("", .unspecified), ("0;16", .unspecified),
      ("-1", .unspecified),
    ] as [(String, UserInterfaceStyle)])
  func `the variable says what an old terminal does not`(value: String, style: UserInterfaceStyle) {
    #expect(Inquiry(colorVariable: value).userInterfaceStyle == style)
  }

  @Test func `an answer counts for more than the variable`() {
    var inquiry = Inquiry(colorVariable: "15;0")
    inquiry.read(.background(RGB(red: 250, green: 250, blue: 240)))
    #expect(inquiry.userInterfaceStyle == .light)
    #expect(!inquiry.holdsFrames && !inquiry.isOver)
    inquiry.read(.mode(2004, .on))
    #expect(!inquiry.holdsFrames)
    inquiry.read(.mode(2026, .off))
    inquiry.read(.attributes)
    #expect(inquiry.holdsFrames && inquiry.isOver)
    inquiry.read(.userInterfaceStyle(.dark))
    #expect(inquiry.userInterfaceStyle == .dark)
  }

  @Test func `without colours the background does not matter`() {
    var inquiry = Inquiry(colorVariable: "15;0", showsColors: false)
    inquiry.read(.background(RGB(red: 0, green: 0, blue: 0)))
    inquiry.read(.userInterfaceStyle(.light))
    #expect(inquiry.userInterfaceStyle == .unspecified)
    inquiry.read(.mode(2026, .off))
    inquiry.read(.attributes)
    #expect(inquiry.holdsFrames && inquiry.isOver)
  }

  @Test func `no bytes do harm`() {
    var numbers = SeededGenerator(seed: 2026)
    let alphabet = Array("?0123456789;$:/rgbaffcny\u{1b}-+ é".utf8)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if case .background(let color) = TerminalAnswer(operatingSystemCommand: "11;" + text) {
        #expect([color.red, color.green, color.blue].allSatisfy { (0...255).contains($0) })
      }
      _ = TerminalAnswer(ControlSequence(parameters: bytes.dropLast(), final: bytes.last))
    }
  }
}
