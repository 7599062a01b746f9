import PseudoTerminal
import Testing

struct ReadmeScreenTests {
  @Test func `the screen in the readme is the gallery's`() throws {
    let terminal = try startedProgram(columns: 80, rows: 16)
    let screen = terminal.screen.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    #expect(try Readme.text().contains("```\n" + screen.joined(separator: "\n") + "\n```"))
  }
}
