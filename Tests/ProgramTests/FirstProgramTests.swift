import Foundation
import PseudoTerminal
import Testing

/// The program that is there to be copied puts a label in the middle of the terminal.
@Suite struct `A first program` {
  @Test func `keeps its label in the middle`() throws {
    let terminal = try PseudoTerminal(running: PseudoTerminal.sibling("Hello"))
    let size = Box(width: 16, height: 3)
    try terminal.wait(for: "the label") { terminal.screen.box == size.centered(in: 80, 24) }
    for (columns, rows) in [(20, 5), (81, 24), (200, 60), (80, 25), (20, 5)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.wait(for: "the label in \(columns)x\(rows)") {
        terminal.screen.box == size.centered(in: columns, rows)
      }
    }
    #expect(terminal.screen.row(2).contains("│Stone on stone│"))
    terminal.send(Key.controlC)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test func `says in a line that there is no terminal, and ends with a status`() throws {
    let result = try Program.run(PseudoTerminal.sibling("Hello"), [])
    #expect(
      result
        == .init(
          status: 1, output: "",
          errors: """
            The standard input is not a terminal. Run the program in a terminal, without a pipe.

            """))
  }

  @Test func `says in a line that its output is a pipe`() throws {
    let script = #"{ "$0"; echo status $?; } | cat"#
    let terminal = try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", script, PseudoTerminal.sibling("Hello")], columns: 120)
    #expect(try terminal.waitForEnd() == .exited(0))
    let rows = (0..<3).map { terminal.screen.row($0).trimmingCharacters(in: .whitespaces) }
    #expect(
      rows == [
        "The standard output is not a terminal. Run the program in a terminal, without a pipe.",
        "status 1", "",
      ])
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    ("ToDo", "/"), ("ToDo", "/none.md"), ("Viewer", "/dev/null"), ("Viewer", "/"), ("SignUp", "/"),
  ])
  func `so do the programs that are there to be read`(name: String, argument: String) throws {
    let result = try Program.run(PseudoTerminal.sibling(name), [argument])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
    #expect(!result.errors.contains("Fatal error"))
  }
}

/// Where a bordered label stands on a screen.
struct Box: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int

  /// In the middle of a terminal; an edge halfway between two cells is at the later one.
  func centered(in columns: Int, _ rows: Int) -> Box {
    Box(
      x: (columns - width + 1) / 2, y: (rows - height + 1) / 2, width: width, height: height)
  }
}

extension EmulatedScreen {
  /// What stands between rounded corners, if there is one such thing and nothing else.
  var box: Box? {
    let cells = (0..<rowCount).flatMap { y in (0..<columns).map { (x: $0, y: y) } }
    let filled = cells.filter { ![" ", ""].contains(cell($0.x, $0.y).text) }
    guard let first = filled.first, let last = filled.last, cell(first.x, first.y).text == "╭",
      cell(last.x, last.y).text == "╯"
    else { return nil }
    let box = Box(x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1)
    let isAlone = filled.allSatisfy { (box.x...last.x).contains($0.x) }
    return isAlone ? box : nil
  }
}
