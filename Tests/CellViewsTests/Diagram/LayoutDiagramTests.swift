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
      .ghost(Rect(x: 15, y: 0, width: 5, height: 3)))
    #expect(
      screen == [
        "··········  ┊  ┈┈┈┈┈", "·· text ··  ┊  ┊   ┊", "··      ··  ┊  ┈┈┈┈┈", "··········", "",
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
        $0.top.equalTo(Double(row))
        $0.width.equalTo(widths[row])
      }
    }
    drawing.diagram = { host in
      LayoutDiagram(labels.compactMap { .spring(of: $0, .horizontal, in: host) })
    }
    #expect(window.screen[0...2] == [" →/\\251/\\←", " ←/→750", " /\\/\\/\\"])
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
        .distance(span, "≥ 3"), .line(axis, at: number(), along: range()), .ghost(rect()),
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
