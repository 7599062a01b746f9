import Ashlar
import Demos
import Testing

/// The lines above and below the stage: what is taught, and what decides now.
@MainActor @Suite struct GalleryLinesTests {
  private func gallery(_ index: Int, _ width: Int, _ height: Int) throws -> HeadlessGallery {
    try DemoTests.gallery("", showing: index, width, height)
  }

  /// What is to be read in a view's place, its lines joined by blanks.
  private func text(of name: String, in gallery: HeadlessGallery) throws -> String {
    let place = try gallery.place(of: name)
    let screen = gallery.draw()
    let rows = place.minY..<place.maxY
    return rows.map { y in
      (place.minX..<place.maxX).filter { $0 < screen.size.width }.map { screen[$0, y].text }
        .joined()
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: await allDemos.indices)
  func `nothing is cut without a sign, at any width from 20 on`(index: Int) throws {
    let entry = DemoEntry.all[index]
    // At every width for the first article's demos, at some for the others.
    let isFirst = firstDemos.contains(entry.id)
    for (heights, step) in [([24, 11], isFirst ? 1 : 37), ([5, 7, 9, 16, 40], isFirst ? 9 : 109)] {
      let gallery = try gallery(index, 20, 5)
      for (width, height) in heights.flatMap({ height in
        stride(from: 20, to: 130, by: step).map { ($0, height) }
      }) {
        gallery.send([.resize(CellSize(width: width, height: height))])
        for (name, whole) in [
          ("sentence", entry.lesson.sentence.english), ("readout", gallery.readout),
        ] {
          let shown = try text(of: name, in: gallery)
          if try gallery.place(of: name).height == 0 { continue }
          let start = shown.hasSuffix("…") ? String(shown.dropLast()) : nil
          #expect(
            shown == whole || start.map { !$0.isEmpty && whole.hasPrefix($0) } ?? false,
            "\(name) at \(width)x\(height): \(shown)\nof \(whole)")
        }
        let title = String(gallery.draw().text.prefix { $0 != "\n" })
        #expect(title.contains(" \(entry.title)") || title.contains("…"), "\(title)")
      }
    }
  }

  @Test(arguments: await allDemos.indices)
  func `from 80x24 on all of it is there, in a line each`(index: Int) throws {
    let gallery = try gallery(index, 80, 24)
    let isFirst = firstDemos.contains(DemoEntry.all[index].id)
    let widths = isFirst ? Array(80...120) : [80, 109, 110, 114, 115]
    for width in widths + [137, 160, 200] {
      gallery.send([.resize(CellSize(width: width, height: 24))])
      #expect(try text(of: "sentence", in: gallery) == DemoEntry.all[index].lesson.sentence.english)
      #expect(try text(of: "readout", in: gallery) == gallery.readout)
      let isRoomy = !(110..<115).contains(width)
      if isRoomy { #expect(try gallery.place(of: "sentence").height == 1) }
    }
  }

  /// The heights of sentence, stage and readout in windows of a width, by their heights.
  private func checkHeights(
    atWidth width: Int, _ heights: [(window: Int, sentence: Int, stage: Int, readout: Int)]
  ) throws {
    for (height, sentence, stage, readout) in heights {
      let gallery = try gallery(0, width, height)
      #expect(try gallery.place(of: "sentence").height == sentence, "\(height)")
      #expect(try gallery.place(of: "stage").height == stage, "\(height)")
      #expect(try gallery.place(of: "readout").height == readout, "\(height)")
    }
  }

  @Test func `where rows are few, the stage has them, then the sentence, then the readout`() throws
  {
    try checkHeights(
      atWidth: 80,
      [
        (4, 0, 2, 0), (8, 0, 6, 0), (9, 1, 6, 0), (10, 1, 6, 1), (11, 1, 7, 1), (24, 1, 20, 1),
      ])
  }

  @Test func `on a narrow screen the second row goes to the readout first, whose end matters`()
    throws
  {
    try checkHeights(
      atWidth: 40,
      [
        (9, 0, 6, 0), (10, 1, 6, 0), (11, 1, 6, 1), (12, 1, 6, 2), (13, 2, 6, 2), (14, 2, 7, 2),
      ])
  }

  @Test(arguments: ["l", "s", "m", "?", "l<enter><enter>"])
  func `at every size a page has its title, and the way out is named`(keys: String) throws {
    let gallery = try gallery(2, 80, 24)
    gallery.send(try KeyNotation.events(keys))
    for (width, height) in stride(from: 20, to: 150, by: 3).flatMap({ width in
      [5, 8, 13, 24, 50].map { (width, $0) }
    }) {
      gallery.send([.resize(CellSize(width: width, height: height))])
      let lines = gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last?.contains("q quit") == true, "\(width)x\(height)")
      #expect(lines.last?.contains("? help") == true, "\(width)x\(height)")
      if keys == "s", height >= 13 {
        #expect(lines.contains { $0.contains("╔═ GreenLabel.swift ") || $0.contains("…") })
      }
    }
  }

  @Test(arguments: await allDemos.indices, [Language.english, .simplifiedChinese])
  func `where the stage is 80 wide the answer about an edge is there, in a line`(
    index: Int, language: Language
  ) throws {
    let gallery = try gallery(index, 98, 24)
    gallery.window.language = language
    gallery.send(try KeyNotation.events("i"))
    for _ in 0..<8 {
      let shown = try text(of: "readout", in: gallery)
      // A view says in its own words why it is as large as it would like to be: those may be many.
      let isOwn = shown.contains("its intrinsic") || shown.contains("固有")
      #expect(!shown.contains("…") || isOwn, "\(DemoEntry.all[index].id): \(shown)")
      gallery.send(try KeyNotation.events("<tab>"))
    }
  }

  @Test func `above the stage stands what is tried, as long as it is`() throws {
    for (index, entry) in DemoEntry.all.enumerated() {
      let count = firstDemos.contains(entry.id) ? 6 : 1
      for (number, item) in entry.lesson.tries.prefix(count).enumerated() {
        // As high as the lesson, so that the first try can be seen.
        let gallery = try gallery(index, 120, 100)
        let keys = "l" + String(repeating: "<down>", count: number) + "<enter>"
        gallery.send(try KeyNotation.events(keys))
        #expect(
          try text(of: "sentence", in: gallery) == "✓ \(item.text)", "\(entry.id) \(number)")
        gallery.send(try KeyNotation.events("<backspace>"))
        #expect(try text(of: "sentence", in: gallery) == entry.lesson.sentence.english)
        #expect(item.text.english.count <= 58)
      }
    }
  }

  @Test func `the readout follows the stage while its edge is dragged`() throws {
    let gallery = try gallery(2, 80, 24)
    var told: Set<String> = []
    let edge = try gallery.place(of: "demo")
    gallery.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: edge.maxX, y: 10)))])
    for x in (edge.minX + 40..<edge.maxX).reversed() {
      gallery.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(x: x, y: 10)))])
      #expect(try text(of: "readout", in: gallery) == gallery.readout)
      told.insert(gallery.readout)
    }
    // A third of another container is another number each time.
    #expect(told.count == 22)
  }

  @Test func `the size stands beside the grip while it is dragged, and only then`() throws {
    let gallery = try gallery(0, 80, 24)
    let edge = try gallery.place(of: "demo").maxX
    func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) {
      gallery.send([.mouse(MouseEvent(action, at: CellPoint(x: x, y: y)))])
    }
    func isShown(_ text: String) -> Bool {
      gallery.draw().text.split(separator: "\n").dropFirst().contains { $0.contains(text) }
    }
    mouse(.press(.left), edge, 10)
    #expect(isShown(" 62×20 "))
    mouse(.drag(.left), edge - 22, 10)
    #expect(isShown("║ 40×20"))
    mouse(.release(.left), edge - 22, 10)
    #expect(!isShown(" 40×20 "))
    // In the middle of the bottom edge, too.
    mouse(.press(.left), 30, 21)
    mouse(.drag(.left), 30, 15)
    #expect(isShown("═══─ 40×14 ─"))
    mouse(.release(.left), 30, 15)
    #expect(!isShown(" 40×14 "))
  }
}
