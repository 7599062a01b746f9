import Ashlar
import Testing

@testable import Demos

/// The page that explains an edge of the stage.
@MainActor @Suite struct EdgeChoiceTests {
  /// The explained attribute, as the page's title names it.
  private func title(of gallery: HeadlessGallery) throws -> String {
    let place = try gallery.place(of: "page")
    let row = gallery.draw().row(place.minY).map(\.text).joined()
    let start = try #require(row.range(of: "Why: "))
    return String(row[start.upperBound...].prefix { $0 != " " })
  }

  private let greenLabel = "<down><down><tab>"

  @Test func `it begins with a view of the stage, and arrows and Tab choose others`() throws {
    let gallery = try gallery(greenLabel + "i", 80, 30)
    let first = try title(of: gallery)
    gallery.send(try KeyNotation.events("<right>"))
    let second = try title(of: gallery)
    #expect(first != second)
    gallery.send(try KeyNotation.events("<left>"))
    #expect(try title(of: gallery) == first)
    gallery.send(try KeyNotation.events("<tab>"))
    #expect(try title(of: gallery).hasSuffix(".top"))
    gallery.send(try KeyNotation.events("<shift-tab>"))
    #expect(try title(of: gallery) == first)
  }

  /// Each edge and length of each view is reached, and explained with the number that its frame has.
  @Test func `every view and edge has its number`() throws {
    let gallery = try gallery(greenLabel + "i", 80, 30)
    var seen: Set<String> = []
    for _ in 0..<5 {
      for _ in 0..<6 {
        let name = try title(of: gallery)
        let answer = try gallery.attribute(named: name)
        let value = try #require(answer.item.explanation(of: answer.attribute)).value
        #expect(gallery.readout.hasPrefix("\(name) = \(LayoutUnit.text(of: value))"), "\(name)")
        seen.insert(name)
        gallery.send(try KeyNotation.events("<tab>"))
      }
      gallery.send(try KeyNotation.events("<right>"))
    }
    #expect(seen.count == 30)
  }

  @Test func `Enter follows a number, and Backspace goes back`() throws {
    let gallery = try gallery(greenLabel + "i", 80, 30)
    while try title(of: gallery) != "green.left" {
      gallery.send(try KeyNotation.events("<right>"))
    }
    #expect(gallery.draw().text.contains("HELD BY"))
    gallery.send(try KeyNotation.events("<enter>"))
    #expect(try title(of: gallery) == "container.right")
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(try title(of: gallery) == "green.left")
    // There is no step before the first one.
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(try title(of: gallery) == "green.left")
  }

  @Test func `a click on the stage chooses what is there`() throws {
    let gallery = try gallery(greenLabel + "i", 80, 30)
    let blue = try gallery.place(of: "blue1")
    gallery.send(try KeyNotation.events("<click:\(blue.minX),\(blue.minY)>"))
    #expect(try title(of: gallery) == "blue1.left")
    #expect(try gallery.place(of: "blue1") == blue)
  }

  @Test(arguments: await allDemos, [(80, 24), (120, 40)])
  func `the page leaves the edge to be seen that it explains, unless it is in the middle`(
    id: String, size: (width: Int, height: Int)
  ) throws {
    let gallery = try gallery("i", alone: id, size.width, size.height)
    let stage = try gallery.place(of: "stage")
    for step in 0..<6 {
      let name = try title(of: gallery).split(separator: ".")
      let page = try gallery.place(of: "page")
      // Rows and cells can share their names.
      if name.count == 2, gallery.views.count(where: { $0.name == name[0] }) == 1 {
        let view = try gallery.place(of: String(name[0]))
        let y =
          switch name[1] {
          case "top": view.minY
          case "bottom": view.maxY - 1
          default: (view.minY + view.maxY) / 2
          }
        let part = Double(y - stage.minY) / Double(stage.height)
        if (0..<0.38).contains(part) || (0.62..<1).contains(part) {
          #expect(!(page.minY..<page.maxY).contains(y), "\(name), row \(y) behind \(page)")
        }
      }
      gallery.send(try KeyNotation.events(step % 2 == 0 ? "<tab>" : "<right>"))
    }
  }

  @Test func `the line below the stage follows while it is resized`() throws {
    let gallery = try gallery(greenLabel + "i", 80, 30)
    while try title(of: gallery) != "green.left" {
      gallery.send(try KeyNotation.events("<right>"))
    }
    gallery.send(try KeyNotation.events("<esc>"))
    var told: Set<String> = []
    for _ in 0..<6 {
      let green = try #require(gallery.views.first { $0.name == "green" }).layoutFrame.minX
      #expect(gallery.readout.hasPrefix("green.left = "))
      let number = gallery.readout.dropFirst("green.left = ".count).prefix { $0 != ":" }
      #expect(try abs(#require(Double(number)) - green) < 0.01)
      told.insert(gallery.readout)
      gallery.send(try KeyNotation.events("["))
    }
    #expect(told.count > 2)
  }

  @Test func `the stage keeps its frames while the page is open`() throws {
    let gallery = try gallery(greenLabel, 80, 30)
    let before = gallery.views.filter { $0.path.contains("/demo") }.map(\.frame)
    gallery.send(try KeyNotation.events("i<tab><right><enter>"))
    #expect(gallery.views.filter { $0.path.contains("/demo") }.map(\.frame) == before)
  }

  @Test(arguments: ["20x5", "40x12", "80x24", "120x40", "200x60"])
  func `Escape closes it at every size, and it says so`(notation: String) throws {
    let size = try CellSize(notation: notation)
    let gallery = try gallery(greenLabel, size.width, size.height)
    let before = gallery.draw()
    gallery.send(try KeyNotation.events("i"))
    #expect(gallery.draw() != before)
    #expect(gallery.draw().text.contains("q quit"))
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(!gallery.draw().text.contains("Why:"))
  }

  @Test func `Escape closes the page, then forgets the edge, and never quits`() throws {
    let plain = try gallery(greenLabel, 80, 30)
    let gallery = try gallery(greenLabel + "i<right><esc>", 80, 30)
    #expect(gallery.draw().text.contains("Esc forget the edge"))
    #expect(gallery.readout != plain.readout)
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(gallery.draw() == plain.draw())
    gallery.send(try KeyNotation.events("<esc><esc>"))
    #expect(gallery.draw().text.contains("q quits."))
    gallery.send(try KeyNotation.events("l<esc>"))
    #expect(try gallery.draw() == DemoTests.gallery("<down><down>", 80, 30).draw())
  }

  @Test func `another demo forgets what was chosen`() throws {
    let gallery = try gallery(greenLabel + "i<right><esc><esc><esc><up>", 80, 30)
    #expect(gallery.readout.hasSuffix("solved 2."))
  }

  @Test func `in every demo something can be explained`() throws {
    for index in DemoEntry.all.indices {
      let gallery = try gallery("<tab>i", showing: index, 80, 30)
      #expect(gallery.draw().text.contains("Why: "), "\(DemoEntry.all[index].id)")
      for _ in 0..<4 {
        gallery.send(try KeyNotation.events("<right><tab>"))
        #expect(gallery.draw().text.contains("Why: "), "\(DemoEntry.all[index].id)")
      }
    }
  }
}
