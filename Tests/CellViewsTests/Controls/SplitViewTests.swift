import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class SplitViewTests {
  private let window = Window(21, 4)
  private let first = Label("first")
  private let second = Label("second")
  private let split: SplitView
  private let pilot: Pilot
  private var moves = 0

  init() {
    split = SplitView(first, second)
    window.addSubview(split)
    let window = window
    split.mas.makeConstraints { $0.edges.equalTo(window) }
    pilot = Pilot(window)
    split.divider.addAction(for: .valueChanged) { [unowned self] in moves += 1 }
  }

  private var lengths: [Double] {
    _ = window.render()
    return [first, second].map { split.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  @Test func `both have the same, until a position is asked for`() {
    #expect(lengths == [10, 10])
    split.position = 4
    #expect(lengths == [4, 16] && window.screen[1] == "fir…┃second")
    split.position = -1
    split.position = .nan
    #expect(split.position == 4)
    split.position = nil
    #expect(lengths == [10, 10])
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `a window without room takes it back, and gives it again later`() {
    split.position = 15
    #expect(lengths == [15, 5])
    window.resize(12, 4)
    #expect(lengths == [10, 1])
    for width in [1, 0, 2, 3] { window.resize(width, 4); _ = lengths }
    window.resize(30, 4)
    #expect(lengths == [15, 14] && split.position == 15)
    #expect(window.reports.isEmpty)
  }

  @Test func `the mouse moves the line`() {
    pilot.drag(from: CellPoint(x: 10, y: 1), to: CellPoint(x: 6, y: 3))
    #expect(lengths == [6, 14] && split.position == 6 && moves == 4)
    pilot.drag(from: CellPoint(x: 6, y: 1), to: CellPoint(x: 40, y: 1))
    #expect(lengths == [19, 1])
    split.minimumLength = 5
    #expect(lengths == [15, 5])
    pilot.drag(from: CellPoint(x: 15, y: 1), to: CellPoint(x: 0, y: 1))
    #expect(lengths == [5, 15])
    // A press alone, and one beside the line, moves nothing.
    let count = moves
    pilot.click(at: CellPoint(x: 5, y: 0))
    pilot.drag(from: CellPoint(x: 9, y: 0), to: CellPoint(x: 12, y: 0))
    #expect(moves == count)
  }

  @Test func `it leaves the focus where it is`() throws {
    let button = CellViews.Button("OK")
    window.addSubview(button)
    button.frame = Rect(x: 0, y: 3, width: 6, height: 1)
    button.becomeFirstResponder()
    pilot.drag(from: CellPoint(x: 10, y: 1), to: CellPoint(x: 6, y: 1))
    #expect(button.isFirstResponder && moves == 4)
    try pilot.press("shift-tab")
    #expect(split.divider.isFirstResponder)
  }

  @Test func `several drags in one turn lead where the last does`() {
    let cells = [8, 5, 12].map { CellPoint(x: $0, y: 0) }
    pilot.send(
      [.mouse(MouseEvent(.press(.left), at: CellPoint(x: 10, y: 0)))]
        + cells.map { .mouse(MouseEvent(.drag(.left), at: $0)) })
    #expect(lengths == [12, 8])
  }

  @Test func `so do keys, where the line has the focus`() throws {
    #expect(split.divider.isFirstResponder)
    try pilot.press("left", "left", "right", "up", "down")
    #expect(lengths == [9, 11] && moves == 3)
    try pilot.press("home")
    #expect(lengths == [1, 19])
    try pilot.press("home", "end")
    #expect(lengths == [19, 1] && moves == 5)
    split.divider.isEnabled = false
    try pilot.press("left")
    pilot.drag(from: CellPoint(x: 19, y: 1), to: CellPoint(x: 3, y: 1))
    #expect(lengths == [19, 1] && moves == 5)
  }

  @Test func `from top to bottom it is moved up and down`() throws {
    split.axis = .vertical
    split.position = 1
    #expect(window.screen == ["first", String(repeating: "━", count: 21), "second", ""])
    try pilot.press("down", "left")
    #expect(lengths == [2, 1])
    pilot.drag(from: CellPoint(x: 3, y: 2), to: CellPoint(x: 3, y: 1))
    #expect(lengths == [1, 2])
    split.axis = .horizontal
    #expect(lengths == [1, 19] && window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `where text runs from right to left, the first is at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    split.position = 5
    #expect(window.screen[1] == "second         ┃first")
    try pilot.press("left")
    #expect(lengths == [6, 14])
    pilot.drag(from: CellPoint(x: 14, y: 0), to: CellPoint(x: 10, y: 0))
    #expect(lengths == [10, 10])
  }

  @Test func `while one is hidden, the other has all of the room`() {
    split.position = 4
    _ = lengths
    for (hidden, shown) in [(first, second), (second, first)] {
      hidden.isHidden = true
      #expect(window.screen[1] == shown.text && shown.frame.width == 21)
      // It keeps a size in which nothing is squeezed.
      #expect(hidden.frame.width == 21)
      window.resize(9, 4)
      split.position = 5
      #expect(lengths == [9, 9] && split.divider.isHidden)
      window.resize(21, 4)
      hidden.isHidden = false
      #expect(lengths == [5, 15] && window.screen[1] == "first┃second")
    }
    first.isHidden = true
    split.axis = .vertical
    #expect(lengths == [4, 4])
    (first.isHidden, second.isHidden) = (false, true)
    #expect(lengths == [4, 4])
    second.isHidden = false
    split.position = 1
    #expect(lengths == [1, 2] && window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `the focus leaves a view that is hidden, and its line`() throws {
    #expect(split.divider.isFirstResponder)
    first.isHidden = true
    let button = CellViews.Button("OK")
    window.addSubview(button)
    button.frame = Rect(x: 0, y: 3, width: 6, height: 1)
    pilot.draw()
    #expect(button.isFirstResponder)
    pilot.drag(from: CellPoint(x: 10, y: 1), to: CellPoint(x: 6, y: 1))
    #expect(moves == 0)
  }

  @Test func `inside of a border it has what is left`() {
    split.border = .light
    #expect(lengths == [9, 9])
    pilot.drag(from: CellPoint(x: 10, y: 1), to: CellPoint(x: 4, y: 1))
    #expect(lengths == [3, 15])
  }
}
