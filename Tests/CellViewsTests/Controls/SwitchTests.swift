import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class SwitchTests {
  // The tests of the articles have a stand-in of this name.
  typealias Switch = CellViews.Switch

  private let window = Window(30, 3)
  private let wraps = Switch("Wrap")
  private let pilot: Pilot
  private var values: [Bool] = []

  init() {
    window.addSubview(wraps)
    let window = window
    wraps.mas.makeConstraints { $0.left.top.equalTo(window) }
    pilot = Pilot(window)
    wraps.addAction(for: .valueChanged) { [unowned self] in values.append(wraps.isOn) }
  }

  @Test func `keys and clicks turn it, and tell so`() throws {
    try pilot.press("space")
    try pilot.expect(screen: "[x] Wrap")
    try pilot.press("enter", "x")
    // The title counts.
    pilot.click(at: CellPoint(x: 6, y: 0))
    pilot.drag(from: .zero, to: CellPoint(x: 20, y: 2))
    #expect(values == [true, false, true])
    // What the program sets is not told.
    wraps.isOn = false
    #expect(window.screen[0] == "[ ] Wrap" && values.count == 3)
  }

  @Test func `the knob slides, and the cursor stands on it`() {
    wraps.preferredStyle = .sliding
    #expect(window.screen[0] == "●── Wrap" && window.render().cursor == .zero)
    wraps.isOn = true
    #expect(window.screen[0] == "━━● Wrap" && window.render().cursor == CellPoint(x: 2, y: 0))
    wraps.title = ""
    #expect(wraps.intrinsicContentSize == Size(width: 3, height: 1) && window.screen[0] == "━━●")
  }

  @Test func `where text runs from right to left, the switch is at the right`() {
    window.semanticContentAttribute = .forceRightToLeft
    wraps.isOn = true
    #expect(window.screen[0] == "Wrap [x]")
    wraps.preferredStyle = .sliding
    #expect(window.screen[0] == "Wrap ●━━" && window.render().cursor == CellPoint(x: 5, y: 0))
  }

  @Test func `a title without room is cut off`() {
    wraps.mas.makeConstraints { $0.width.equalTo(6) }
    #expect(window.screen[0] == "[ ] W…")
    #expect(window.reports.isEmpty)
  }
}
