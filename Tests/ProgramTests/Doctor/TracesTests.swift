import PseudoTerminal
import Testing

@Suite struct `What the doctor leaves behind` {
  @Test(arguments: ["", "half a line"])
  func `what was on the screen stays`(before: String) throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: ["-c", #"echo first; printf "$1"; exec "$0" doctor"#, Program.path, before],
      rows: 150)
    #expect(try terminal.waitForEnd() == .exited(0))
    let rows = terminal.screen.rows
    #expect(rows[0] == "first")
    #expect(rows[before.isEmpty ? 1 : 2] == "Terminal")
    #expect(before.isEmpty || rows[1] == before)
  }

  @Test func `at the bottom nothing scrolls before the report does`() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: [
        "-c", #"seq 9; "$0" doctor >/dev/null; "$0" doctor >/tmp/$$.txt; rm /tmp/$$.txt; echo end"#,
        Program.path,
      ], rows: 10)
    try terminal.waitForEnd()
    #expect(terminal.screen.rows == (2...9).map { "\($0)" } + ["end", ""])
  }

  @Test(arguments: ["x", "ls", "\u{1b}[A", "\u{1b}[1;5R"])
  func `what is typed meanwhile is no answer, and no answer is typed`(typed: String) throws {
    var nature = TerminalNature.modern
    nature.typedMeanwhile = typed
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      arguments: ["-c", #""$0" doctor; stty -icanon -echo min 0; od -c | head"#, Program.path],
      rows: 150, nature: nature)
    try terminal.waitForEnd()
    #expect(terminal.screen.text.contains("Newer emoji"))
    let text = terminal.screen.text
    #expect(text.contains("✓ Asked") && !text.contains("033   [   ?"))
  }
}
