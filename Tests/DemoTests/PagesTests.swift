import Ashlar
import Testing

@testable import Demos

/// What is read in front of the stage: the source and the keys.
@MainActor @Suite struct PagesTests {
  @Test(arguments: await allDemos.indices)
  func `the source is the constraints as they are written`(index: Int) throws {
    let source = try #require(DemoEntry.all[index].lesson.source)
    let gallery = try gallery("s", showing: index, 80, 24)
    #expect(gallery.draw().text.contains("╔═ \(source.file) ═"))
    let shown = try gallery.read("page").filter { !"‹›".contains($0) }
    for line in source.sections.joined() where !line.text.isEmpty {
      let words = line.text.split(separator: " ")
      #expect(shown.contains("\(line.number) \(words[0].prefix(14))"), "\(line)")
      for word in words { #expect(shown.contains(word.prefix(14)), "\(line)") }
    }
  }

  @Test func `no line of the first lessons' sources is wrapped at 80 columns`() throws {
    for (index, entry) in DemoEntry.all.prefix(firstDemos.count).enumerated() {
      let lines = entry.lesson.source?.sections.first ?? []
      let gallery = try gallery("s<home>", showing: index, 80, 24)
      let inside = try gallery.place(of: "page").inset(by: 1)
      let shown = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
      for (y, line) in zip(inside.minY + 2..<inside.maxY, lines) {
        let text = "\(line.number) \(line.text)"
        let start = text.trimmingSuffix(" ")
        let row = shown[y].filter { !"‹›".contains($0) }
        #expect(["\(start) ", "\(start)▐"].contains { row.contains($0) }, "\(line)")
      }
    }
  }

  @Test func `the help names every key of the demo and of the gallery, with what it does`() throws {
    for (index, entry) in DemoEntry.all.enumerated() {
      // So high that no row is on two screens.
      let gallery = try gallery("?", showing: index, 80, 70)
      // The scroll bar stands beside the text.
      let shown = try gallery.read("page").filter { !"▐▟▙▄▀█▗▖▝▘".contains($0) }
        .split(separator: " ").joined(separator: " ")
      let sections = KeyHelp(try Self.commands(ofDemo: index)).sections
      #expect(
        sections.map(\.title) == [
          "The stage", "In \(entry.title)", "To read", "To move", "Why", "The source",
          "To leave",
        ])
      for section in sections {
        #expect(shown.contains(" \(section.title ?? "") "), "\(section)")
        for row in section.rows { #expect(shown.contains("\(row.keys) \(row.text)"), "\(row)") }
      }
    }
  }

  @Test func `what the help names is what the keys do, wherever the focus is`() throws {
    for index in DemoEntry.all.indices {
      let listed = try Self.commands(ofDemo: index)
      for keys in ["", "<tab>", "l", "s", "m", "?", "l<enter>", "s<tab>"] {
        for size in [CellSize(width: 80, height: 24), CellSize(width: 120, height: 40)] {
          let window = Window(size: size)
          GalleryView(DemoEntry.all(beginningWith: index), seed: 1).fill(window)
          for event in try KeyNotation.events(keys) {
            window.send(event)
            _ = window.render()
          }
          for command in window.availableKeyCommands {
            #expect(
              listed.contains { $0.key == command.key && $0.title == command.title },
              "\(command) after \(keys)")
          }
          #expect(!window.diagnose().contains { $0.name == "key-of-two-commands" })
        }
      }
    }
  }

  /// All commands that the help of a demo is made of.
  static func commands(ofDemo index: Int) throws -> [KeyCommand] {
    let window = Window(size: CellSize(width: 80, height: 24))
    let gallery = GalleryView(DemoEntry.all(beginningWith: index), seed: 1)
    gallery.fill(window)
    window.layoutIfNeeded()
    // The views are held by the commands' window only.
    return withExtendedLifetime(window) { gallery.allCommands }
  }

  /// The keys of the gallery as they are written on a keyboard, without those of the demo.
  static func galleryKeys() throws -> Set<String> {
    let commands = try commands(ofDemo: 0).filter { $0.group != "In \(DemoEntry.all[0].title)" }
    return Set(commands.compactMap(\.key?.keycap))
  }
}
