import Ashlar
import Demos
import Testing

/// The demos to choose from: a table, in a narrow window a line.
@MainActor @Suite struct DemoListTests {
  private static let titles = DemoEntry.all.map(\.title)

  /// What is read of the list.
  private func read(_ gallery: HeadlessGallery) -> [String] {
    gallery.accessibilityText.split(separator: "\n").map(String.init)
      .filter { line in
        line.contains("Demos") || Self.titles.contains { line == "row \"\($0)\"" }
          || line.hasPrefix("row") && line.contains("selected")
      }
  }

  @Test func `it is read as a list with a selected row, where the focus is`() throws {
    let gallery = try gallery("<down>", 80, 24)
    #expect(
      read(gallery).prefix(5) == [
        #"list "Demos""#, #"row "Three labels""#, #"row "StairView" [selected, focused]"#,
        #"row "Green label""#, #"row "Address row""#,
      ])
    gallery.send(try KeyNotation.events("<tab>"))
    #expect(read(gallery)[2] == #"row "StairView" [selected]"#)
  }

  @Test func `a page is read as a list with the try that is selected, and not what it covers`()
    throws
  {
    let lesson = DemoEntry.all[0].lesson
    let lines = try gallery("l<down>", 80, 60).accessibilityText.split(separator: "\n").map(
      String.init)
    let start = try #require(lines.firstIndex(of: #"list "Lesson""#))
    #expect(lines[start + 1] == #"row "What you learn""#)
    #expect(lines.contains(#"row "• \#(lesson.more[1])""#))
    #expect(lines.contains(#"row "3 (8×) \#(lesson.tries[1].text.english)" [selected, focused]"#))
    #expect(lines.count { $0.contains("focused") } == 1)
    #expect(!lines.contains { $0.hasPrefix(#"row "flint"#) || $0 == #"row """# })
  }

  @Test func `in a narrow window it is a line, and the focus stays in it`() throws {
    let gallery = try gallery("<down>", 80, 24)
    for size in ["<79x24>", "<20x5>", "<60x12>"] {
      gallery.send(try KeyNotation.events(size))
      #expect(read(gallery) == [#"segments "Demos": "StairView" [focused]"#])
    }
    gallery.send(try KeyNotation.events("<down>"))
    #expect(read(gallery) == [#"segments "Demos": "Green label" [focused]"#])
    gallery.send(try KeyNotation.events("<left><left><left>"))
    #expect(read(gallery) == [#"segments "Demos": "Three labels" [focused]"#])
    gallery.send(try KeyNotation.events("<80x24>"))
    #expect(read(gallery)[1] == #"row "Three labels" [selected, focused]"#)
    // What has the focus elsewhere keeps it.
    gallery.send(try KeyNotation.events("<tab><60x12>"))
    #expect(!read(gallery)[0].contains("focused"))
  }

  @Test(arguments: firstDemos.indices)
  func `in every narrow window the title of the chosen demo is seen whole`(index: Int) throws {
    let gallery = try gallery("", showing: index, 20, 12)
    for width in Array(20..<80) + (20..<80).reversed() {
      gallery.send([.resize(CellSize(width: width, height: 12))])
      let place = try gallery.place(of: "list")
      let screen = gallery.draw()
      let line = (0..<width).filter {
        screen[$0, place.minY].style.attributes.contains(.reverse)
      }.map { screen[$0, place.minY].text }.joined()
      #expect(place.height == 1 && line == " \(DemoEntry.all[index].title) ", "\(width)")
    }
  }

  @Test func `a click chooses, and Enter goes to what is chosen`() throws {
    for (size, click) in [("<80x24>", "<click:4,4>"), ("<60x12>", "<click:32,1>")] {
      let gallery = try gallery(size + click, 80, 24)
      #expect(gallery.focus == "Green label")
      #expect(gallery.readout.hasPrefix("green.left"))
      gallery.send(try KeyNotation.events("<enter>"))
      #expect(!read(gallery)[0].contains("focused"))
      gallery.send(try KeyNotation.events("<esc>"))
      #expect(read(gallery).contains { $0.contains("focused") })
    }
  }

  @Test(arguments: ["<down><down><tab>[[2", "s<tab><down><tab>[", "<80x24><tab>]", "ls<esc><tab>"])
  func `keys that come together lead where they lead one by one`(keys: String) throws {
    func screen(oneByOne: Bool) throws -> CellBuffer {
      let window = Window(size: CellSize(width: 120, height: 30))
      GalleryView(DemoEntry.all, seed: 1).fill(window)
      _ = window.render()
      for event in try KeyNotation.events(keys) {
        window.send(event)
        if oneByOne { _ = window.render() }
      }
      return window.render()
    }
    #expect(try screen(oneByOne: true) == screen(oneByOne: false))
  }

  @Test func `page keys scroll what is on the stage`() throws {
    let gallery = try gallery("", 80, 24)
    let (readout, list) = (gallery.readout, read(gallery))
    gallery.send(try KeyNotation.events("<pgdn>"))
    #expect(gallery.readout != readout && read(gallery) == list)
  }

  @Test func `F6 goes from pane to pane, and Tab not behind a page`() throws {
    let wide = try gallery("", 120, 40)
    var seen: [String] = []
    for _ in 0..<4 {
      wide.send(try KeyNotation.events("<f6>"))
      seen.append(wide.focus)
    }
    #expect(seen == ["Three labels", "Lesson", "Three labels", "Three labels"])
    for key in ["<tab>", "<shift-tab>", "<f6>"] {
      let narrow = try gallery("?\(key)", 80, 24)
      #expect(narrow.focus == "Three labels")
      narrow.send(try KeyNotation.events(key))
      #expect(narrow.focus == "Keys")
    }
  }
}
