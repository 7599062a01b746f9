import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import Testing

/// A view that draws marks over its subviews.
@MainActor private final class Drawing: View {
  var diagram: @MainActor (Drawing) -> LayoutDiagram = { _ in LayoutDiagram() }

  override func drawForeground(in context: DrawingContext) {
    diagram(self).draw(in: context, over: self)
  }
}

@MainActor struct LayoutDiagramTests {
  private let window: Window
  private let drawing = Drawing()

  init() {
    window = Window(30, 7)
    window.addSubview(drawing)
    drawing.mas.makeConstraints { $0.edges.equalTo(window) }
  }

  private func screen(_ marks: LayoutMark...) -> [String] {
    drawing.diagram = { _ in LayoutDiagram(marks) }
    return window.screen
  }

  private func add(_ text: String, _ make: (ConstraintMaker) -> Void) -> Label {
    let label = Label(text)
    drawing.addSubview(label)
    label.mas.makeConstraints(make)
    window.layoutIfNeeded()
    return label
  }

  @Test
  func `an arrow has its number inside, or beside where it is too short`() {
    let screen = screen(
      .distance(LayoutSpan(.horizontal, from: 2, to: 12, across: 0), "8"),
      .distance(LayoutSpan(.horizontal, from: 12, to: 2, across: 1), "≥ 1"),
      .distance(LayoutSpan(.horizontal, from: 4, to: 5, across: 2), "1"),
      .distance(LayoutSpan(.horizontal, from: 4, to: 4, across: 3), ""),
      .distance(LayoutSpan(.vertical, from: 3, to: 7, across: 20), "= 4"),
      .distance(LayoutSpan(.vertical, from: 0, to: 1, across: 20), ""))
    #expect(
      screen == [
        "  ←───8────→        ↕", "  ←──≥ 1───→", "    ↔1", "                    ↑",
        "                    │= 4", "                    │", "                    ↓",
      ])
  }

  @Test
  func `a distance from an edge with a border begins on the border's line`() {
    let outer = View()
    let inner = add("text") {
      $0.left.equalTo(5)
      $0.top.equalTo(3)
    }
    drawing.insertSubview(outer, at: 0)
    outer.border = .light
    outer.mas.makeConstraints { $0.edges.equalTo(drawing) }
    window.layoutIfNeeded()
    let marks: [LayoutMark] = [
      .distance(LayoutSpan(.horizontal, from: 0, to: inner.frame.minX, across: 3), "5"),
      .distance(LayoutSpan(.horizontal, from: inner.frame.maxX, to: 30, across: 3), "21"),
      .distance(LayoutSpan(.vertical, from: 0, to: inner.frame.minY, across: 7), "3"),
      .distance(LayoutSpan(.vertical, from: inner.frame.maxY, to: 7, across: 7), "3"),
    ]
    drawing.diagram = { _ in LayoutDiagram(marks) }
    #expect(
      window.screen == [
        "┌──────┬─────────────────────┐", "│      │3                    │",
        "│      ↓                     │", "├─5─→text←────────21─────────┤",
        "│      ↑                     │", "│      │3                    │",
        "└──────┴─────────────────────┘",
      ])
    // One of two cells has no room for a head and a line's join: it stays a head.
    drawing.diagram = { _ in
      LayoutDiagram([.distance(LayoutSpan(.horizontal, from: 0, to: 2, across: 5), "")])
    }
    #expect(window.screen[5].hasPrefix("│→"))
  }

  @Test
  func `a number of an upright arrow stands beside it, on a line rather than elsewhere`() {
    let page = View()
    page.border = .light
    drawing.addSubview(page)
    page.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(drawing)
      make.top.equalTo(2)
    }
    drawing.diagram = { _ in
      LayoutDiagram([
        .line(.vertical, at: 3, along: 0...30),
        .distance(LayoutSpan(.vertical, from: 3, to: 4, across: 9), "1"),
      ])
    }
    #expect(window.screen[1] == "" && window.screen[3].contains("↕1"))
  }

  @Test
  func `a number is left out where it would cover a text`() {
    _ = add("aaaa") { $0.left.top.equalTo(0) }
    _ = add("bbbb") {
      $0.left.equalTo(5)
      $0.top.equalTo(0)
    }
    _ = add("cccccccccc") {
      $0.left.equalTo(0)
      $0.top.equalTo(1)
    }
    #expect(
      screen(.distance(LayoutSpan(.horizontal, from: 4, to: 5, across: 0), "12"))[0...1]
        == ["aaaa↔bbbb", "cccccccccc"])
  }

  @Test
  func `dotted marks pass behind texts`() {
    _ = add("text") {
      $0.left.equalTo(3)
      $0.top.equalTo(1)
    }
    let screen = screen(
      .space(Rect(x: 0, y: 0, width: 10, height: 4), around: Rect(x: 2, y: 1, width: 6, height: 2)),
      .line(.horizontal, at: 12, along: 0...3), .line(.vertical, at: 5, along: 0...30),
      .outline(Rect(x: 15, y: 0, width: 5, height: 3), .ghost, title: ""))
    #expect(
      screen == [
        "··········  ┊  ┌┈┈┈┐", "·· text ··  ┊  ┊   ┊", "··      ··  ┊  └┈┈┈┘", "··········", "",
        "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈", "",
      ])
  }

  @Test
  func `a highlight and a baseline change styles only`() {
    let label = add("text") {
      $0.left.equalTo(3)
      $0.top.equalTo(1)
    }
    drawing.diagram = {
      LayoutDiagram([.highlight(of: label, in: $0), .firstBaseline(of: label, in: $0)])
    }
    let screen = window.render()
    #expect(screen.text == "\n   text\n\n\n\n\n")
    #expect(screen[3, 1].style.attributes == [.bold, .underline])
    #expect(screen[2, 1].style == .plain)
    #expect(screen[7, 1].style == .plain)
  }

  @Test
  func `springs push, pull and rest`() {
    let widths = [9.0, 3, 6]
    let labels = widths.indices.map { row in
      add("spring") {
        $0.left.equalTo(1)
        $0.top.equalTo(Double(2 * row))
        $0.width.equalTo(widths[row])
      }
    }
    drawing.diagram = { host in
      LayoutDiagram(labels.compactMap { .spring(of: $0, .horizontal, in: host) })
    }
    #expect(
      window.screen[0...5] == [
        " spring", #" →/\251\/←"#, " sp…", " ←/→750", " spring", #" /\/\/\"#,
      ])
    let plain = View()
    drawing.addSubview(plain)
    #expect(LayoutMark.spring(of: plain, .vertical, in: drawing) == nil)
  }

  @Test
  func `the distances of constraints are where their items are`() throws {
    let name = add("name") {
      $0.left.equalTo(2)
      $0.top.equalTo(3)
    }
    let field = add("12345") {
      $0.centerY.equalTo(name)
      $0.left.greaterThanOrEqualTo(name.mas.right).offset(4)
      $0.left.greaterThanOrEqualTo(drawing.mas.right).multipliedBy(1.0 / 3)
      $0.right.lessThanOrEqualTo(drawing).offset(-3)
      $0.height.equalTo(1)
      $0.width.equalTo(name)
    }
    let marks = field.activeConstraints.map { LayoutMark.distance(of: $0, in: drawing) }
    func along(_ start: Double, _ end: Double, _ text: String) -> LayoutMark {
      .distance(LayoutSpan(.horizontal, from: start, to: end, across: 3), text)
    }
    #expect(marks[1] == along(7, 11, "≥ 4"))
    #expect(marks[2] == along(0, 11, "≥ × 1/3"))
    #expect(marks[3] == along(30, 16, "≥ 3"))
    #expect(
      marks[4] == .distance(LayoutSpan(.vertical, from: 3, to: 4, across: 13), "1"))
    #expect(marks[5] == nil)
  }

  @Test
  func `margins are the dots inside of a view`() {
    drawing.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
    drawing.diagram = { LayoutDiagram([.margins(of: $0, in: $0)]) }
    let dots = String(repeating: "·", count: 30)
    let row = "··" + String(repeating: " ", count: 25) + "···"
    #expect(window.screen == [dots] + Array(repeating: row, count: 5) + [dots])
  }

  @Test
  func `frames, guides and ghosts have outlines and titles`() {
    let guide = LayoutGuide()
    drawing.addLayoutGuide(guide)
    guide.mas.makeConstraints {
      $0.left.equalTo(10)
      $0.top.equalTo(0)
      $0.width.equalTo(8)
      $0.height.equalTo(3)
    }
    let label = add("name") {
      $0.left.equalTo(1)
      $0.top.equalTo(1)
    }
    let ghost = LayoutMark.ghost(of: label, in: drawing)
    label.mas.updateConstraints { $0.left.equalTo(20) }
    window.layoutIfNeeded()
    drawing.diagram = { host in
      LayoutDiagram(
        [
          .frame(of: host, title: "stage", in: host), .frame(of: label, in: host), ghost,
          .outline(Rect(x: 2, y: 3, width: 6, height: 1), .frame, title: "none"),
          .outline(Rect(x: 2, y: 4, width: 5, height: 2), .ghost, title: "too long"),
          .outline(Rect(x: 27, y: 2, width: 0, height: 4), .guide, title: ""),
        ] + [.guide(guide, title: "gap", in: host)].compactMap { $0 })
    }
    #expect(
      window.screen == [
        "┌ stage ─── gap ─────────────┐",
        "│┈┈┈┈     ╎      ╎ ▕name▏    │", "│         └╌╌╌╌╌╌┘         ╎ │",
        "│ ▏    ▕                   ╎ │", "│ ┌┈┈┈┐                    ╎ │",
        "│ └┈┈┈┘                    ╎ │", "└────────────────────────────┘",
      ])
    let free = LayoutGuide()
    #expect(LayoutMark.guide(free, in: drawing) == nil)
  }

  @Test
  func `a baseline is the row of text above it`() {
    let label = Label("one two three")
    label.numberOfLines = 0
    label.border = .light
    drawing.addSubview(label)
    label.mas.makeConstraints {
      $0.left.top.equalTo(1)
      $0.width.equalTo(7)
    }
    drawing.diagram = {
      LayoutDiagram([.firstBaseline(of: label, in: $0), .lastBaseline(of: label, in: $0)])
    }
    let screen = window.render()
    let underlined = (0..<7).map { y in
      (0..<30).filter { screen[$0, y].style.attributes.contains(.underline) }
    }
    // Its lines are “one”, “two” and “three”, in the rows 2 to 4.
    let row = Array(1...7)
    #expect(underlined == [[], [], row, [], row, [], []])
  }

  @Test
  func `arrows and numbers make room for each other`() {
    _ = add("text in the way") { $0.left.top.equalTo(0) }
    #expect(
      screen(
        .distance(LayoutSpan(.horizontal, from: 0, to: 15, across: 0), "15"),
        .distance(LayoutSpan(.horizontal, from: 0, to: 20, across: 2), "× 1/3"),
        .distance(LayoutSpan(.horizontal, from: 18, to: 20, across: 2), "≥ 1"),
        .distance(LayoutSpan(.vertical, from: 3, to: 6, across: 5), "3"),
        .distance(LayoutSpan(.vertical, from: 3, to: 6, across: 5), "4"))
        == [
          "text in the way", "←─────15──────→", "←──────× 1/3───────→",
          "     ↑↑           ←→≥ 1", "    3││4", "     ↓↓", "",
        ])
  }

  @Test
  func `arrows pass behind words, and one that is mostly hidden is left out`() {
    drawing.border = .light
    _ = add("one two") { $0.left.top.equalTo(2) }
    _ = add("abcdefghijklmnop") {
      $0.left.equalTo(10)
      $0.top.equalTo(5)
    }
    #expect(
      screen(
        .distance(LayoutSpan(.horizontal, from: 0, to: 2, across: 1), "2"),
        .distance(LayoutSpan(.horizontal, from: 0, to: 20, across: 2), "20"),
        .line(.vertical, at: 2, along: 0...30), .line(.horizontal, at: 5, along: 0...9),
        .distance(LayoutSpan(.vertical, from: 5, to: 6, across: 18), "1"))
        == [
          "┌────────────────────────────┐",
          "│→2  ┊                       │",
          "│ one two ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│",
          "├────────20────────→         │",
          "│    ┊                       │",
          "│    ┊    abcdefghijklmnop   │",
          "└────────────────────────────┘",
        ])
  }

  @Test
  func `a text stands over dots and lines of the diagram, and a block keeps its colours`() {
    let block = View(frame: Rect(x: 0, y: 3, width: 5, height: 1))
    let label = Label("a   b")
    label.setTextStyle(\.systemBlue)
    drawing.addSubview(label)
    label.frame = block.frame
    drawing.diagram = { _ in
      LayoutDiagram([
        .distance(LayoutSpan(.vertical, from: 0, to: 1, across: 3), "1"),
        .line(.vertical, at: 3, along: 0...8),
        .space(
          Rect(x: 0, y: 0, width: 30, height: 2), around: Rect(x: 9, y: 1, width: 3, height: 1)),
      ])
    }
    let screen = window.render()
    let dots = String(repeating: "·", count: 30)
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0] == "···↕1" + dots.dropFirst(5))
    #expect(rows[1] == dots.prefix(9) + "   " + dots.dropFirst(12))
    #expect(rows[3] == "a ┈ b ┈┈")
    #expect(screen[2, 3].style == screen[0, 3].style)
  }

  @Test
  func `a part that is drawn again has the diagram that the whole has`() {
    _ = add("12345678") {
      $0.left.equalTo(9)
      $0.top.equalTo(2)
    }
    drawing.diagram = { _ in
      LayoutDiagram([
        .distance(LayoutSpan(.horizontal, from: 2, to: 28, across: 2), "wide"),
        .distance(LayoutSpan(.vertical, from: 0, to: 6, across: 12), "tall"),
      ])
    }
    let before = window.screen
    for y in 0..<7 {
      for x in stride(from: 0, to: 30, by: 5) {
        drawing.setNeedsDisplay(Rect(x: Double(x), y: Double(y), width: 5, height: 1))
        #expect(window.screen == before, "\(x), \(y)")
      }
    }
  }

  @Test
  func `what is no number, or without end, is drawn as far as it is seen`() {
    let nothing = Double.nan
    let endless = Double.infinity
    let screen = screen(
      .distance(LayoutSpan(.horizontal, from: -endless, to: 4, across: 0), "a"),
      .distance(LayoutSpan(.horizontal, from: -1e300, to: 1e300, across: 1), "everywhere"),
      .distance(LayoutSpan(.vertical, from: -1e9, to: 1e9, across: 28), "1"),
      .distance(LayoutSpan(.horizontal, from: nothing, to: 4, across: 3), "b"),
      .distance(LayoutSpan(.horizontal, from: 2, to: 4, across: nothing), "c"),
      .spring(LayoutSpan(.vertical, from: 2, to: nothing, across: 3), .hugging, "d"),
      .outline(Rect(x: nothing, y: 0, width: 4, height: 4), .frame, title: "e"),
      .highlight(Rect(x: 0, y: nothing, width: 4, height: 4)),
      .outline(Rect(x: -9, y: 3, width: 1e12, height: 1e12), .ghost, title: ""),
      .distance(LayoutSpan(.horizontal, from: 3, to: 9, across: 5), "\u{1B}[31m\n"))
    #expect(
      screen == [
        "─a─→                        │", "──────────everywhere──────────",
        "                            │1",
        "┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│┈", "                            │",
        "   ←────→\u{FFFD}[31m              │",
        "                            │",
      ])
  }

  /// Marks of random coordinates, also far outside, upside down and empty.
  @Test(arguments: 0..<20)
  func `a diagram changes no layout and traps nowhere`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> Double {
      Double(Int.random(in: -40...80, using: &random))
        / Double(Int.random(in: 1...3, using: &random))
    }
    func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    func range() -> ClosedRange<Double> {
      let (one, other) = (number(), number())
      return min(one, other)...max(one, other)
    }
    let label = add("early一二") { $0.center.equalTo(drawing) }
    let plain = window.screen
    let frame = label.frame
    var marks: [LayoutMark] = []
    for axis in LayoutAxis.allCases {
      let span = LayoutSpan(axis, from: number(), to: number(), across: number())
      marks += [
        .distance(span, "≥ 3"), .line(axis, at: number(), along: range()),
        .outline(
          rect(), LayoutOutline.allCases.randomElement(using: &random) ?? .frame, title: "title"),
        .space(rect(), around: rect()), .highlight(rect()),
        .baseline(y: number(), along: range()),
      ]
      marks += LayoutSpring.allCases.map { .spring(span, $0, "750") }
    }
    drawing.diagram = { _ in LayoutDiagram(marks) }
    _ = window.screen
    #expect(label.frame == frame)
    #expect(window.reports.isEmpty)
    drawing.diagram = { _ in LayoutDiagram() }
    #expect(window.screen == plain)
  }
}
