import PseudoTerminal
import Testing

/// `ashlar doctor` in a terminal, to its end; the terminal is high enough for all of it.
func doctor(
  _ arguments: String..., columns: Int = 80, environment: [String: String?] = [:],
  nature: TerminalNature = .modern
) throws -> (screen: EmulatedScreen, end: ProgramChange) {
  let script = #"""
    modes=$(stty -g)
    "$0" doctor "$@"
    status=$?
    [ "$modes" = "$(stty -g)" ] || echo "The modes are others."
    exit $status
    """#
  let terminal = try PseudoTerminal(
    running: "/bin/sh", arguments: ["-c", script, Program.path] + arguments, columns: columns,
    rows: 150, environment: environment, nature: nature)
  let end = try terminal.waitForEnd()
  #expect(!terminal.screen.text.contains("The modes are others."))
  #expect(terminal.screen.isGivenBack)
  return (terminal.screen, end)
}

/// The rows of a screen behind a title, up to the next blank one.
func section(_ title: String, of text: String) -> [Substring] {
  let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  return Array(rows.drop { !$0.hasPrefix(title) }.dropFirst().prefix { !$0.isEmpty })
}
