import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class SliderTests {
  private let window = Window(30, 3)
  private let slider = Slider(value: 50, in: 0...100)
  private let pilot: Pilot
  private var values: [Double] = []

  init() {
    window.addSubview(slider)
    let window = window
    slider.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.width.equalTo(11)
    }
    pilot = Pilot(window)
    slider.addAction(for: .valueChanged) { [unowned self] in values.append(slider.value) }
  }

  @Test func `arrows move the knob by a tenth, Home and End to the ends`() throws {
    try pilot.expect(screen: "━━━━━●─────")
    #expect(window.render().cursor == CellPoint(x: 5, y: 0))
    try pilot.press("right", "up", "left", "down", "home", "left", "end", "right", "shift-left")
    #expect(values == [60, 70, 60, 50, 0, 100])
    try pilot.expect(screen: "━━━━━━━━━━●")
    // Enter and the space bar go on, to the primary button for instance.
    #expect(!slider.keyDown(KeyPress(.enter)) && !slider.keyDown(KeyPress(.character(" "))))
  }

  @Test func `steps are kept`() throws {
    slider.stepValue = 30
    try pilot.press("right", "right", "right")
    #expect(values == [90, 100])
    try pilot.press("left", "left")
    #expect(values.suffix(2) == [60, 30])
    pilot.click(at: CellPoint(x: 5, y: 0))
    #expect(slider.value == 60)
    slider.stepValue = -1
    slider.stepValue = .nan
    #expect(slider.stepValue == 30)
  }

  @Test func `a press moves the knob there, and a drag goes on outside`() {
    pilot.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 29, y: 2))
    #expect(values.first == 20 && values.last == 100 && values == values.sorted())
    #expect(!slider.isHighlighted)
    pilot.drag(from: CellPoint(x: 5, y: 0), to: CellPoint(x: 0, y: 0))
    #expect(slider.value == 0)
    // A press on the knob does not change a value between two columns.
    slider.value = 52
    values = []
    pilot.click(at: CellPoint(x: 5, y: 0))
    #expect(values.isEmpty && slider.value == 52)
  }

  @Test func `one that is not continuous tells when it is let go`() {
    slider.isContinuous = false
    pilot.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 8, y: 0))
    #expect(values == [80])
    pilot.click(at: CellPoint(x: 8, y: 0))
    #expect(values == [80])
  }

  @Test func `the range clamps, and has no room for what is no number`() {
    slider.value = 200
    slider.maximumValue = 80
    #expect(slider.value == 80)
    slider.minimumValue = 90
    #expect(slider.value == 90 && slider.maximumValue == 90)
    for number in [Double.nan, .infinity, -.infinity] {
      (slider.value, slider.minimumValue, slider.maximumValue) = (number, number, number)
    }
    #expect(slider.value == 90 && slider.minimumValue == 90 && slider.maximumValue == 90)
    #expect(window.screen[0] == "●──────────" && values.isEmpty)
    let wide = Slider(value: 1, in: -1e308...1e308)
    _ = wide.keyDown(KeyPress(.right))
    #expect(wide.value == 1)
    #expect(Slider(value: -7, in: -10 ... -5).value == -7)
  }

  @Test func `where text runs from right to left, the smallest value is at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    slider.value = 20
    try pilot.press("left")
    #expect(slider.value == 30)
    #expect(window.screen[0] == "───────●━━━")
    pilot.click(at: .zero)
    #expect(slider.value == 100)
  }
}
