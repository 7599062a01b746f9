import Glibc
import PseudoTerminal
import Testing

/// What each of the texts is noted as, sent one by one.
private func expectEvents(_ cases: [(sent: String, note: String)], type: String) throws {
  let terminal = try startedFixture(environment: ["TERM": type])
  for (number, (sent, note)) in zip(1..., cases) {
    terminal.send(sent)
    try terminal.wait(for: "\(number) \(note) in \(type)") {
      terminal.screen.rows.contains("\(number) \(note)")
    }
  }
}

// What the terminals send is in their manuals: xterm's ctlseqs, console_codes(4), rxvtRef(7).
@Suite struct `Sequences of keys` {
  @Test(arguments: ["linux", "xterm-256color"])
  func `function keys of Linux's console arrive in`(type: String) throws {
    try expectEvents(
      [
        ("\u{1b}[[A", "key function(1)"), ("\u{1b}[[E", "key function(5)"),
        ("\u{1b}[17~", "key function(6)"), ("\u{1b}[24~", "key function(12)"),
        ("\u{1b}[25~", "key function(1) shift"), ("\u{1b}[34~", "key function(8) shift"),
        ("x", #"key character("x")"#),
      ], type: type)
  }

  @Test func `function keys and modifiers of rxvt arrive`() throws {
    try expectEvents(
      [
        ("\u{1b}[11~", "key function(1)"), ("\u{1b}[24~", "key function(12)"),
        ("\u{1b}[25~", "key function(3) shift"), ("\u{1b}[23$", "key function(11) shift"),
        ("\u{1b}[11^", "key function(1) control"), ("\u{1b}[24^", "key function(12) control"),
        ("\u{1b}[25^", "key function(3) control shift"),
        ("\u{1b}[24@", "key function(12) control shift"), ("\u{1b}[a", "key up shift"),
        ("\u{1b}Od", "key left control"), ("\u{1b}[3^", "key delete control"),
        ("\u{1b}[5$", "key pageUp shift"), ("\u{1b}[7~", "key home"),
        ("\u{1b}[8^", "key end control"),
        ("\u{1b}\u{1b}[11~", "key function(1) alternate"), ("x", #"key character("x")"#),
      ], type: "rxvt")
  }

  @Test(arguments: ["xterm-256color", "rxvt-unicode-256color", "tmux-256color"])
  func `the numeric keypad writes what is on its keys in`(type: String) throws {
    let keys = "*+,-./0123456789"
    var cases = zip("jklmnopqrstuvwxy", keys).map { letter, key in
      ("\u{1b}O\(letter)", "key character(\"\(key)\")")
    }
    cases += [("\u{1b}OX", #"key character("=")"#), ("\u{1b}OM", "key enter")]
    try expectEvents(cases, type: type)
  }

  @Test func `all modifiers of xterm's function keys arrive`() throws {
    let modifiers = [
      (2, " shift"), (3, " alternate"), (4, " alternate shift"), (5, " control"),
      (6, " control shift"), (7, " control alternate"), (8, " control alternate shift"),
    ]
    var cases: [(String, String)] = []
    for (code, name) in modifiers {
      cases.append(("\u{1b}[1;\(code)P", "key function(1)" + name))
      cases.append(("\u{1b}[15;\(code)~", "key function(5)" + name))
      cases.append(("\u{1b}[24;\(code)~", "key function(12)" + name))
    }
    try expectEvents(Array(cases.prefix(20)), type: "xterm-256color")
  }

  @Test func `a report of the cursor's place is no key`() throws {
    try expectEvents(
      [("\u{1b}[12;40R\u{1b}[2;3R\u{1b}[24;1Rx", #"key character("x")"#)], type: "xterm-256color")
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux"])
  func `who has the keyboard is told in`(type: String) throws {
    try expectEvents([("\u{1b}[I", "focus true"), ("\u{1b}[O", "focus false")], type: type)
  }

  @Test(arguments: ["P1$r0m", "X text", "]10;rgb:00/00/00", "^private", "_Gi=1;OK", "]l title"])
  func `a string is swallowed as a whole`(string: String) throws {
    for end in ["\u{1b}\\", "\u{07}", "\u{18}"] {
      let terminal = try startedFixture()
      terminal.send("\u{1b}" + string + end + "x")
      try terminal.wait(forText: #"1 key character("x")"#)
    }
  }

  @Test(arguments: ["P1$r", "X", "]11;", "^", "_G", "[1;2", "[?", "O1"])
  func `what follows a sequence without an end arrives`(string: String) throws {
    let terminal = try startedFixture()
    let long = String(repeating: "1", count: 3000)
    for _ in 0..<20 { terminal.send("\u{1b}" + string + long) }
    terminal.send("\u{1b}OP")
    try terminal.wait(forText: "1 key function(1)")
  }

  @Test(arguments: ["P", "X", "]", "^", "_"])
  func `a letter that begins strings is a key with alternate`(letter: String) throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}" + letter)
    try terminal.wait(forText: "1 key character(\"\(letter)\") alternate")
    terminal.send("\u{1b}\(letter)\u{1b}\(letter)")
    try terminal.wait(forText: "2 key character(\"\(letter)\") alternate")
    try terminal.wait(forText: "3 key character(\"\(letter)\") alternate")
  }

  @Test func `a report from beyond any screen leaves no trace`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[<0;9223372036854775807;1M\u{1b}[<0;1;99999999999999999999M")
    terminal.send("\u{1b}[<0;65536;65536M")
    try terminal.wait(forText: "1 mouse press left at 65535,65535")
  }
}

@Suite struct `Pasted text` {
  @Test func `keys and controls in it stay text`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[200~a\u{1b}[Ab\u{1b}OPc\u{01}\u{1b}[<0;1;1Md\u{1b}\u{1b}[201~")
    try terminal.wait(
      forText: #"1 paste "a\u{1B}[Ab\u{1B}OPc\u{01}\u{1B}[<0;1;1Md\u{1B}""#)
  }

  @Test func `it may come in pieces, between which other things happen`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[200~one ")
    terminal.resize(columns: 81, rows: 24)
    try terminal.wait(forText: "1 resize 81x24")
    terminal.send("two\u{1b}[20")
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(forText: "2 resize 80x24")
    terminal.send("1~")
    try terminal.wait(forText: #"3 paste "one two""#)
  }

  @Test func `it ends after a pause where its end is missing`() throws {
    let terminal = try startedFixture()
    terminal.send("\u{1b}[200~lost")
    try terminal.wait(forText: #"1 paste "lost""#)
    terminal.send("x")
    try terminal.wait(forText: #"2 key character("x")"#)
  }

  @Test func `more than a mebibyte comes in pieces`() throws {
    let terminal = try startedFixture()
    terminal.paste(String(repeating: "é", count: 600_000))
    try terminal.wait(forText: "2 paste")
    let sizes = terminal.screen.rows.compactMap { row in
      row.contains(" paste of ") ? row.split(separator: " ").compactMap { Int($0) }.last : nil
    }
    #expect(sizes.reduce(0, +) == 1_200_000)
    #expect(sizes.allSatisfy { $0 % 2 == 0 })
  }
}
