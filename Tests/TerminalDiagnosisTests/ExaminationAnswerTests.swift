import TerminalInput
import Testing

@testable import TerminalDiagnosis

/// Answers as ECMA-48, DEC's manuals and xterm's list of control sequences write them.
@Suite struct `Answers to an examination` {
  @Test(arguments: [
    ("?1;2c", ExaminationAnswer.attributes([1, 2])),
    ("?6c", .attributes([6])),
    ("?c", .attributes([0])),
    ("?64;1;2;6;9;15c", .attributes([64, 1, 2, 6, 9, 15])),
    (">41;379;0c", .secondaryAttributes([41, 379, 0])),
    ("24;80R", .cursor(row: 24, column: 80)),
    ("8;24;80t", .textSize(rows: 24, columns: 80)),
  ])
  func `a control sequence`(body: String, answer: ExaminationAnswer) {
    #expect(ExaminationAnswer(controlSequence: Array(body.utf8)) == answer)
  }

  @Test(arguments: [
    "", "R", "A", "1;5A", "0;1R", "1;0R", "1R", "1;2;3R", "?1;2R", "c", "1;2c", "?1;xc", "4;24;80t",
    "8;24t", "<0;1;1M", "?1234567890c", "1:2;3R",
    "200~",
  ])
  func `a control sequence that is none`(body: String) {
    #expect(ExaminationAnswer(controlSequence: Array(body.utf8)) == nil)
  }

  @Test func `what a running program asks for is read as it reads it`() {
    #expect(
      ExaminationAnswer(controlSequence: Array("?7;1$y".utf8))
        == .common(.mode(7, .on)))
    #expect(
      ExaminationAnswer(operatingSystemCommand: Array("11;rgb:ffff/8080/0".utf8))
        == .common(.background(RGB(red: 255, green: 128, blue: 0))))
    #expect(ExaminationAnswer(operatingSystemCommand: Array("52;c;aGk=".utf8)) == nil)
  }

  @Test func `a name`() {
    #expect(
      ExaminationAnswer(deviceControlString: Array(">|XTerm(379)".utf8)) == .name("XTerm(379)"))
    for none in ["", ">|", "|tmux", "1$r0m", ">tmux"] {
      #expect(ExaminationAnswer(deviceControlString: Array(none.utf8)) == nil)
    }
  }
}
