import Foundation
import PseudoTerminal

/// The fixture in a terminal, after its first frame.
///
/// The fixture is the program of the target BackendFixture; it obeys pasted commands.
func startedFixture(
  columns: Int = 80, rows: Int = 24, arguments: [String] = [],
  environment: [String: String?] = [:], nature: TerminalNature = .modern
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    running: PseudoTerminal.sibling("BackendFixture"), arguments: arguments, columns: columns,
    rows: rows, environment: environment, nature: nature)
  try terminal.waitForFrame(columns: columns, rows: rows)
  return terminal
}

/// The fixture in a terminal, with its standard error in a file.
func startedFixture(errorsTo path: String) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    running: "/bin/sh",
    arguments: ["-c", #"exec "$0" 2> "$1""#, PseudoTerminal.sibling("BackendFixture"), path])
  try terminal.waitForFrame(columns: 80, rows: 24)
  return terminal
}

/// The fixture in a terminal of a type that only this test knows: xterm's with other capabilities.
func startedFixture(ofType capabilities: String) throws -> PseudoTerminal {
  let script = #"""
    types=$(mktemp -d)
    printf 'variant|a variant,\n\t%s,\n\tuse=xterm-256color,\n' "$1" > "$types/source"
    tic -x -o "$types" "$types/source" && TERM=variant TERMINFO="$types" "$0"
    rm -r "$types"
    """#
  let terminal = try PseudoTerminal(
    running: "/bin/sh",
    arguments: ["-c", script, PseudoTerminal.sibling("BackendFixture"), capabilities])
  try terminal.waitForFrame(columns: 80, rows: 24)
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

  /// Lets the fixture draw another mark into the last cell of 80x24, the smallest change there is, and
  /// returns how many bytes it wrote for that.
  @discardableResult func changeMark() throws -> Int {
    let (before, mark) = (bytesWritten, screen.cell(79, 23).text)
    paste("changeOneCell")
    try wait(for: "another mark") {
      ["#", "@"].contains(screen.cell(79, 23).text) && screen.cell(79, 23).text != mark
    }
    return bytesWritten - before
  }

  /// The most memory that the program has used, in KiB.
  var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  /// Whether a shell finds the terminal as it expects it.
  var isAsFound: Bool { screen.isGivenBack && modes?.isLineMode == true }
}
