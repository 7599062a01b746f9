import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TableFixtures
import Testing

/// What a superview is told of its subviews, whichever class it is of.
@MainActor struct SuperviewHookTests {
  private let window = Window(12, 6)

  @Test func `a view that is hidden gives its place in a stack back, and takes it again`() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
    stack.axis = .vertical
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.left.top.equalTo(window) }
    #expect(window.screen.prefix(2) == ["one", "two"])
    stack.subviews[0].isHidden = true
    #expect(window.screen.prefix(2) == ["two", ""])
    // The same once more is no change.
    stack.subviews[0].isHidden = true
    #expect(!window.needsRendering)
    stack.subviews[0].isHidden = false
    #expect(window.screen.prefix(2) == ["one", "two"])
  }

  @Test func `a hidden view keeps its place in a view that is no stack`() {
    let box = View()
    let labels = [Label("one"), Label("two")]
    window.addSubview(box)
    for label in labels { box.addSubview(label) }
    box.mas.makeConstraints { $0.edges.equalTo(window) }
    labels[0].mas.makeConstraints { $0.left.top.equalTo(box) }
    labels[1].mas.makeConstraints { make in
      make.left.equalTo(box)
      make.top.equalTo(labels[0].mas.bottom)
    }
    #expect(window.screen.prefix(2) == ["one", "two"])
    labels[0].isHidden = true
    #expect(window.screen.prefix(2) == ["", "two"])
    #expect(labels[1].frame.minY == 1)
  }

  @Test func `a border that comes and goes moves what a stack shows`() {
    let stack = StackView(arrangedSubviews: [Label("one")])
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.left.top.equalTo(window) }
    #expect(window.screen.prefix(3) == ["one", "", ""])
    stack.border = .light
    #expect(window.screen.prefix(3) == ["┌───┐", "│one│", "└───┘"])
    stack.border = .heavy
    #expect(window.screen.prefix(3) == ["┏━━━┓", "┃one┃", "┗━━━┛"])
    stack.border = nil
    #expect(window.screen.prefix(3) == ["one", "", ""])
    #expect(window.reports.isEmpty)
  }

  @Test func `a row is as high as its content becomes`() throws {
    let scene = TableScene(Blocks([2, 1]))
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1]])
    let cell = try #require(scene.table.cellForRow(at: 0) as? BlockCell)
    cell.block.lines = 3
    scene.layOut()
    #expect(scene.frames == [[0, 0, 3], [1, 3, 1]])
  }

  @Test func `a cell that stands in no table tells nobody`() {
    let box = View(frame: Rect(x: 0, y: 0, width: 12, height: 6))
    let cell = BlockCell()
    cell.frame = Rect(x: 0, y: 0, width: 12, height: 2)
    window.addSubview(box)
    box.addSubview(cell)
    _ = window.render()
    cell.block.lines = 3
    _ = window.render()
    #expect(cell.frame.height == 2)
    #expect(window.reports.isEmpty)
  }

  @Test
  func `a view that leaves a stack is arranged no more, and one that is not arranged may leave`() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
    let other = View()
    stack.addSubview(other)
    other.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stack.subviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.arrangedSubviews[0] === stack.subviews[0])
  }

  /// What is found out about a place on the screen is what is drawn there.
  @Test func `a window that is scrolled has its views where they are drawn`() {
    let filled = Filled("a")
    filled.frame = Rect(x: 3, y: 2, width: 2, height: 1)
    window.addSubview(filled)
    window.bounds.origin = Point(x: 1, y: 2)
    #expect(window.screen.prefix(2) == ["  aa", ""])
    #expect(filled.cellFrame == CellRect(x: 2, y: 0, width: 2, height: 1))
    #expect(window.hitTest(Point(x: 3, y: 2)) === filled)
  }

  @Test func `the views that stand in for lines are views`() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two")])
    stack.axis = .vertical
    let (first, last): (View, View) = (stack.forFirstBaselineLayout, stack.forLastBaselineLayout)
    #expect(first === stack.subviews[0] && last === stack.subviews[1])
    let view = View()
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  /// A node that is seen as a view's superclass has its superview, too.
  @Test func `the superview is the same in both modules`() {
    let view = View()
    window.addSubview(view)
    let node: LayoutNode = view
    #expect(view.superview === window && node.superview === window)
    view.removeFromSuperview()
    #expect(view.superview == nil && node.superview == nil)
  }
}
