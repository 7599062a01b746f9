import TerminalInterface
import Testing

@testable import TerminalInput

@Suite struct `Keys of a terminal's description` {
  private func keys(_ entry: [String: String], type: String = "own") -> TerminalKeys {
    TerminalKeys(type: type) { name in entry[name].map { Array($0.utf8) } }
  }

  @Test func `what the description names is understood`() {
    let keys = keys([
      "kcuu1": "\u{0b}", "khome": "\u{1e}", "kf1": "\u{01}@\r", "kri": "\u{1b}a", "kel": "\u{1b}T",
      "kLFT5": "\u{1b}[52~", "kDC": "\u{1b}W", "kxIN": "\u{1b}[>i",
    ])
    let text = "\u{0b}\u{1e}\u{01}@\r\u{1b}a\u{1b}T\u{1b}[52~\u{1b}W\u{1b}[>ix"
    #expect(
      events(of: text, keys: keys) == [
        key(.up), key(.home), key(.function(1)), key(.up, .shift), key(.end, .control),
        key(.left, .control), key(.delete, .shift), .focus(true), character("x"),
      ])
  }

  @Test func `it counts for more than what most terminals send`() {
    let keys = keys(["kend": "\u{1b}[1~", "kcud1": "\n"])
    #expect(events(of: "\u{1b}[1~\n\u{1b}[4~", keys: keys) == [key(.end), key(.down), key(.end)])
  }

  @Test func `a key with alternate has an escape more`() {
    let keys = keys(["kcuu1": "\u{1b}OA", "kbs": "\u{8}"])
    #expect(
      events(of: "\u{1b}\u{1b}OA\u{1b}\u{8}\u{1b}\u{1b}\u{1b}OA", keys: keys) == [
        key(.up, .alternate), key(.backspace, .alternate), key(.escape), key(.up, .alternate),
      ])
  }

  @Test func `what only begins as a key is read as what it is`() {
    let keys = keys(["kf1": "\u{01}@\r"])
    #expect(
      events(of: "\u{01}@x\u{01}", keys: keys) == [
        character("a", .control), character("@"), character("x"), character("a", .control),
      ])
  }

  @Test func `of two keys that send the same the arrow counts`() {
    let keys = keys(["kcub1": "\u{8}", "kbs": "\u{8}"])
    #expect(events(of: "\u{8}", keys: keys) == [key(.left)])
  }

  @Test func `the terminal says which byte erases`() {
    let keys = TerminalKeys(type: "own", eraseByte: 0x08) { _ in nil }
    #expect(events(of: "\u{8}\u{7f}", keys: keys) == [key(.backspace), key(.backspace)])
    #expect(events(of: "\u{8}") == [character("h", .control)])
  }

  @Test(
    arguments: [
      ("xterm", "\u{1b}[1;2P", 25, key(.function(1), .control)),
      ("linux", "\u{1b}[25~", 13, key(.function(1), .shift)),
      ("rxvt-unicode", "\u{1b}[25~", 13, key(.function(3), .shift)),
      ("wyse", "\u{1b}[25~", 13, key(.function(13))),
    ] as [(String, String, Int, Event)])
  func `function keys beyond the twelfth are others with modifiers`(
    type: String, thirteenth: String, number: Int, event: Event
  ) {
    let sent = number == 13 ? thirteenth : "\u{1b}!"
    var entry = ["kf13": thirteenth]
    entry["kf\(number)"] = sent
    #expect(events(of: sent, keys: keys(entry, type: type)) == [event])
  }

  @Test func `an empty text is no key`() {
    #expect(events(of: "x", keys: keys(["kcuu1": ""])) == [character("x")])
  }
}
