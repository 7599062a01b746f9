import Ashlar
import Demos
import Testing

/// What is read in front of the stage: the source and the keys.
@MainActor @Suite struct PagesTests {
  @Test(arguments: 0..<3)
  func `the source is the constraints as they are written`(index: Int) throws {
    let source = try #require(DemoEntry.all[index].lesson.source)
    let gallery = try gallery(down(to: index) + "s", 80, 24)
    #expect(gallery.draw().text.contains("╔═ \(source.file) ═"))
    let shown = try gallery.read("page")
    for line in source.sections.joined() where !line.text.isEmpty {
      let words = line.text.split(separator: " ")
      #expect(shown.contains("\(line.number) \(words[0].prefix(14))"), "\(line)")
      for word in words { #expect(shown.contains(word.prefix(14)), "\(line)") }
    }
  }

  @Test func `no line of the source is wrapped at 80 columns`() throws {
    for (index, entry) in DemoEntry.all.enumerated() {
      let lines = try #require(entry.lesson.source?.sections.first)
      let gallery = try gallery(down(to: index) + "s", 80, 24)
      let inside = try gallery.place(of: "page").inset(by: 1)
      let shown = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
      for (y, line) in zip(inside.minY + 2..<inside.maxY, lines) {
        let text = "\(line.number) \(line.text)"
        let start = text.trimmingSuffix(" ")
        #expect(["\(start) ", "\(start)▐"].contains { shown[y].contains($0) }, "\(line)")
      }
    }
  }

  @Test func `the help names every key of the demo and of the gallery`() throws {
    for (index, entry) in DemoEntry.all.enumerated() {
      let gallery = try gallery(down(to: index) + "?", 80, 24)
      let shown = try gallery.read("page")
      for hint in entry.keys { #expect(shown.contains("\(hint.keys) \(hint.action)"), "\(hint)") }
      for keys in Self.galleryKeys { #expect(shown.contains(" \(keys) "), "\(keys)") }
    }
  }

  /// The gallery's keys as the help writes them.
  nonisolated static let galleryKeys = [
    "[ ]", "{ }", "r", "p", "l", "s", "m", "?", "Tab", "↑↓ j k", "PgUp PgDn", "g G", "Enter", "⌫",
    "Esc", "q",
  ]
}
