import SeededNumbers
import TerminalInput
import Testing

@testable import TerminalDiagnosis

@Suite struct `Answers among keys` {
  private func answers(in text: String) -> [ExaminationAnswer] {
    var reader = AnswerReader()
    return text.utf8.compactMap { reader.read($0) }
  }

  @Test(arguments: ["\u{1b}\\", "\u{07}"])
  func `answers of all kinds are found one behind another`(end: String) {
    let text =
      "\u{1b}P>|tmux 3.3a\(end)\u{1b}[?2026;2$y\u{1b}]11;rgb:0/0/0\(end)\u{1b}[3;7R\u{1b}[?1;2c"
    #expect(
      answers(in: text) == [
        .name("tmux 3.3a"),
        .common(.mode(2026, .off)),
        .common(.background(RGB(red: 0, green: 0, blue: 0))),
        .cursor(row: 3, column: 7), .attributes([1, 2]),
      ])
  }

  /// Keys as terminals send them.
  private static let keys = [
    "a", "ä", "中", "\r", "\t", "\u{7f}", "\u{1b}", "\u{1b}[A", "\u{1b}OP", "\u{1b}[1;5C",
    "\u{1b}[3~", "\u{1b}[Z", "\u{1b}[<0;3;4M", "\u{1b}P", "\u{1b}]", "\u{1b}[", "\u{1b}x",
    "\u{1b}[200~pasted\u{1b}[201~", "\u{1b}[M !!", "\u{1b}[I",
  ]

  @Test(arguments: keys)
  func `a key before an answer does not hide it, and is none`(key: String) {
    #expect(answers(in: key + "\u{1b}[3;7R" + key) == [.cursor(row: 3, column: 7)])
  }

  @Test func `a string without an end hides nothing but itself`() {
    #expect(
      answers(in: "\u{1b}]11;rgb:0/0/0\u{1b}[3;7R\u{1b}P>|x\u{18}\u{1b}[?6c") == [
        .cursor(row: 3, column: 7), .attributes([6]),
      ])
  }

  @Test(arguments: ["\u{1b}[", "\u{1b}]11;", "\u{1b}P>|"])
  func `what is longer than any answer is none`(introducer: String) {
    let long = introducer + String(repeating: "1", count: 100_000)
    let end = introducer == "\u{1b}[" ? "c" : "\u{1b}\\"
    #expect(answers(in: long + end + "\u{1b}[3;7R") == [.cursor(row: 3, column: 7)])
  }

  @Test func `an interrupt is noticed wherever it stands`() {
    for before in Self.keys {
      var reader = AnswerReader(interrupt: 3)
      for byte in before.utf8 { _ = reader.read(byte) }
      #expect(!reader.isInterrupted)
      _ = reader.read(3)
      #expect(reader.isInterrupted)
    }
  }

  /// Whatever stands around an answer, it is found once an Escape begins it; and nothing is found
  /// that was not sent.
  @Test(arguments: 0..<200)
  func `random bytes hide no answer and make none`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var reader = AnswerReader()
    let pieces = Self.keys + ["\u{1b}\u{1b}", "0", ";", "?", "$", "\u{07}", "\u{1b}\\", "\u{1b}[?"]
    for _ in 0..<50 {
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let piece = Bool.random(using: &generator) ? pieces.randomElement(using: &generator) : nil
        let byte = UInt8.random(in: 0...255, using: &generator)
        for byte in piece.map({ Array($0.utf8) }) ?? [byte] { _ = reader.read(byte) }
      }
      let row = Int.random(in: 1...999, using: &generator)
      var found: [ExaminationAnswer] = []
      for byte in "\u{1b}[\(row);77R".utf8 { found += reader.read(byte).map { [$0] } ?? [] }
      #expect(found == [.cursor(row: row, column: 77)])
    }
  }
}
