import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import Testing

/// A stage of views with every kind of mark, at many sizes.
@MainActor struct LayoutDiagramFilmTests {
  private final class Stage: View {
    var showsDiagram = false
    var ghost: LayoutMark?
    let guide = LayoutGuide()
    let name = Label("Ada Lovelace")
    let address = Label("12 Dorset Street, 一二三")
    let button = Button("Save")

    override init() {
      super.init()
      border = .rounded
      addLayoutGuide(guide)
      address.numberOfLines = 0
      for view in [name, address, button] { addSubview(view) }
      name.mas.makeConstraints { make in
        make.left.top.equalTo(self).offset(2)
      }
      address.mas.makeConstraints { make in
        make.left.greaterThanOrEqualTo(self.name.mas.right).offset(2)
        make.left.greaterThanOrEqualTo(self.mas.right).multipliedBy(1.0 / 3)
        make.top.equalTo(self.name)
        make.right.lessThanOrEqualTo(self).offset(-2)
      }
      guide.mas.makeConstraints { make in
        make.left.right.equalTo(self.address)
        make.top.equalTo(self.address.mas.bottom)
        make.height.equalTo(2)
      }
      button.mas.makeConstraints { make in
        make.top.equalTo(self.guide.mas.bottom)
        make.left.equalTo(self.guide)
      }
    }

    private var marks: [LayoutMark] {
      var marks: [LayoutMark?] = [
        .margins(of: self, in: self), .highlight(of: address, in: self),
        .guide(guide, title: "gap", in: self), ghost,
        .line(.horizontal, at: bounds.width / 3, along: 0...bounds.height),
      ]
      for view in [name, address, button] {
        marks += [.frame(of: view, title: "view", in: self), .firstBaseline(of: view, in: self)]
        marks += view.activeConstraints.map { .distance(of: $0, in: self) }
        marks += LayoutAxis.allCases.map { .spring(of: view, $0, in: self) }
      }
      return marks.compactMap { $0 }
    }

    override func drawForeground(in context: DrawingContext) {
      if showsDiagram { LayoutDiagram(marks).draw(in: context, over: self) }
    }
  }

  private let window = Window(60, 12)
  private let stage = Stage()

  init() {
    let title = Label("A title outside of the stage, as wide as the window is, and more")
    window.addSubview(title)
    window.addSubview(stage)
    title.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.right.lessThanOrEqualTo(window)
    }
    stage.mas.makeConstraints { make in
      make.edges.equalTo(window).insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 3))
    }
    window.layoutIfNeeded()
    stage.ghost = .ghost(of: stage.address, title: "before", in: stage)
    stage.button.becomeFirstResponder()
  }

  private func shown(_ showsDiagram: Bool) -> CellBuffer {
    stage.showsDiagram = showsDiagram
    window.setNeedsDisplay()
    return window.render()
  }

  /// What is no picture: frames, the focus, what is read, and what is reported.
  private var facts: [String] {
    [stage, stage.name, stage.address, stage.button].map { "\($0.frame)" }
      + ["\(stage.guide.layoutFrame)", window.accessibilityText]
      + ["\(stage.button.isFirstResponder)"] + window.reports.map { "\($0)" }
      + window.diagnose().map { "\($0)" }
  }

  @Test(arguments: 0...12)
  func `a diagram covers no text, leaves its stage at no size, and changes nothing else`(
    height: Int
  ) {
    for width in 0...60 {
      window.resize(width, height)
      let plain = shown(false)
      let former = facts
      let screen = shown(true)
      let cells = stage.cellFrame
      for y in 0..<height {
        for x in 0..<width {
          if !cells.contains(CellPoint(x: x, y: y)) {
            #expect(screen[x, y] == plain[x, y], "(\(x), \(y)) at \(width)×\(height)")
          } else if plain[x, y].text != " " {
            // An arrow joins the line of a border.
            let joint = ["│": "├┤", "─": "┬┴"]["\(plain[x, y].text)"] ?? ""
            #expect(
              screen[x, y].text == plain[x, y].text || joint.contains("\(screen[x, y].text)"),
              "(\(x), \(y)) at \(width)×\(height)")
          }
        }
      }
      #expect(facts == former)
      #expect(shown(false) == plain)
    }
  }

  /// A distance that holds is as long as its constraint says: the constant is the oracle.
  @Test(arguments: 0..<20)
  func `a distance is as long as the constant of its constraint`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let window = Window(60, 12)
    var around: View = window
    for _ in 0..<4 {
      let view = View()
      around.addSubview(view)
      view.semanticContentAttribute =
        Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
      let lengths = (0..<4).map { _ in Double(Int.random(in: 1...3, using: &random)) }
      view.mas.makeConstraints { make in
        make.leading.equalTo(around).offset(lengths[0])
        make.trailing.equalTo(around).offset(-lengths[1])
        make.top.equalTo(around).offset(lengths[2])
        make.height.equalTo(lengths[3])
      }
      window.layoutIfNeeded()
      for (constraint, length) in zip(view.activeConstraints, lengths) {
        let distance = try #require(constraint.distance)
        #expect(abs(distance.end - distance.start) == length)
        #expect(distance.text == "\(Int(length))")
      }
      around = view
    }
  }
}
