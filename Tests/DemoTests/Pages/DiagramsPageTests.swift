import Ashlar
import AshlarTesting
import Testing

final class Sketch: View {
  let name = Label("Name")
  let field = Label("Ada Lovelace")
  var ghosts: [LayoutMark] = []

  override init() {
    super.init()
    border = .rounded
    for view in [name, field] { addSubview(view) }
    name.mas.makeConstraints { make in
      make.left.equalTo(self).offset(4)
      make.top.equalTo(self).offset(3)
    }
    field.mas.makeConstraints { make in
      make.left.equalTo(self.name.mas.right).offset(6)
      make.firstBaseline.equalTo(self.name)
      make.width.equalTo(18)
    }
  }

  override func drawForeground(in context: DrawingContext) {
    var marks: [LayoutMark?] = [.frame(of: field, in: self)]
    marks += (name.activeConstraints + field.activeConstraints).map { .distance(of: $0, in: self) }
    marks.append(.spring(of: field, .horizontal, in: self))
    let diagram = LayoutDiagram(marks.compactMap { $0 } + ghosts)
    diagram.draw(in: context, over: self)
  }
}

/// The samples of the page *Diagrams*.
@MainActor struct DiagramsPageTests {
  @Test func `a lesson with its marks, before and after a change`() throws {
    let window = Window(rows: 9)
    let sketch = Sketch()
    window.addSubview(sketch)
    sketch.mas.makeConstraints { $0.edges.equalTo(window) }
    window.layoutIfNeeded()

    sketch.ghosts = [.ghost(of: sketch.name, in: sketch), .ghost(of: sketch.field, in: sketch)]
    sketch.name.mas.updateConstraints { make in
      make.top.equalTo(sketch).offset(5)
    }
    let pilot = Pilot(window)
    try pilot.expect(
      screen: #"""
        ╭─────┬────────────────────────────────────╮
        │     │                                    │
        │     │5                                   │
        │   ┈┈│┈      ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈           │
        │     ↓       →/\/\/\251\/\/\/\←           │
        ├4─→Name←─6──→Ada Lovelace     ▕           │
        │             ←───────18───────→           │
        │                                          │
        ╰──────────────────────────────────────────╯
        """#)
    try pilot.expectPicture("diagram")
    #expect(pilot.accessibilityText == "text \"Name\"\ntext \"Ada Lovelace\"")
    #expect(window.reports.isEmpty)
  }
}
