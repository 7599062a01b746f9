import Foundation
import PseudoTerminal
import SeededNumbers
import Testing

@testable import NcursesBackend

@Suite struct `The clipboard` {
  @Test func `the sequence has the text in base 64`() {
    #expect(ClipboardSequence.text(copying: "stone", within: nil) == "\u{1b}]52;c;c3RvbmU=\u{7}")
    var random = SeededGenerator(seed: 52)
    for count in 0..<60 {
      let text = String(
        (0..<count).map { _ in "aß早\u{1b}\n🙂".randomElement(using: &random) ?? "a" })
      let encoded = Data(text.utf8).base64EncodedString()
      #expect(
        ClipboardSequence.text(copying: text, within: nil) == "\u{1b}]52;c;\(encoded)\u{7}")
    }
  }

  @Test func `tmux gets it for itself and for the terminal around it`() {
    #expect(
      ClipboardSequence.text(copying: "a", within: .tmux)
        == "\u{1b}]52;c;YQ==\u{7}\u{1b}Ptmux;\u{1b}\u{1b}]52;c;YQ==\u{7}\u{1b}\\")
  }

  @Test func `GNU Screen gets nothing`() {
    #expect(ClipboardSequence.text(copying: "a", within: .screen) == nil)
  }

  @Test func `a text that is too long for terminals is not sent`() {
    let longest = String(repeating: "a", count: ClipboardSequence.longest)
    #expect(ClipboardSequence.text(copying: longest, within: nil)?.utf8.count == 100_000)
    #expect(ClipboardSequence.text(copying: longest + "a", within: nil) == nil)
  }

  @Test(
    arguments: [
      [:], ["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color"],
    ] as [[String: String?]])
  func `what a program copies is sent between frames`(environment: [String: String?]) throws {
    let terminal = try startedFixture(environment: environment)
    terminal.keepsOutput = true
    terminal.paste("copyText")
    try terminal.wait(forText: "copied")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}]52;c;c3RvbmU=\u{7}"))
    #expect(output.contains("\u{1b}Ptmux;") == (environment["TMUX"] != nil))
    // Nothing of it is seen.
    #expect(terminal.screen.row(0) == "size 80x24 copied")
  }
}
