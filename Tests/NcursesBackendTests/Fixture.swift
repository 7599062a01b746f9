import PseudoTerminal

/// The fixture in a terminal, after its first frame.
///
/// The fixture is the program of the target BackendFixture; it obeys pasted commands.
func startedFixture(
  columns: Int = 80, rows: Int = 24, arguments: [String] = [],
  environment: [String: String?] = [:]
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    running: PseudoTerminal.sibling("BackendFixture"), arguments: arguments, columns: columns,
    rows: rows, environment: environment)
  try terminal.wait(forText: "size \(columns)x\(rows)")
  return terminal
}

/// The output and the end of a fixture that cannot open its terminal.
func refusedFixture(environment: [String: String?]) throws -> (text: String, end: ProgramChange) {
  let terminal = try PseudoTerminal(
    running: PseudoTerminal.sibling("BackendFixture"), columns: 200, environment: environment)
  let end = try terminal.waitForEnd()
  return (terminal.screen.text, end)
}

extension PseudoTerminal {
  /// Starts the fixture as `startedFixture` does, and returns the modes before its start, too.
  var isAsFound: Bool { screen.isGivenBack && modes?.isLineMode == true }
}
