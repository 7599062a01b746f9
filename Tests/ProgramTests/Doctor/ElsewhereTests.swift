import PseudoTerminal
import Testing
import TextFixtures

@Suite struct `The doctor elsewhere` {
  @Test func `without a terminal it tells what can be known, and fails`() throws {
    let result = try Program.run("doctor")
    #expect(result.status == 1 && result.errors == "")
    #expect(result.output.contains("✗ Streams"))
    #expect(result.output.contains("no, there is no terminal to ask"))
    #expect(result.output.contains("Terminfo") && result.output.contains("Locale"))
    #expect(!result.output.contains("\u{1b}"))
  }

  @Test func `in a pipe the terminal is not asked`() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", #""$0" doctor | cat"#, Program.path], rows: 150)
    try terminal.waitForEnd()
    #expect(terminal.screen.text.contains("no, there is no terminal to ask"))
    #expect(terminal.screen.text.contains("✗ The standard output is not a terminal"))
  }

  @Test func `into a file the terminal is asked all the same`() throws {
    let script = #"f=$(mktemp); "$0" doctor >"$f"; echo "status $?"; cat "$f"; rm "$f""#
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", script, Program.path], rows: 150)
    try terminal.waitForEnd()
    #expect(terminal.screen.row(0) == "status 0")
    #expect(terminal.screen.text.contains("✓ Asked"))
    #expect(section("Text:", of: terminal.screen.text).count == 16)
  }

  @Test func `in the background the terminal is left alone`() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/bash", arguments: ["-c", #"set -m; "$0" doctor & wait"#, Program.path],
      rows: 150)
    try terminal.waitForEnd()
    #expect(terminal.screen.text.contains("runs in the background"))
  }

  @Test func `in a terminal that controls no jobs it is asked`() throws {
    let terminal = try PseudoTerminal(
      running: "/usr/bin/setsid", arguments: ["-w", Program.path, "doctor"], rows: 150)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text.contains("✓ Asked"))
  }

  @Test(arguments: [
    ("--format svg", "<svg"), ("--format text", "Terminal"), ("--format ansi", "\u{1b}[1mTerminal"),
  ])
  func `the format is chosen`(arguments: String, start: String) throws {
    let result = try Program.shell(#"TERM=xterm-256color exec "$0" doctor "# + arguments)
    #expect(result.output.hasPrefix(start))
    #expect(result.status == 1)
  }

  @Test(arguments: ["ansi", "svg"])
  func `NO_COLOR counts in every format`(format: String) throws {
    let command = #"TERM=xterm-256color exec "$0" doctor --format "# + format
    let (colored, plain) = try (
      Program.shell("unset NO_COLOR; " + command).output,
      Program.shell("NO_COLOR=1 " + command).output
    )
    // Colours of the palette by their numbers; in a picture all but the ground and the text.
    func colors(_ output: String) -> Set<Substring> {
      format == "svg"
        ? Set(output.matches(of: /fill="(#[0-9a-f]+)"/).map(\.1))
        : Set(output.matches(of: /\u{1b}\[[0-9;]*(3[0-9])[;m]/).map(\.1))
    }
    #expect(colors(plain).count == (format == "svg" ? 2 : 0))
    #expect(colors(colored).count > colors(plain).count)
  }

  @Test(arguments: ["--width 7", "--width 1001", "--width -5", "--width x", "--format png", "more"])
  func `what makes no sense is refused`(arguments: String) throws {
    let result = try Program.shell(#"exec "$0" doctor "# + arguments)
    #expect(result.status == 64 && result.output == "")
  }

  @Test(arguments: [8, 33, 120])
  func `the width is chosen`(width: Int) throws {
    let result = try Program.run("doctor", "--width", "\(width)")
    let widest = result.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= width && widest > width / 2)
  }

  @Test func `help mentions it`() throws {
    #expect(try Program.run("--help").output.contains("ashlar doctor"))
  }

  @Test(.enabled(if: WidthQuestion.canRun("tmux"), "tmux is missing."), .timeLimit(.minutes(1)))
  func `in tmux all texts move the cursor as they are counted`() throws {
    let script = #"""
      folder=$(mktemp -d)
      tmux() { command tmux -u -S "$folder/socket" -f /dev/null "$@"; }
      trap 'tmux kill-server 2>/dev/null; rm -r "$folder"' EXIT
      tmux new-session -d -x 80 -y 24 "$0 doctor > $folder/report" || exit 1
      tmux wait-for never 2>/dev/null
      cat "$folder/report"
      """#
    let terminal = try PseudoTerminal(
      running: "/bin/bash", arguments: ["-c", script, Program.path], rows: 150,
      environment: ["SHELL": "/bin/sh"])
    try terminal.waitForEnd()
    let text = terminal.screen.text
    #expect(text.contains("✓ Asked") && text.contains("Runs within"))
    let texts = section("Text:", of: text)
    #expect(texts.count == 16)
    #expect(texts.allSatisfy { $0.hasPrefix("  ✓") })
  }
}
