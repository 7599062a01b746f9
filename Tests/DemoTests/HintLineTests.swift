import Ashlar
import Demos
import Testing

/// The last row of the gallery: what matters least is left out first, and nothing is cut.
@MainActor @Suite struct HintLineTests {
  private func hints(_ keys: String, width: Int) throws -> String {
    let screen = HeadlessGallery(DemoEntry.all, size: CellSize(width: width, height: 12))
    screen.send(try KeyNotation.events(keys))
    let rows = screen.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(rows[11])
  }

  /// All hints of a place, in their order, and those that matter most, the most important first.
  private static let places: [(keys: String, hints: [String], first: [String])] = [
    (
      "",
      [
        "↑↓ choose", "Tab stage", "[ ] resize", "+ - width", "space new texts", "e equal",
        "1 2 3 grow", "! @ # shrink", "PgUp PgDn scroll", "l lesson", "i why", "s source", "p play",
        "/ search", "? help", "q quit",
      ],
      [
        "q quit", "? help", "↑↓ choose", "Tab stage", "l lesson", "+ - width", "i why",
        "[ ] resize", "space new texts", "e equal", "1 2 3 grow", "! @ # shrink",
        "PgUp PgDn scroll", "s source", "/ search", "p play",
      ]
    ),
    (
      "<tab>",
      [
        "+ - width", "space new texts", "e equal", "1 2 3 grow", "! @ # shrink",
        "↑↓ PgUp PgDn scroll", "[ ] resize", "Esc list", "l lesson",
        "i why", "s source", "? help", "q quit",
      ],
      [
        "q quit", "? help", "Esc list", "l lesson", "+ - width", "i why", "[ ] resize",
        "space new texts", "e equal", "1 2 3 grow", "! @ # shrink", "↑↓ PgUp PgDn scroll",
        "s source",
      ]
    ),
    (
      "m", ["↑↓ PgUp PgDn scroll", "Esc close", "? help", "q quit"],
      ["q quit", "? help", "Esc close", "↑↓ PgUp PgDn scroll"]
    ),
    (
      "l<down>", ["↑↓ choose", "Enter try", "Esc close", "i why", "s source", "? help", "q quit"],
      ["q quit", "? help", "Enter try", "↑↓ choose", "Esc close", "i why", "s source"]
    ),
    (
      "<tab>l<enter><enter>",
      [
        "+ - width", "space new texts", "e equal", "1 2 3 grow", "! @ # shrink",
        "↑↓ PgUp PgDn scroll", "[ ] resize", "⌫ undo", "Esc list",
        "l lesson", "i why", "s source", "? help", "q quit",
      ],
      [
        "q quit", "? help", "⌫ undo", "Esc list", "l lesson", "+ - width", "i why", "[ ] resize",
        "space new texts", "e equal", "1 2 3 grow", "! @ # shrink", "↑↓ PgUp PgDn scroll",
        "s source",
      ]
    ),
  ]

  @Test(arguments: 0..<5)
  func `hints give way by what they matter, and quitting is the last`(place: Int) throws {
    let (keys, all, order) = Self.places[place]
    // From 110 columns on the lesson is beside the stage.
    for width in 8...(keys.contains("l") ? 109 : 140) {
      let line = try hints(keys, width: width)
      // Each that fits beside those that matter more, in the order of the line.
      var chosen: [String] = []
      for hint in order {
        let length = (chosen + [hint]).reduce(-1) { $0 + $1.count + 2 }
        if length <= width { chosen.append(hint) }
      }
      let shown = all.filter(chosen.contains)
      let expected = " " + shown.joined(separator: "  ")
      #expect(line.trimmingSuffix(" ") == expected, "width \(width)")
    }
  }

  @Test func `in the smallest of lines it still says how to leave`() throws {
    for width in 1...7 {
      #expect(try hints("", width: width).contains("q"), "width \(width)")
    }
  }

  @Test(arguments: await allDemos, [Language.english, .simplifiedChinese])
  func `the last row has whole hints of keys that work, whatever the demo and the size`(
    id: String, language: Language
  ) throws {
    let gallery = HeadlessGallery(
      [try #require(DemoEntry.named(id))], size: CellSize(width: 80, height: 24))
    gallery.window.language = language
    for (width, height) in [(20, 5), (40, 12), (80, 24), (120, 40)] {
      gallery.send([.resize(CellSize(width: width, height: height))])
      let rows = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
      let hints = KeyHint.hints(of: gallery.window.availableKeyCommands).map { "\($0)" }
      let shown = rows[height - 1].split(separator: "  ").map { $0.trimmingPrefix(" ") }
      #expect(!shown.isEmpty && rows.count == height)
      // Behind them is the number of reports with its key, in a narrow line only a column behind.
      for part in shown where !hints.contains(String(part)) {
        let hint = hints.first { part.hasPrefix($0 + " ") }
        let notice = part.dropFirst(hint.map { $0.count + 1 } ?? 0)
        #expect(notice.first?.isNumber == true && notice.hasSuffix(": m"), "\(width): \(shown)")
      }
      #expect(width < 40 || shown.contains { $0 == "q " + (language == .english ? "quit" : "退出") })
    }
  }

  @Test func `what was reported and is no more is counted apart, and read below`() throws {
    let start = "<down><down><tab>"
    let narrow = start + String(repeating: "[", count: 32)
    #expect(try hints(narrow, width: 80).contains(" 1 report: m"))
    let wide = start + String(repeating: "[", count: 100)
    #expect(try hints(wide, width: 200).contains(" 1 report: m"))
    let healed = try hints(wide + "r", width: 200)
    #expect(!healed.contains("report") && healed.contains("1 earlier: m"))
    let screen = HeadlessGallery(DemoEntry.all, size: CellSize(width: 80, height: 24))
    screen.send(try KeyNotation.events(narrow + "rm"))
    let text = screen.draw().text
    #expect(text.contains("Nothing is reported now."))
    #expect(text.contains("Earlier, and no more"))
    #expect(screen.currentReports.isEmpty && screen.earlierReports.count == 1)
    screen.send(try KeyNotation.events("<esc>" + String(repeating: "[", count: 32) + "m"))
    #expect(screen.currentReports.count == 1 && screen.earlierReports.isEmpty)
    #expect(!screen.draw().text.contains("Earlier"))
  }
}

extension String {
  func trimmingSuffix(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
