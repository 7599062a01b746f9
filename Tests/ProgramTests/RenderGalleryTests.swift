import PseudoTerminal
import Testing

/// `ashlar render` without an id: the gallery as it is in a terminal.
@Suite struct RenderGalleryTests {
  /// The rows of a text, without the end of the last.
  private func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test(arguments: ["20x5", "80x24", "200x60"])
  func `it shows the cells that the program shows`(size: String) throws {
    let lengths = size.split(separator: "x").compactMap { Int($0) }
    let running = try startedProgram(columns: lengths[0], rows: lengths[1])
    // The last line would scroll a screen of the same height.
    let printed = try PseudoTerminal(
      running: Program.path, arguments: ["render", "--size", size, "--format", "ansi"],
      columns: lengths[0], rows: lengths[1] + 1)
    #expect(try printed.waitForEnd() == .exited(0))
    let expected = Array(printed.screen.cells.dropLast())
    try running.wait(for: "this screen:\n\(printed.screen.text)\n") {
      running.screen.cells == expected
    }
  }

  @Test func `keys go to the gallery`() throws {
    let keys = "<down><down><tab>[[[{{2"
    let running = try startedProgram()
    running.send(Key.down + Key.down + Key.tab + "[[[{{2")
    let result = try Program.run("render", "--size", "80x24", "--keys", keys)
    #expect(result.status == 0)
    #expect(result.output.contains("59×18 of 62×20"))
    let expected = rows(result.output).map(String.init)
    try running.wait(for: "this screen:\n\(result.output)\n") {
      running.screen.rows.map { String($0.reversed().drop { $0 == " " }.reversed()) } == expected
    }
  }

  @Test func `what ends the program ends the keys`() throws {
    let result = try Program.run("render", "--keys", "<down>q<down>")
    #expect(result.output == (try Program.run("render", "--keys", "<down>").output))
  }

  @Test func `a size among the keys is the terminal's`() throws {
    let result = try Program.run("render", "--size", "20x5", "--keys", "<80x24><30x9>")
    #expect(result.output == (try Program.run("render", "--size", "30x9").output))
    #expect(rows(result.output).count == 9)
  }

  @Test func `frames are those of the gallery`() throws {
    let result = try Program.run("render", "--size", "80x24", "--format", "frames")
    let listing = try Listing(result.output)
    #expect(listing.demo == "gallery")
    #expect(listing.size == [80, 24])
    let paths = Set(listing.views.map { $0.path.split(separator: "/").last ?? "" })
    #expect(paths.isSuperset(of: ["title", "list", "divider", "stage", "demo", "hint"]))
  }

  @Test func `reports and pitfalls go to the errors`() throws {
    let keys = "<down><down>" + String(repeating: "[", count: 45)
    let result = try Program.run("render", "--keys", keys, "--diagnose")
    #expect(result.status == 0)
    #expect(result.output.contains(" 4 reports: m"))
    #expect(result.errors.contains("Unable to simultaneously satisfy constraints."))
  }

  // MARK: - Themes

  private func cells(_ theme: String) throws -> [EmulatedCell] {
    let printed = try PseudoTerminal(
      running: Program.path, arguments: ["render", "--format", "ansi", "--theme", theme],
      columns: 80, rows: 25)
    #expect(try printed.waitForEnd() == .exited(0))
    return Array(printed.screen.cells.joined())
  }

  @Test func `themes differ in colours, and in nothing else`() throws {
    let looks = try ["standard", "dark", "light"].map(cells)
    for look in looks {
      #expect(look.map(\.text) == looks[0].map(\.text))
      #expect(look.map(\.isReversed) == looks[0].map(\.isReversed))
      #expect(look.allSatisfy { $0.background == .standard || $0.isReversed })
    }
    let colors = looks.map { Set($0.map(\.foreground)) }
    #expect(colors[0] == [.standard])
    #expect(colors[1].count > 3 && colors[2].count > 3)
    #expect(colors[1].intersection(colors[2]) == [.standard])
  }
}
