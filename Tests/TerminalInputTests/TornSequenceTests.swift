import CellDrawing
import SeededNumbers
import TerminalInterface
import Testing

@testable import TerminalInput

/// Sequences whose bytes come with long pauses between them, as over a line that stalls.
@Suite struct `Torn sequences` {
  /// One of each kind.
  private static let sequences = [
    "\u{1b}[A", "\u{1b}OA", "\u{1b}[1;5C", "\u{1b}[3~", "\u{1b}[24;8~", "\u{1b}[Z", "\u{1b}[[A",
    "\u{1b}[3^", "\u{1b}[23$", "\u{1b}Oa", "\u{1b}\u{1b}[A", "\u{1b}\u{1b}OA", "\u{1b}[I",
    "\u{1b}[<35;10;5M", "\u{1b}[<0;1;1m", "\u{1b}[M !!", "\u{1b}[12;40R", "\u{1b}[?2026;2$y",
    "\u{1b}[?62;22c", "\u{1b}[?997;1n", "\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{7}",
    "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", "\u{1b}P>|name\u{1b}\\", "\u{1b}_Gi=1;OK\u{1b}\\",
    "\u{1b}[200~a\u{1b}[201~", "\u{1b}[99:67;5:1u", "\u{1b}[27;5;99~",
    "\u{1b}[" + String(repeating: "1;", count: 300) + "A",
  ]

  private static let keys = TerminalKeys(type: "xterm") { name in
    ["kcuu1": "\u{1b}OA", "kUP5": "\u{1b}[1;5A", "kf1": "\u{1b}[11~"][name].map { Array($0.utf8) }
  }

  /// The longest pause that tears nothing, behind the first bytes of a sequence.
  private func pause(behind bytes: some Collection<UInt8>) -> Duration {
    let rest = bytes.drop { $0 == 0x1b }
    return .milliseconds(rest.isEmpty ? 24 : rest.count == 1 ? 249 : 999)
  }

  @Test(arguments: sequences)
  func `are understood wherever they are torn`(sequence: String) {
    let bytes = Array((sequence + "x").utf8)
    let whole = events(of: bytes, keys: Self.keys)
    for cut in 1..<bytes.count - 1 {
      let line = Line()
      line.send(Array(bytes[..<cut]))
      line.send(Array(bytes[cut...]), after: pause(behind: bytes[..<cut]))
      var reader = line.reader(keys: Self.keys)
      #expect(line.events(of: &reader) == whole, "cut at \(cut)")
    }
  }

  @Test(arguments: sequences)
  func `are understood where each byte comes by itself`(sequence: String) {
    let bytes = Array((sequence + "x").utf8)
    let line = Line()
    for (index, byte) in bytes.enumerated() {
      line.send([byte], after: index == 0 ? .zero : pause(behind: bytes[..<index]))
    }
    var reader = line.reader(keys: Self.keys)
    #expect(line.events(of: &reader) == events(of: bytes, keys: Self.keys))
  }

  /// What is lost of a sequence does not make text of the rest.
  @Test(arguments: sequences)
  func `are dropped where their rest does not come`(sequence: String) {
    let bytes = Array(sequence.utf8)
    for cut in 1..<bytes.count {
      let line = Line()
      line.send(Array(bytes[..<cut]))
      line.send("x", after: .milliseconds(1001))
      var reader = line.reader(keys: Self.keys)
      let read = line.events(of: &reader)
      #expect(read.last == character("x"), "cut at \(cut)")
      // An Escape and what follows an introducer are keys; of a paste the text counts.
      let body = bytes[..<cut].drop { $0 == 0x1b }
      if body.count > 1, !sequence.contains("200~"), bytes[cut - 1] != 0x1b {
        #expect(read == [character("x")], "cut at \(cut)")
      }
    }
  }

  @Test(arguments: 0..<100)
  func `take what comes behind them up to their end, whatever it is`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let start =
      ["\u{1b}[<35;10", "\u{1b}[1;", "\u{1b}[?2", "\u{1b}]11;rg", "\u{1b}P>|"]
      .randomElement(using: &numbers) ?? ""
    let isString = !start.contains("[")
    for end in [isString ? "\u{1b}\\" : "\u{7f}", nil] {
      let line = Line()
      line.send(start)
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        let byte = UInt8.random(in: isString ? 0x20...0x7e : 0x20...0x3f, using: &numbers)
        line.send([byte], after: .milliseconds(Int.random(in: 0...999, using: &numbers)))
      }
      if let end { line.send(end, after: .milliseconds(999)) }
      line.send("x", after: .milliseconds(end == nil ? 1001 : 0))
      var reader = line.reader()
      let expected = end == "\u{7f}" ? [key(.backspace), character("x")] : [character("x")]
      #expect(line.events(of: &reader) == expected)
    }
  }

  @Test func `no other work waits for them`() {
    let line = Line()
    line.send("\u{1b}[<35;10")
    var reader = line.reader()
    #expect(reader.readAll().isEmpty)
    #expect(line.time == .milliseconds(25))
    #expect(reader.patience == .milliseconds(975))
    #expect(reader.readAll().isEmpty)
    #expect(line.time == .milliseconds(25))
    line.send(";5M", after: .milliseconds(500))
    #expect(
      line.events(of: &reader) == [.mouse(MouseEvent(.move, at: CellPoint(x: 9, y: 4)))])
    #expect(reader.patience == nil)
  }

  @Test(arguments: ["[", "O", "]", "P"])
  func `an introducer alone is a key with alternate after a quarter of a second`(letter: String) {
    let line = Line()
    line.send("\u{1b}" + letter)
    var reader = line.reader()
    #expect(line.events(of: &reader) == [character(Character(letter), .alternate)])
    #expect(line.time == .milliseconds(250))
  }

  @Test(arguments: [0, 10, 25, 100, 1000, 5000])
  func `an Escape is a key after the delay that the user wants`(delay: Int) {
    let line = Line()
    line.send("\u{1b}")
    var reader = line.reader(escapeDelay: .milliseconds(delay))
    #expect(line.events(of: &reader) == [key(.escape)])
    #expect(line.time == .milliseconds(delay))
    line.send("\u{1b}", after: .seconds(1))
    line.send("[A", after: .milliseconds(max(0, delay - 1)))
    #expect(line.events(of: &reader) == [key(.up)])
  }

  @Test func `a delay that is longer than other pauses holds for all of a sequence`() {
    let line = Line()
    var reader = line.reader(escapeDelay: .seconds(3))
    for piece in ["\u{1b}", "[", "1;5", "C"] { line.send(piece, after: .milliseconds(2999)) }
    #expect(line.events(of: &reader) == [key(.right, .control)])
  }

  @Test(arguments: ["\r", "\u{3}", "\t"])
  func `a key that no string has ends a string that a key with alternate began`(sent: String) {
    let line = Line()
    line.send("\u{1b}]")
    for letter in "word" + sent + "x" { line.send(String(letter), after: .milliseconds(100)) }
    var reader = line.reader()
    #expect(line.events(of: &reader) == events(of: sent + "x"))
  }
}
