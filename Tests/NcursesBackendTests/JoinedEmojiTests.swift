import PseudoTerminal
import Testing

@Suite struct `Joined emoji` {
  private static let begin = "\u{1b}[?2027h"
  private static let end = "\u{1b}[?2027l"
  private static let whole = ["👩‍🚀", "👍🏽", "👩‍👩‍👧"]

  /// What the fixture sends to show emoji, after `prepare`.
  private func sent(
    to nature: TerminalNature, until last: String,
    prepare: (PseudoTerminal) throws -> Void = { _ in }
  ) throws -> String {
    let terminal = try startedFixture(nature: nature)
    terminal.keepsOutput = true
    terminal.paste("showEmoji")
    try prepare(terminal)
    var text = ""
    try terminal.wait(for: "emoji") {
      text = String(decoding: terminal.output, as: UTF8.self)
      return text.contains(last) && !terminal.screen.isWithinFrame
    }
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    return text
  }

  @Test func `they are sent whole where the terminal groups them, and nothing else is grouped`()
    throws
  {
    let text = try sent(to: .init(clusters: 2), until: Self.end)
    var grouped = ""
    var outside = ""
    for (index, part) in text.components(of: Self.begin).enumerated() {
      let parts = part.components(of: Self.end)
      if index > 0 { grouped += parts[0] }
      outside += parts.dropFirst(index > 0 ? 1 : 0).joined()
    }
    for whole in Self.whole { #expect(grouped.contains(whole), "\(whole)") }
    #expect(!outside.unicodeScalars.contains("\u{200D}") && outside.contains("नि"))
    #expect(!grouped.unicodeScalars.contains("\u{928}"))
    #expect(!text.contains("👩‍👩‍👧‍👦") && !text.unicodeScalars.contains("\u{1F308}"))
  }

  @Test func `a terminal that groups them anyway is left as it is`() throws {
    let text = try sent(to: .init(clusters: 1), until: "👩‍👩‍👧")
    for whole in Self.whole { #expect(text.contains(whole), "\(whole)") }
    #expect(!text.contains("?2027h") && !text.contains("?2027l"))
  }

  @Test(arguments: [TerminalNature.modern, .plain, .silent])
  func `elsewhere their first is sent`(nature: TerminalNature) throws {
    let text = try sent(to: nature, until: "🏳")
    #expect(text.contains("👩👍") && !text.unicodeScalars.contains("\u{200D}"))
    #expect(!text.contains("?2027h") && !text.unicodeScalars.contains("\u{1F3FD}"))
  }

  @Test func `an answer that comes late draws them anew`() throws {
    let text = try sent(to: .silent, until: Self.end) { terminal in
      try terminal.wait(for: "emoji") { terminal.screen.row(2).hasPrefix("🏳") }
      terminal.send("\u{1b}[?2027;2$y\u{1b}[?62;22c")
    }
    for whole in Self.whole { #expect(text.contains(whole), "\(whole)") }
  }
}

extension String {
  /// The parts between a text.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
