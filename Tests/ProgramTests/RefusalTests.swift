import PseudoTerminal
import Testing

@Suite struct `Without a terminal that can show it` {
  /// Runs a line of shell in which `$0` is the program, to its end.
  private func shell(
    _ line: String, environment: [String: String?] = [:]
  ) throws -> (terminal: PseudoTerminal, end: ProgramChange) {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", line, Program.path], rows: 60,
      environment: environment)
    let end = try terminal.waitForEnd()
    return (terminal, end)
  }

  @Test(arguments: [
    #"exec "$0" </dev/null"#, #"exec "$0" stair </dev/null"#,
    #"{ "$0"; echo "status $?"; } 2>&1 | cat"#,
  ])
  func `the demos are listed`(line: String) throws {
    let (terminal, end) = try shell(line)
    #expect(end == .exited(line.contains("status") ? 0 : 64))
    let rows = terminal.screen.rows
    #expect(rows[0].hasPrefix("This is not a terminal"))
    #expect(rows.contains { $0.contains("ashlar render ID --size 80x24") })
    #expect(!line.contains("status") || rows.contains("status 64"))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["dumb", "no-such-type"])
  func `the type of terminal is refused in a sentence`(type: String) throws {
    let (terminal, end) = try shell(#"exec "$0" 2>&1 >/dev/tty"#, environment: ["TERM": type])
    #expect(end == .exited(1))
    #expect(terminal.screen.text.hasPrefix("ashlar: "))
    #expect(terminal.screen.text.contains(type))
    #expect(terminal.screen.text.hasSuffix("."))
    #expect(terminal.isAsFound)
  }

  @Test func `nothing but the sentence is written`() throws {
    let (terminal, _) = try shell(
      #""$0" 2>/dev/null; echo "status $?""#, environment: ["TERM": "dumb"])
    #expect(terminal.screen.text == "status 1")
    #expect(terminal.bytesWritten == "status 1\r\n".utf8.count)
  }
}
