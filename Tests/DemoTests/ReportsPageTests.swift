import Ashlar
import Testing

@testable import Demos

/// The page of reports beside the stage: the views concerned, Apple's log, and whether what it says is still so.
@MainActor struct ReportsPageTests {
  /// The label is tied to another size than the button's: two constraints are left out.
  private func conflict(_ keys: String = "", _ width: Int = 80, _ height: Int = 30) throws
    -> HeadlessGallery
  {
    let index = try #require(DemoEntry.all.firstIndex { $0.id == "tied-sizes" })
    return try gallery("u" + keys, showing: index, width, height)
  }

  private func lines(_ gallery: HeadlessGallery) -> Int {
    gallery.draw().text.split(separator: "\n").count { $0.contains("NSLayoutConstraint") }
  }

  @Test func `Apple's log is folded, and Enter unfolds and folds it`() throws {
    let gallery = try conflict("m<end>")
    #expect(gallery.currentReports.contains { if case .conflict = $0 { true } else { false } })
    let folded = gallery.draw().text
    #expect(folded.contains("▸ Enter unfolds ") && folded.contains("Enter Apple's log"))
    #expect(lines(gallery) == 0)
    gallery.send(try KeyNotation.events("<enter><end>"))
    #expect(!gallery.draw().text.contains("unfolds"))
    gallery.send(try KeyNotation.events("<enter><end>"))
    #expect(gallery.draw().text == folded)
    // Another time it begins folded.
    gallery.send(try KeyNotation.events("<enter><esc>m<end>"))
    #expect(gallery.draw().text == folded)
  }

  @Test func `the views concerned are marked on the stage while the page is open`() throws {
    let gallery = try conflict("", 80, 40)
    let names = Set(gallery.currentReports.flatMap(\.views))
    #expect(names.contains { $0.hasSuffix(":label") } && names.contains { $0.hasSuffix(":button") })
    let stage = try #require(self.stage(of: gallery))
    #expect(stage.marks.isEmpty)
    gallery.send(try KeyNotation.events("m"))
    #expect(stage.marks.count >= 2)
    let label = try #require(gallery.views.first { $0.name == "label" }).frame
    #expect(
      stage.marks.contains {
        guard case .highlight(let rect) = $0 else { return false }
        return rect.size == Size(width: Double(label.width), height: Double(label.height))
      })
    // The upper part of the stage is seen beside the page.
    #expect(try gallery.place(of: "page").minY > gallery.place(of: "stage").minY)
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(stage.marks.isEmpty)
  }

  private func stage(of gallery: HeadlessGallery) -> StageView? {
    gallery.window.subviews.compactMap { $0 as? GalleryView }.first?.parts.stage
  }

  @Test func `what is counted in the last line is what the page lists, whatever a key changed`()
    throws
  {
    for entry in DemoEntry.all.indices {
      let keys = Set(
        DemoEntry.all[entry].lesson.tries.compactMap(\.press).filter { $0.key != .enter })
      for key in keys.sorted(by: { "\($0)" < "\($1)" }) {
        let gallery = try gallery("", showing: entry, 140, 30)
        gallery.send([.key(key)])
        let last = gallery.draw().text.split(separator: "\n").last.map(String.init) ?? ""
        let count = last.firstMatch(of: /([0-9]+) reports?: m/).flatMap { Int($0.1) } ?? 0
        gallery.send(try KeyNotation.events("m"))
        let page = gallery.draw().text
        let isEmpty = page.contains("Nothing is reported now.")
        #expect(isEmpty == (count == 0), "\(DemoEntry.all[entry].id) \(key)")
      }
    }
  }

  @Test func `a try is said to be done while it is so`() throws {
    let index = try #require(DemoEntry.all.firstIndex { $0.id == "no-superview" })
    let gallery = try gallery("l", showing: index, 120, 40)
    try gallery.choose(DemoEntry.all[index].lesson.tries[1])
    gallery.send(try KeyNotation.events("<enter>"))
    let sign = "✓ \(DemoEntry.all[index].lesson.tries[1].text)"
    #expect(gallery.draw().text.contains(sign))
    gallery.send(try KeyNotation.events("1"))
    #expect(!gallery.draw().text.contains(sign))
    #expect(gallery.draw().text.contains(DemoEntry.all[index].lesson.sentence.english))
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(!gallery.draw().text.contains(sign))
  }

  @Test func `a key of a try is pressed as by hand, with a layout each time`() throws {
    let index = try #require(DemoEntry.all.firstIndex { $0.id == "turn-over" })
    let tries = DemoEntry.all[index].lesson.tries
    let number = try #require(tries.firstIndex { $0.amount == .times(2) })
    let tried = try gallery("l", showing: index, 120, 40)
    try tried.choose(tries[number])
    tried.send(try KeyNotation.events("<enter>"))
    let byHand = try gallery(tries[number].key + tries[number].key, showing: index, 120, 40)
    #expect(tried.currentReports == byHand.currentReports && !tried.currentReports.isEmpty)
    #expect(tried.readout == byHand.readout)
  }
}
