import Ashlar
import Demos
import Testing

/// The lesson, in front of the stage or beside it, and what it says to try.
@MainActor @Suite struct LessonTests {
  /// Opens the lesson and does what it says to try. What is not seen at first is shown by the first Enter.
  private func enter(_ attempt: Lesson.Try, in gallery: HeadlessGallery) throws {
    gallery.send(try KeyNotation.events("l"))
    try gallery.choose(attempt)
    for _ in 0..<2
    where !["✓ \(attempt.text)", "That changes nothing"]
      .contains(where: gallery.draw().text.contains)
    {
      gallery.send(try KeyNotation.events("<enter>"))
    }
  }

  /// All but the sentence, which stands above the page where there is room for it.
  private func texts(of lesson: Lesson) -> [String] {
    (lesson.more + [lesson.see, lesson.leftOut] + lesson.tries.map(\.text)).map(\.english)
  }

  @Test(arguments: await allDemos.indices)
  func `all of it can be read, at every width`(index: Int) throws {
    let lesson = DemoEntry.all[index].lesson
    let sizes = [(80, 24), (24, 12), (120, 40), (40, 9), (109, 40), (110, 12)]
    for (width, height) in sizes.prefix(firstDemos.indices.contains(index) ? 6 : 1) {
      let gallery = try gallery("l", showing: index, width, height)
      // Words that are broken by a page's end are shown twice, so only the words in their order count.
      let shown = try gallery.read(width < 110 ? "page" : "lesson")
      for text in texts(of: lesson) {
        for word in text.split(separator: " ") {
          // A word that is too long for a line goes on in the next.
          #expect(shown.contains(word.prefix(14)), "\(width)x\(height): \(word)")
        }
      }
      for heading in ["What you learn", "What you see", "Try", "Left out"] {
        #expect(shown.contains(heading), "\(width)x\(height)")
      }
    }
  }

  @Test func `from 110 columns on it stands beside the stage by itself`() throws {
    for (width, lesson) in [(109, 0), (110, 34), (124, 34), (150, 42), (200, 52), (300, 52)] {
      let gallery = try gallery("", width, 30)
      #expect(gallery.draw().text.contains("What you learn") == (width >= 110))
      #expect(try gallery.place(of: "lesson").width == lesson)
    }
  }

  @Test(arguments: await allDemos.indices)
  func `at 80x24 it opens at its start, and Enter leads to what to try first, and does it`(
    index: Int
  ) throws {
    let gallery = try gallery("l", showing: index, 80, 24)
    let screen = gallery.draw().text
    #expect(screen.contains("What you learn") && !screen.contains("↑ more"))
    let first = DemoEntry.all[index].lesson.tries[0]
    let start = first.text.english.prefix(30)
    #expect(screen.contains(screen.contains(start) ? "Enter try" : "Enter to the tries"))
    if !screen.contains(start) {
      gallery.send(try KeyNotation.events("<enter>"))
      #expect(gallery.draw().text.contains(start) && !gallery.draw().text.contains("✓"))
    }
    gallery.send(try KeyNotation.events("<enter>"))
    #expect(gallery.draw().text.contains("✓ \(first.text)"))
  }

  /// Those of other demos are done and undone on stages of all sizes, in `EveryDemoTests` and `TryTests`.
  @Test(arguments: firstDemos.indices, [(80, 24), (120, 40), (30, 12)])
  func `each try is done with Enter, and undone with Enter`(
    index: Int, size: (width: Int, height: Int)
  ) throws {
    let tries = DemoEntry.all[index].lesson.tries
    for number in tries.indices {
      let gallery = try gallery("", showing: index, size.width, size.height)
      let (frames, staged, screen) = (gallery.placed, gallery.staged, gallery.draw())
      let readout = gallery.readout
      try enter(tries[number], in: gallery)
      let name = tries[number].text.english
      if case .untilWidth(let width) = tries[number].amount {
        let room = try gallery.place(of: "stage").width - 1
        #expect(try gallery.place(of: "demo").width == min(width, room), "\(name)")
        #expect((gallery.staged != staged) == (width < room), "\(name)")
      } else {
        #expect(gallery.staged != staged || gallery.readout != readout, "\(name)")
      }
      guard gallery.staged != staged || gallery.readout != readout else {
        // On a small stage there is nothing to make narrower.
        #expect(gallery.draw().text.contains("That changes nothing"), "\(name)")
        gallery.send(try KeyNotation.events("<esc>"))
        #expect(try gallery.placed == frames && gallery.isSame(as: screen), "\(name)")
        continue
      }
      if size.width >= 110 { #expect(gallery.draw().text.contains("✓"), "\(name)") }
      // Where the lesson hides the stage it closes; opened again, the same is chosen.
      let back = size.width < 110 ? "l<enter>" : "<enter><home>"
      gallery.send(try KeyNotation.events(back + "<esc>"))
      #expect(gallery.placed == frames, "\(name)")
      #expect(try gallery.isSame(as: screen), "\(name)")
    }
  }

  @Test(arguments: firstDemos.indices)
  func `it is undone by Backspace from anywhere, whatever was done meanwhile`(index: Int) throws {
    let tries = DemoEntry.all[index].lesson.tries
    for number in tries.indices {
      let gallery = try gallery("", showing: index, 80, 24)
      let (frames, screen) = (gallery.placed, gallery.draw())
      try enter(tries[number], in: gallery)
      gallery.send(try KeyNotation.events("+1[[{<esc>[<backspace>"))
      #expect(gallery.placed == frames, "\(tries[number].text.english)")
      gallery.send(try KeyNotation.events("<backspace>"))
      #expect(try gallery.isSame(as: screen), "\(tries[number].text.english)")
    }
  }

  /// What each try says, by what stands below the stage then.
  private nonisolated static let claims = [
    ["; width 9.", ": margin 1 + label3 ", "; width 20.", "; width 20."],
    [
      "9 high: asked 1, laid out 2, invalidated 1, solved 2.",
      " high for ", ", invalidated ", ", solved 2.", " high", "0 high: asked ",
    ],
    [
      ": blue1.right ", "; blue1 is cut.", ": blue1.right 4 + 1", "container.right ",
      "m says why.", "container.right 48 × 1/3.",
    ],
  ]

  @Test(
    arguments: claims.indices, [(80, 24), (102, 30), (120, 40), (160, 45), (200, 60), (300, 70)])
  func `what a try says is so on every terminal`(
    index: Int, size: (width: Int, height: Int)
  ) throws {
    let tries = DemoEntry.all[index].lesson.tries
    try #require(tries.count == Self.claims[index].count)
    for number in tries.indices {
      let gallery = try gallery("", showing: index, size.width, size.height)
      let before = gallery.readout
      try enter(tries[number], in: gallery)
      #expect(gallery.readout.contains(Self.claims[index][number]), "\(gallery.readout)")
      #expect(gallery.readout != before || index == 0)
    }
  }

  @Test func `a try shows the stage, also from beside a page`() throws {
    let gallery = try gallery("?l<enter>", 120, 40)
    #expect(gallery.draw().text.contains("✓ "))
    #expect(!gallery.draw().text.contains("╔═ "))
    gallery.send(try KeyNotation.events("?<backspace>"))
    #expect(!gallery.draw().text.contains("✓ ") && !gallery.draw().text.contains("╔═ "))
  }

  @Test func `what changes nothing is said to, and is no try to be undone`() throws {
    let entry = try #require(DemoEntry.named("preferred-width"))
    let narrow = try #require(entry.lesson.tries.first { $0.amount == .untilWidth(40) })
    let gallery = HeadlessGallery([entry], size: CellSize(width: 120, height: 60))
    while !gallery.draw().text.contains("stage 40×") {
      gallery.send(try KeyNotation.events("["))
    }
    gallery.send(try KeyNotation.events("l"))
    let staged = gallery.staged
    try gallery.choose(narrow)
    gallery.send(try KeyNotation.events("<enter>"))
    #expect(gallery.draw().text.contains("That changes nothing here."))
    #expect(!gallery.draw().text.contains("✓"))
    gallery.send(try KeyNotation.events("<up>"))
    #expect(gallery.draw().text.contains(entry.lesson.sentence.english))
    #expect(gallery.staged == staged)
  }

  @Test func `another try begins where the first one began`() throws {
    let once = try gallery("<down><down>l<down><enter>", 120, 40)
    let twice = try gallery("<down><down>l<enter><down><enter>", 120, 40)
    #expect(once.frames == twice.frames && once.draw() == twice.draw())
    twice.send(try KeyNotation.events("<enter>"))
    #expect(try twice.staged == gallery("<down><down>", 120, 40).staged)
  }

  @Test func `another demo has nothing to undo`() throws {
    let gallery = try gallery("l<enter><esc><down>", 80, 24)
    let screen = gallery.draw()
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(gallery.draw() == screen && !screen.text.contains("undo"))
  }

  @Test func `a click on a try does it`() throws {
    let gallery = try gallery("<down><down>", 120, 40)
    let frames = gallery.frames
    let lines = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.firstIndex { $0.contains("Try (Enter") })
    let place = try gallery.place(of: "lesson")
    gallery.send(try KeyNotation.events("<click:\(place.minX + 12),\(heading + 1)>"))
    #expect(gallery.frames != frames)
    // Not a double click.
    gallery.send(try KeyNotation.events("<click:\(place.minX + 14),\(heading + 1)>"))
    #expect(gallery.frames == frames)
  }

  @Test func `the lesson opens at the try that was done last, and where one can be seen`() throws {
    for (index, entry) in DemoEntry.all.enumerated() {
      for number in entry.lesson.tries.indices.prefix(index < firstDemos.count ? 6 : 1) {
        let gallery = try gallery("l", showing: index, 80, 24)
        #expect(gallery.focus.hasPrefix("Lesson"))
        try gallery.choose(entry.lesson.tries[number])
        let sign = "✓ \(entry.lesson.tries[number].text)"
        for _ in 0..<2 where !gallery.draw().text.contains(sign) {
          gallery.send(try KeyNotation.events("<enter>"))
        }
        #expect(gallery.draw().text.contains(sign))
        gallery.send(try KeyNotation.events("l"))
        #expect(gallery.draw().text.contains("Enter undo"))
        gallery.send(try KeyNotation.events("<enter>l"))
        #expect(gallery.draw().text.contains("Enter try"))
        gallery.send(try KeyNotation.events("<enter>"))
        #expect(gallery.draw().text.contains("✓ \(entry.lesson.tries[number].text.english)"))
      }
    }
  }
}

extension HeadlessGallery {
  /// What is on the stage: the frames and texts of its views.
  fileprivate var staged: [String] {
    views.filter { $0.path.contains("/stage") }.map {
      "\($0.path) \($0.layoutFrame) \($0.text ?? "")"
    }
  }

  /// The frames and texts of all views, but for the text that tells what happened on the way: the readout.
  fileprivate var placed: [String] {
    views.map { view in
      "\(view.path) \(view.frame) \(view.layoutFrame) "
        + (view.name == "readout" ? "" : view.text ?? "")
    }
  }

  /// Whether the screen is the same, but for what tells what happened on the way: the readout, and reports of
  /// what is over.
  fileprivate func isSame(as other: CellBuffer) throws -> Bool {
    let (screen, readout) = (draw(), try place(of: "readout"))
    var told = Set(readout.minY..<readout.maxY)
    if !earlierReports.isEmpty { told.insert(screen.size.height - 1) }
    return screen.size == other.size
      && (0..<screen.size.height).allSatisfy {
        told.contains($0) || screen.row($0) == other.row($0)
      }
  }
}
