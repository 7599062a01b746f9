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
  try terminal.waitForFrame(columns: columns, rows: rows)
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
  /// Waits until the fixture has drawn a frame of a size, from the first cell to the last.
  func waitForFrame(columns: Int, rows: Int) throws {
    let title = "size \(columns)x\(rows)".prefix(columns - 1)
    try wait(for: "a frame of \(title)") {
      screen.row(0).hasPrefix(title) && screen.cell(columns - 1, rows - 1).text == "#"
    }
  }

  /// Whether a shell finds the terminal as it expects it.
  var isAsFound: Bool { screen.isGivenBack && modes?.isLineMode == true }
}
