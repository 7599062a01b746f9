import Ashlar
import Demos
import Testing

/// The lesson's keys and clicks, in windows of every kind.
@MainActor @Suite struct LessonKeysTests {
  private nonisolated static let sizes = [
    (20, 5), (20, 7), (24, 8), (30, 8), (40, 10), (60, 14), (80, 24), (120, 6), (120, 40),
  ]

  @Test(arguments: sizes)
  func `arrows lead to both ends of a lesson, and never stick`(size: (width: Int, height: Int))
    throws
  {
    for index in DemoEntry.all.indices {
      let gallery = try gallery("l<home>", showing: index, size.width, size.height)
      let start = gallery.draw()
      try press("<down>", in: gallery)
      let end = gallery.draw()
      gallery.send(try KeyNotation.events("<end>"))
      #expect(gallery.draw() == end, "\(index)")
      try press("<up>", in: gallery)
      #expect(gallery.draw() == start, "\(index)")
    }
  }

  /// Presses a key until nothing changes, which is not before long.
  private func press(_ key: String, in gallery: HeadlessGallery) throws {
    var seen: [CellBuffer] = []
    while true {
      let screen = gallery.draw()
      if screen == seen.last { return }
      try #require(!seen.contains(screen), "\(key) goes round")
      seen.append(screen)
      gallery.send(try KeyNotation.events(key))
    }
  }

  @Test(arguments: sizes)
  func `Enter does the try that is highlighted`(size: (width: Int, height: Int)) throws {
    let tries = DemoEntry.all[2].lesson.tries
    for number in tries.indices {
      let gallery = try gallery("<down><down>l<home>", size.width, size.height)
      try gallery.choose(tries[number])
      let before = gallery.frames
      for _ in 0..<2 where gallery.frames == before {
        gallery.send(try KeyNotation.events("<enter>"))
      }
      #expect(gallery.frames != before)
      gallery.send(try KeyNotation.events("<backspace>"))
    }
  }

  @Test(arguments: [(120, 40), (200, 60), (100, 24)])
  func `a click on a try, wherever in its row, selects what Enter does`(
    size: (width: Int, height: Int)
  ) throws {
    let text = DemoEntry.all[0].lesson.tries[1].text.english
    let view = size.width < 110 ? "page" : "lesson"
    for x in stride(from: 0, to: 34, by: 3) {
      let gallery = try gallery(size.width < 110 ? "l" : "", size.width, size.height)
      let place = try gallery.place(of: view)
      let lines = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains("Let label3 of the top row") })
      let column = place.maxX - 1 - x
      gallery.send(try KeyNotation.events("<click:\(column),\(row)>"))
      let isDone = gallery.draw().text.contains("✓ \(text)")
      #expect(isDone || gallery.chosenTry == text || x < 2, "\(column)")
      guard !isDone, gallery.chosenTry == text else { continue }
      gallery.send(try KeyNotation.events("<enter>"))
      #expect(gallery.draw().text.contains("✓ \(text)"), "\(column)")
    }
  }

  @Test func `a try is done from the beginning, whatever was switched before`() throws {
    for (id, keys, number) in [
      ("guides", "1", 0), ("guides", "2", 1), ("centring", "1", 0), ("keyboard", "<space>", 0),
    ] {
      let entry = try #require(DemoEntry.named(id))
      func opened(_ keys: String) throws -> HeadlessGallery {
        let gallery = HeadlessGallery([entry], size: CellSize(width: 80, height: 24))
        gallery.send(try KeyNotation.events(keys))
        return gallery
      }
      let down = String(repeating: "<down>", count: number)
      let fresh = try opened("l<home>\(down)<enter>")
      let switched = try opened(keys)
      let before = switched.draw()
      switched.send(try KeyNotation.events("l<home>\(down)<enter>"))
      #expect(switched.draw() == fresh.draw(), "\(id) \(number)")
      switched.send(try KeyNotation.events("<backspace>"))
      #expect(switched.draw() == before, "\(id) \(number)")
    }
  }

  @Test func `Escape leaves a field, and the hint says so`() throws {
    let entry = try #require(DemoEntry.named("address-row"))
    let gallery = HeadlessGallery([entry], size: CellSize(width: 80, height: 24))
    gallery.send(try KeyNotation.events("<tab>"))
    #expect(gallery.window.firstResponder is TextField)
    let hints = gallery.draw().text.split(separator: "\n").last ?? ""
    #expect(hints.contains("Esc leave the field"), "\(hints)")
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(!(gallery.window.firstResponder is TextField))
    #expect(!gallery.draw().text.contains("quits"))
    // From here on it goes back as it does without a field.
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(gallery.draw().text.contains("quits"))
  }

  @Test func `a double click does a try, and does not undo it`() throws {
    let gallery = try gallery("", 120, 60)
    let place = try gallery.place(of: "lesson")
    let lines = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Let label3 of the top row") })
    let click = "<click:\(place.minX + 6),\(row)>"
    gallery.send(try KeyNotation.events(click + click))
    #expect(gallery.draw().text.contains("✓ Let label3 of the top row"))
  }

  @Test func `a resize keeps the try that is selected`() throws {
    let tries = DemoEntry.all[0].lesson.tries
    for (width, other) in [(120, "90x30"), (100, "130x40")] {
      let gallery = try gallery("l", width, 40)
      try gallery.choose(tries[2])
      #expect(gallery.chosenTry == tries[2].text.english)
      for size in [other, "\(width)x40", other] {
        gallery.send(try KeyNotation.events("<\(size)>"))
        #expect(gallery.chosenTry == tries[2].text.english, "\(size)")
      }
    }
  }

  @Test func `Escape leads to where the keys were, however the lesson got them`() throws {
    let gallery = try gallery("l<esc><tab>", 120, 40)
    let place = try gallery.place(of: "lesson")
    let focused = gallery.accessibilityText
    gallery.send(try KeyNotation.events("<click:\(place.minX + 6),\(place.minY + 2)>"))
    #expect(gallery.focus == "Lesson")
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(gallery.accessibilityText == focused)
  }
}
