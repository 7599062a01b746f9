import SeededNumbers
import TerminalInterface
import Testing

@testable import TerminalInput

/// Random bytes, and those of sequences, in pieces that come a few milliseconds apart.
@Suite struct `Bytes in pieces` {
  private static let texts = [
    "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}\\", "\u{7}", "\u{18}",
    "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[<0;10;10M", "\u{1b}[<64;99999999999999999999;1M",
    "\u{1b}[M !!", "\u{1b}[1;5A", "\u{1b}[24;8~", "\u{1b}[[A", "\u{1b}[11^", "\u{1b}[2$",
    "\u{1b}[I",
    "\u{1b}]11;rgb:0/0/0\u{7}", "\u{1b}[?61;4c", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}[?997;1n",
    "\u{1b}OA", "é中👍", "text", ";", "5", "~", "M", "\r", "\u{1b}\u{1b}", "\u{1b}]x", "\u{9b}31m",
  ].map { Array($0.utf8) }

  private static let keys = TerminalKeys(type: "xterm") { name in
    ["kcuu1": "\u{1b}OA", "kbs": "\u{8}", "kf1": "\u{1b}OP"][name].map { Array($0.utf8) }
  }

  private func bytes(_ numbers: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...30, using: &numbers)).flatMap { _ in
      Bool.random(using: &numbers)
        ? Self.texts.randomElement(using: &numbers) ?? []
        : [UInt8.random(in: 0...255, using: &numbers)]
    }
  }

  @Test(arguments: 0..<400)
  func `make the events that they make at once`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let bytes = bytes(&numbers)
    let line = Line()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(8, rest.count), using: &numbers)
      line.send(
        Array(rest.prefix(count)), after: .milliseconds(Int.random(in: 0...24, using: &numbers)))
      rest = rest.dropFirst(count)
    }
    var reader = line.reader(keys: Self.keys)
    let read = line.events(of: &reader)
    #expect(read == events(of: bytes, keys: Self.keys), "\(bytes)")
  }

  @Test(arguments: 0..<400)
  func `are read to their end, and what follows is understood`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let line = Line()
    var reader = line.reader(keys: Self.keys)
    line.send(bytes(&numbers))
    _ = line.events(of: &reader)
    // Whatever is open has ended by a pause; only half a character is still waited for.
    line.send("!x", after: .seconds(2))
    #expect(line.events(of: &reader).suffix(1) == [character("x")])
  }
}
