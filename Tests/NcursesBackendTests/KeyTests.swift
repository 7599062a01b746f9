import PseudoTerminal
import Testing

@Suite struct `Keys and mouse` {
  /// Sends each text by itself, so that its event is the next one.
  private func expect(
    _ cases: [(sent: String, note: String)], columns: Int = 80, environment: [String: String?] = [:]
  ) throws {
    let terminal = try startedFixture(columns: columns, environment: environment)
    for (number, (sent, note)) in zip(1..., cases) {
      terminal.send(sent)
      try terminal.wait(for: "\(number) \(note)") {
        terminal.screen.rows.contains("\(number) \(note)")
      }
    }
  }

  @Test func `characters arrive with the whole of Unicode`() throws {
    try expect([
      ("a", #"key character("a")"#), ("Z", #"key character("Z")"#), (" ", #"key character(" ")"#),
      ("~", #"key character("~")"#), ("é", #"key character("é")"#), ("中", #"key character("中")"#),
      ("€", #"key character("€")"#), ("𝄞", #"key character("𝄞")"#),
    ])
  }

  @Test func `a character arrives whole when its bytes do not come together`() throws {
    let terminal = try startedFixture()
    terminal.sendBytes([0xe4, 0xb8])
    terminal.sendBytes([0xad])
    try terminal.wait(forText: #"1 key character("中")"#)
  }

  @Test func `bytes that are no character leave no trace`() throws {
    let terminal = try startedFixture()
    terminal.sendBytes([0xff, 0x80, 0x78])
    try terminal.wait(forText: #"1 key character("x")"#)
  }

  @Test func `control and alternate are modifiers`() throws {
    try expect([
      ("\u{03}", #"key character("c") control"#), ("\u{01}", #"key character("a") control"#),
      ("\u{11}", #"key character("q") control"#), ("\u{13}", #"key character("s") control"#),
      ("\u{16}", #"key character("v") control"#), ("\u{0f}", #"key character("o") control"#),
      ("\n", #"key character("j") control"#), ("\0", #"key character(" ") control"#),
      ("\u{1c}", #"key character("\\") control"#), ("\u{1b}x", #"key character("x") alternate"#),
      ("\u{1b}é", #"key character("é") alternate"#), ("\u{1b}[", #"key character("[") alternate"#),
      ("\u{1b}O", #"key character("O") alternate"#), ("\u{1b}]", #"key character("]") alternate"#),
      ("\u{1b}\u{03}", #"key character("c") control alternate"#),
      ("\u{1b}\u{1b}[A", "key up alternate"), ("\u{1b}\u{7f}", "key backspace alternate"),
    ])
  }

  private static let commonKeys: [(String, String)] = [
    ("\t", "key tab"), ("\r", "key enter"), ("\u{7f}", "key backspace"), ("\u{1b}", "key escape"),
    ("\u{1b}[Z", "key tab shift"), ("\u{1b}[A", "key up"), ("\u{1b}OA", "key up"),
    ("\u{1b}OB", "key down"), ("\u{1b}OC", "key right"), ("\u{1b}OD", "key left"),
    ("\u{1b}[1~", "key home"), ("\u{1b}[4~", "key end"), ("\u{1b}[2~", "key insert"),
    ("\u{1b}[3~", "key delete"), ("\u{1b}[5~", "key pageUp"), ("\u{1b}[6~", "key pageDown"),
    ("\u{1b}[1;5A", "key up control"), ("\u{1b}[1;2C", "key right shift"),
    ("\u{1b}[1;3B", "key down alternate"), ("\u{1b}[1;6D", "key left control shift"),
    ("\u{1b}[1;5H", "key home control"), ("\u{1b}[3;5~", "key delete control"),
    ("\u{1b}[5;3~", "key pageUp alternate"), ("\u{1b}OP", "key function(1)"),
    ("\u{1b}[15~", "key function(5)"), ("\u{1b}[21~", "key function(10)"),
    ("\u{1b}[24~", "key function(12)"), ("\u{1b}[1;2P", "key function(1) shift"),
    ("\u{1b}[24;5~", "key function(12) control"),
    ("\u{1b}[1;4Q", "key function(2) alternate shift"),
  ]

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `named keys arrive with their modifiers in`(type: String) throws {
    try expect(Self.commonKeys, environment: ["TERM": type])
  }

  @Test func `xterm's home and end keys arrive`() throws {
    try expect([
      ("\u{1b}OH", "key home"), ("\u{1b}OF", "key end"), ("\u{1b}[H", "key home"),
      ("\u{1b}[F", "key end"),
    ])
  }

  @Test func `two escapes are two keys`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}\u{1b}")
    try terminal.wait(forText: "1 key escape")
    try terminal.wait(forText: "2 key escape")
  }

  /// The delay is long, since a busy machine may take its time between the two halves.
  @Test(
    arguments: [
      ("\u{1b}", "[A", "key up"), ("\u{1b}[", "1;5C", "key right control"),
      ("\u{1b}[<35;10", ";5M", "mouse move at 9,4"),
      ("\u{1b}]11;rgb:ffff/ff", "ff/ffff\u{7}", "style light"),
    ])
  func `the rest of a sequence is waited for while other things happen`(
    start: String, rest: String, note: String
  ) throws {
    let terminal = try startedFixture(environment: ["ESCDELAY": "20000"], nature: .silent)
    terminal.send(start)
    for size in [81, 82] {
      terminal.resize(columns: size, rows: 24)
      try terminal.waitForFrame(columns: size, rows: 24)
    }
    try terminal.wait(forText: "resize 82x24")
    terminal.send(rest + "x")
    try terminal.wait(forText: #"key character("x")"#)
    let notes = terminal.screen.rows.filter { row in
      ["key ", "mouse ", "style "].contains { row.contains($0) }
    }
    #expect(
      notes.map { String($0.drop { $0 != " " }.dropFirst()) } == [note, "key character(\"x\")"])
  }

  @Test func `an endless row of escapes does no harm`() throws {
    let terminal = try startedFixture()
    for _ in 0..<100 { terminal.send(String(repeating: "\u{1b}", count: 300)) }
    terminal.send("\u{1b}x")
    try terminal.wait(for: "the last key") {
      terminal.screen.text.hasSuffix(" key character(\"x\") alternate\n" + mark)
    }
  }

  /// What the fixture draws into the last cell.
  private let mark = String(repeating: " ", count: 79) + "#"

  @Test func `unknown sequences leave no trace`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[99;9u\u{1b}[?61;4c\u{1b}]10;rgb:00/00/00\u{07}\u{1b}[200;1;1;1H")
    terminal.send("\u{1b}]4;1;rgb:00/00/00\u{1b}\\\u{1b}[M !!\u{1b}Oz")
    terminal.send("x")
    try terminal.wait(forText: #"1 key character("x")"#)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen"])
  func `the mouse arrives from every column in`(type: String) throws {
    try expect(
      [
        ("\u{1b}[<0;1;1M", "mouse press left at 0,0"),
        ("\u{1b}[<0;301;5m", "mouse release left at 300,4"),
        ("\u{1b}[<32;300;5M", "mouse drag left at 299,4"),
        ("\u{1b}[<1;2;3M", "mouse press middle at 1,2"),
        ("\u{1b}[<34;2;3M", "mouse drag right at 1,2"),
        ("\u{1b}[<35;2;3M", "mouse move at 1,2"),
        ("\u{1b}[<64;2;3M", "mouse scrollUp at 1,2"),
        ("\u{1b}[<65;2;3M", "mouse scrollDown at 1,2"),
        ("\u{1b}[<66;2;3M", "mouse scrollLeft at 1,2"),
        ("\u{1b}[<67;2;3M", "mouse scrollRight at 1,2"),
        ("\u{1b}[<81;2;3M", "mouse scrollDown at 1,2 control"),
        ("\u{1b}[<71;2;3M", "mouse scrollRight at 1,2 shift"),
        ("\u{1b}[<48;301;3M", "mouse drag left at 300,2 control"),
        ("\u{1b}[<20;2;3M", "mouse press left at 1,2 control shift"),
        ("\u{1b}[<10;2;3M", "mouse press right at 1,2 alternate"),
      ], columns: 310, environment: ["TERM": type])
  }

  @Test func `buttons without a name leave no trace`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[<35;3;3m\u{1b}[<130;3;3M\u{1b}[<0;4;4M")
    try terminal.wait(forText: "1 mouse press left at 3,3")
  }

  @Test func `pasted text arrives as a whole`() throws {
    let long = String(repeating: "long wörter ", count: 2000)
    try expect([
      ("\u{1b}[200~a\rb\r\nc\td é中 \u{1b}[x\u{1b}[201~", #"paste "a\nb\nc\td é中 \u{1B}[x""#),
      ("\u{1b}[200~\u{1b}[201~", #"paste """#),
      ("y", #"key character("y")"#),
    ])
    let terminal = try startedFixture()
    terminal.paste(long)
    terminal.send("y")
    try terminal.wait(forText: #"2 key character("y")"#)
  }
}
