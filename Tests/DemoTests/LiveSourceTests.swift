import Ashlar
import Testing

@testable import Demos

/// The source whose numbers can be changed.
@MainActor @Suite struct LiveSourceTests {
  private func frame(_ name: String, in gallery: HeadlessGallery) throws -> Rect {
    try #require(gallery.views.first { $0.name == name }).layoutFrame
  }

  @Test func `statements are those that make constraints, with the numbers in them`() throws {
    let statements = try SourceStatement.all(in: #require(GreenLabelDemo.lesson.source))
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

  @Test func `of a size both lengths are numbers, each of its own constraint`() throws {
    let statements = try SourceStatement.all(in: #require(NoSuperviewDemo.lesson.source))
    let size = try #require(
      statements.first { $0.lines[0].text.contains("make.size.equalTo(Size(") })
    #expect(size.numbers.map(\.written) == [10, 3])
    #expect(size.numbers.map(\.attribute) == [.width, .height])
    let gallery = try gallery("s<home>", alone: "no-superview", 80, 40)
    for width in 11...13 {
      for _ in 0..<2 where try frame("v1", in: gallery).width != Double(width) {
        gallery.send(try KeyNotation.events("<right>"))
      }
      let (one, other) = try (frame("v1", in: gallery), frame("v2", in: gallery))
      #expect(one.size == Size(width: Double(width), height: 3) && other.size == one.size)
    }
    gallery.send(try KeyNotation.events("<enter><right>"))
    #expect(try frame("v1", in: gallery).size == Size(width: 13, height: 4))
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
    gallery.send(try KeyNotation.events("<home>"))
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

  private func demo(in view: View) -> (any Demo)? {
    (view as? any Demo) ?? view.subviews.lazy.compactMap { demo(in: $0) }.first
  }

  /// The lines on the screen in the colour of what is lit.
  private func lit(in gallery: HeadlessGallery) -> [String] {
    let screen = gallery.draw()
    let style = gallery.window.theme.tint
    return (0..<screen.size.height).map { y in
      screen.row(y).filter { $0.style == style }.map(\.text).joined()
    }
  }

  /// The numbers between arrows on a screen.
  private func numbers(in gallery: HeadlessGallery) -> [Substring] {
    gallery.draw().text.split(separator: "\n").compactMap { row in
      row.firstIndex(of: "‹").flatMap { start in
        let rest = row[row.index(after: start)...]
        return rest.firstIndex(of: "›").map { rest[..<$0] }.flatMap { Double($0) == nil ? nil : $0 }
      }
    }
  }

  @Test(arguments: await allDemos, [(80, 24), (120, 40)])
  func `the source opens where the edge is held, and what the arrows change is seen`(
    id: String, size: (width: Int, height: Int)
  ) throws {
    let gallery = try gallery("s", alone: id, size.width, size.height)
    let first = lit(in: gallery).filter { $0.contains { $0.isNumber } }
    var all: Set<String> = []
    for _ in 0..<40 {
      all.formUnion(lit(in: gallery).filter { $0.contains { $0.isNumber } })
      gallery.send(try KeyNotation.events("<pgdn>"))
    }
    #expect(!first.isEmpty || all.isEmpty, "\(all)")
    // Whether an arrow changes a number or only shows it first.
    let fresh = try DemoTests.gallery("s", alone: id, size.width, size.height)
    for _ in 0..<3 {
      let (before, frames) = (numbers(in: fresh), fresh.views.map(\.layoutFrame))
      fresh.send(try KeyNotation.events("<right>"))
      let after = numbers(in: fresh)
      guard fresh.views.map(\.layoutFrame) != frames else { continue }
      #expect(before != after && !after.isEmpty, "\(before), \(after)")
    }
  }

  @Test(arguments: [("keyboard", 80, 24), ("binding", 80, 24), ("three-labels", 80, 24)])
  func `below a stage whose numbers were changed stands what the layout says`(
    id: String, width: Int, height: Int
  ) throws {
    let gallery = try gallery("", alone: id, width, height)
    let written = gallery.readout
    gallery.send(try KeyNotation.events("s<right><right><right><right>"))
    let shown = try #require(demo(in: gallery.window))
    let watched = try #require(shown.watchedEdge)
    let text = try #require(watched.item.explanation(of: watched.attribute)).text
    #expect(gallery.readout == text.english && gallery.readout != written)
    gallery.send(try KeyNotation.events("<backspace>"))
    #expect(gallery.readout == written)
  }

  /// A demo that counts how often its edge, which it sets by hand, is explained.
  private final class Counting: View, Demo {
    static let id = "counting"
    static let title: LocalizedText = "Counting"
    static let lesson = Lesson(.cases, "A lesson for tests.")
    private let box = View()
    private(set) var explanations = 0

    init(seed: UInt64) {
      super.init()
      addSubview(box)
    }

    var watchedEdge: ItemAttribute? { ItemAttribute(box, .left) }

    override func layoutSubviews() {
      super.layoutSubviews()
      box.frame = Rect(x: 2, y: 1, width: bounds.width - 4, height: 3)
    }

    override func reasonForFrame(
      of child: LayoutNode, _ attribute: LayoutAttribute
    ) -> FrameReason? {
      if attribute == .left { explanations += 1 }
      return .words("a number in the program")
    }
  }

  @Test func `the source explains the edge once as it opens`() throws {
    let gallery = HeadlessGallery(
      [DemoEntry(Counting.self)], size: CellSize(width: 80, height: 24))
    let counting = try #require(demo(in: gallery.window) as? Counting)
    for _ in 0..<2 {
      let before = counting.explanations
      gallery.send(try KeyNotation.events("s"))
      #expect(gallery.draw().text.contains("Source"))
      #expect(counting.explanations == before + 1)
      gallery.send(try KeyNotation.events("<esc>"))
    }
  }

  /// What holds the edge that is explained is told from the other lines by its style.
  @Test func `the line that holds the chosen edge is lit`() throws {
    let gallery = try gallery("<down><down><tab>i", 80, 40)
    for _ in 0..<12 where !gallery.draw().text.contains("Why: green.left") {
      gallery.send(try KeyNotation.events("<right>"))
    }
    gallery.send(try KeyNotation.events("s"))
    var lines: Set<String> = []
    for _ in 0..<20 {
      lines.formUnion(lit(in: gallery))
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
