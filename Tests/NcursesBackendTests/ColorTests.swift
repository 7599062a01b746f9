import PseudoTerminal
import Testing

@Suite struct `Styles on the screen` {
  @Test func `styles become attributes and colors`() throws {
    let terminal = try startedFixture()
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    let screen = terminal.screen
    #expect(screen.cell(0, 1).isBold)
    #expect(screen.cell(0, 2).isItalic)
    #expect(screen.cell(0, 3).isUnderlined)
    #expect(screen.cell(0, 4).isReversed)
    #expect(screen.cell(0, 4).foreground == .standard)
    #expect(screen.cell(0, 5).foreground == .palette(1))
    #expect(screen.cell(0, 5).background == .palette(4))
    #expect(screen.cell(0, 6).foreground == .palette(208))
    #expect(screen.cell(0, 7).foreground == .palette(196))
    #expect(screen.cell(5, 7).foreground == .standard)
  }

  @Test func `NO_COLOR leaves the attributes`() throws {
    let terminal = try startedFixture(environment: ["NO_COLOR": "1"])
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    let screen = terminal.screen
    #expect(screen.cell(0, 5).foreground == .standard)
    #expect(screen.cell(0, 5).background == .standard)
    #expect(screen.cell(0, 7).foreground == .standard)
    #expect(screen.cell(0, 7).isBold && screen.cell(0, 7).isUnderlined)
    #expect(screen.cell(0, 4).isReversed)
  }

  @Test(arguments: [("xterm", EmulatedCell.Color.palette(1)), ("vt100", .standard)])
  func `colors become the nearest that there are in`(type: String, red: EmulatedCell.Color) throws {
    let terminal = try startedFixture(environment: ["TERM": type])
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    #expect(terminal.screen.cell(0, 7).foreground == red)
    #expect(terminal.screen.cell(0, 7).isBold)
  }

  @Test(
    arguments: [
      (["COLORTERM": "truecolor"], .rgb(255, 0, 0)), (["COLORTERM": "24bit"], .rgb(255, 0, 0)),
      (["COLORTERM": "yes"], .palette(196)),
      (["COLORTERM": "truecolor", "STY": "1.a"], .palette(196)),
      (["COLORTERM": "truecolor", "NVIM": "/run/nvim"], .palette(196)),
      (["COLORTERM": "truecolor", "TERM": "rxvt-256color"], .palette(196)),
      (["COLORTERM": "truecolor", "TERM": "alacritty"], .rgb(255, 0, 0)),
      (["COLORTERM": "truecolor", "TERM": "vte-256color"], .rgb(255, 0, 0)),
      (["COLORTERM": "truecolor", "NO_COLOR": "1"], .standard),
    ] as [([String: String?], EmulatedCell.Color)])
  func `all colors are there where they are promised`(
    environment: [String: String?], red: EmulatedCell.Color
  ) throws {
    let terminal = try startedFixture(environment: environment)
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    #expect(terminal.screen.cell(0, 7).foreground == red)
    #expect(terminal.screen.cell(0, 7).isBold)
    // Whatever the entry: what was on the screen before comes back.
    if case .rgb = red { #expect(terminal.screen.isAlternate) }
    terminal.paste("quit")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `sixteen colors are used as they are`() throws {
    let terminal = try startedFixture(ofType: "colors#16, pairs#256")
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    #expect(terminal.screen.cell(0, 5).foreground == .palette(1))
    #expect(terminal.screen.cell(0, 6).foreground == .palette(3))
    #expect(terminal.screen.cell(0, 7).foreground == .palette(9))
    terminal.paste("quit")
    try terminal.waitForEnd()
  }

  @Test func `direct colors are exact where the terminal has them`() throws {
    let rgb = #"%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"#
    let terminal = try startedFixture(
      ofType: "RGB, colors#0x1000000, pairs#0x10000, "
        + #"setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;\#(rgb)%;m, "#
        + #"setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;\#(rgb)%;m"#)
    terminal.paste("showStyles")
    try terminal.wait(forText: "rgb")
    #expect(terminal.screen.cell(0, 5).foreground == .palette(1))
    #expect(terminal.screen.cell(0, 6).foreground == .rgb(255, 135, 0))
    #expect(terminal.screen.cell(0, 7).foreground == .rgb(255, 0, 0))
    terminal.paste("quit")
    try terminal.waitForEnd()
  }
}
