import TerminalInterface
import Testing

@testable import TerminalInput

@Suite struct `Reading a paste` {
  @Test func `it comes in pieces, between which other things are done`() {
    let line = Line()
    line.send("\u{1b}[200~one ")
    line.send("two\u{1b}[20", after: .milliseconds(900))
    line.send("1~x", after: .milliseconds(900))
    var reader = line.reader()
    #expect(reader.readAll().isEmpty)
    #expect(reader.patience == .seconds(1))
    #expect(line.events(of: &reader) == [.paste("one two"), character("x")])
    #expect(reader.patience == nil)
  }

  @Test func `it ends after a second where its end is missing`() {
    let line = Line()
    line.send("\u{1b}[200~lost")
    line.send("x", after: .milliseconds(1001))
    var reader = line.reader()
    #expect(line.events(of: &reader) == [.paste("lost"), character("x")])
    #expect(line.time == .milliseconds(1001))
  }

  @Test func `more than a mebibyte comes in pieces of whole characters and lines`() {
    let text = String(repeating: "é\r\n", count: 600_000)
    let read = events(of: "\u{1b}[200~" + text + "\u{1b}[201~")
    let pieces = read.map { event in if case .paste(let text) = event { text } else { "?" } }
    #expect(pieces.count == 3)
    #expect(pieces.joined() == String(repeating: "é\n", count: 600_000))
  }
}
