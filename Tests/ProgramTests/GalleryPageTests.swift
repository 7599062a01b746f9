import PseudoTerminal
import Testing

struct GalleryPageTests {
  @Test func `the screen on the gallery's page is the gallery's`() throws {
    let terminal = try startedProgram(columns: 80, rows: 16)
    let screen = terminal.screen.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    let page = try DocumentationPage.gallery.text()
    #expect(page.contains("```\n" + screen.joined(separator: "\n") + "\n```"))
  }
}
