import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class StepperTests {
  private let window = Window(30, 3)
  private let stepper = Stepper(value: 3, in: 0...5)
  private let pilot: Pilot
  private var values: [Double] = []

  init() {
    window.addSubview(stepper)
    let window = window
    stepper.mas.makeConstraints { $0.left.top.equalTo(window) }
    pilot = Pilot(window)
    stepper.addAction(for: .valueChanged) { [unowned self] in values.append(stepper.value) }
  }

  @Test func `keys step up and down, to the ends`() throws {
    try pilot.press("up", "right", "+", "+", "-", "left", "down")
    #expect(values == [4, 5, 4, 3, 2])
    stepper.stepValue = 1.5
    try pilot.press("-", "-", "-")
    #expect(values.suffix(2) == [0.5, 0])
    for step in [0, -1, .nan, .infinity] as [Double] { stepper.stepValue = step }
    #expect(stepper.stepValue == 1.5)
    #expect(!stepper.keyDown(KeyPress(.enter)) && !stepper.keyDown(KeyPress(.character(" "))))
  }

  @Test func `clicks on the halves step, others do not`() {
    for x in 0..<10 { pilot.click(at: CellPoint(x: x, y: 0)) }
    #expect(values == [2, 1, 0, 1, 2, 3])
    // Pressed on one half and let go on the other is nothing.
    pilot.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 6, y: 0))
    #expect(values.count == 6 && !stepper.isHighlighted)
  }

  @Test func `the half that leads nowhere looks so, and the one that is pressed`() {
    stepper.value = 5
    window.firstResponder = nil
    let frame = window.render()
    #expect(frame[2, 0].style == Theme.standard.tint)
    #expect(frame[6, 0].style.attributes == .dim)
    window.mouse(.press(.left), 2, 0)
    #expect(window.render()[2, 0].style.attributes.contains(.underline))
    #expect(!window.render()[6, 0].style.attributes.contains(.underline))
    // It is let go elsewhere, and no move was told of.
    window.mouse(.release(.left), 20, 0)
    #expect(stepper.value == 5)
    // With the focus all of it is one block.
    stepper.becomeFirstResponder()
    let block = window.render()
    #expect((0..<9).allSatisfy { block[$0, 0].style.attributes.contains(.reverse) })
    #expect(block[6, 0].style.attributes.contains(.dim))
    #expect(!block[2, 0].style.attributes.contains(.dim))
  }

  @Test func `one that wraps goes on at the other end`() throws {
    stepper.wraps = true
    stepper.stepValue = 2
    try pilot.press("+", "+", "+", "-", "-")
    #expect(values == [5, 0, 2, 0, 5])
  }

  @Test func `where text runs from right to left, more is at the left`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    #expect(window.screen[0] == "[ + │ - ]")
    try pilot.press("left")
    pilot.click(at: CellPoint(x: 2, y: 0))
    #expect(values == [4, 5])
  }
}
