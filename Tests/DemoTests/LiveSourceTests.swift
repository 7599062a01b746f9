import Ashlar
import Testing

@testable import Demos

/// The source whose numbers can be changed.
@MainActor @Suite struct LiveSourceTests {
  private func frame(_ name: String, in gallery: HeadlessGallery) throws -> Rect {
    try #require(gallery.views.first { $0.name == name }).layoutFrame
  }

  @Test func `statements are those that make constraints, with the numbers in them`() throws {
    let statements = SourceStatement.all(in: .greenLabel)
    let offset = try #require(
      statements.first { $0.lines.contains { $0.text.contains(".offset(1)") } })
    #expect(offset.lines.count == 2)
    #expect(offset.numbers.map(\.written) == [1])
    #expect(offset.numbers.map(\.role) == [.constant])
    // A multiplier is no number that changes.
    let third = try #require(
      statements.first { $0.lines.contains { $0.text.contains("multipliedBy(1.0") } })
    #expect(third.numbers.isEmpty)
  }

  /// Green is as far from the longest blue label as the number says.
  @Test func `the arrows change a number and the stage follows`() throws {
    let gallery = try gallery("<down><down><tab>1111s", 80, 30)
    let before = try frame("green", in: gallery).minX
    let blue = try frame("blue1", in: gallery).maxX
    #expect(before == max(20, blue + 1))
    try choose("1", in: gallery)
    for distance in 2...6 {
      gallery.send(try KeyNotation.events("<right>"))
      #expect(try frame("green", in: gallery).minX == max(20, blue + Double(distance)))
      #expect(gallery.draw().text.contains("‹\(distance)›"))
    }
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(try frame("green", in: gallery).minX == before)
    #expect(!gallery.draw().text.contains("‹6›"))
  }

  /// Chooses the line whose number has a value.
  private func choose(_ value: String, in gallery: HeadlessGallery) throws {
    for _ in 0..<20 where !gallery.draw().text.contains(".offset(‹\(value)›)") {
      gallery.send(try KeyNotation.events("<down>"))
    }
    #expect(gallery.draw().text.contains(".offset(‹\(value)›)"))
  }

  @Test func `another demo, or the same one again, is as it is written`() throws {
    let gallery = try gallery("<down><down><tab>1111s", 80, 30)
    let before = try frame("green", in: gallery).minX
    try choose("1", in: gallery)
    gallery.send(try KeyNotation.events("<right><right><right><esc><esc><up><down>"))
    gallery.send(try KeyNotation.events("<tab>1111"))
    #expect(try frame("green", in: gallery).minX == before)
  }

  /// What holds the edge that is explained is told from the other lines by its style.
  @Test func `the line that holds the chosen edge is lit`() throws {
    let gallery = try gallery("<down><down><tab>i", 80, 40)
    for _ in 0..<12 where !gallery.draw().text.contains("Why: green.left") {
      gallery.send(try KeyNotation.events("<right>"))
    }
    gallery.send(try KeyNotation.events("s"))
    let theme = gallery.window.theme
    func lit() -> [String] {
      let screen = gallery.draw()
      return (0..<screen.size.height).map { y in
        screen.row(y).filter { $0.style == theme.tint }.map(\.text).joined()
      }
    }
    var lines: Set<String> = []
    for _ in 0..<20 {
      lines.formUnion(lit())
      gallery.send(try KeyNotation.events("<pgdn>"))
    }
    let all = lines.joined(separator: "\n")
    #expect(all.contains("make.left.greaterThanOrEqualTo(container.mas.right"))
    #expect(!all.contains("make.right.lessThanOrEqualTo"))
  }

  @Test(arguments: [(1.0, -1, 1.0), (750, 1, 751), (750, -1, 749), (1000, -1, 999), (999, 1, 1000)])
  func `a priority goes to the next that makes a difference`(
    former: Double, step: Int, next: Double
  ) {
    let stage = StageView()
    let live = LiveSource(on: stage)
    let number = SourceNumber(
      statement: "", file: "", line: 1, range: 0..<1, role: .priority, written: former)
    live.change(number, by: step)
    #expect(live.value(of: number) == next)
  }
}
