import Foundation
import PseudoTerminal
import Testing

struct ReadmeScreenTests {
  @Test func `the screen in the readme is the gallery's`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let terminal = try startedProgram(columns: 80, rows: 16)
    let screen = terminal.screen.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    #expect(text.contains("```\n" + screen.joined(separator: "\n") + "\n```"))
  }
}
