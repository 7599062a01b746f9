import AshlarTesting
import AutoLayout
import CellViews
import Testing

/// Steppers whose range has no end.
@MainActor struct EndlessRangeTests {
  @Test func `a stepper counts without an end`() throws {
    let window = Window(12, 1)
    let stepper = Stepper(value: 99, in: 0 ... .infinity)
    window.addSubview(stepper)
    stepper.frame = Rect(x: 0, y: 0, width: 9, height: 1)
    let pilot = Pilot(window)
    try pilot.press("+", "+")
    #expect(stepper.value == 101 && stepper.maximumValue == .infinity && stepper.minimumValue == 0)
    stepper.value = -3
    #expect(stepper.value == 0)
    stepper.minimumValue = -.infinity
    try pilot.press("-")
    #expect(stepper.value == -1)
    // What makes no range is ignored, and there is nothing to go round to.
    stepper.minimumValue = .infinity
    stepper.maximumValue = -.infinity
    stepper.maximumValue = .nan
    #expect(stepper.minimumValue == -.infinity && stepper.maximumValue == .infinity)
    stepper.minimumValue = -1
    stepper.wraps = true
    var count = 0
    stepper.addAction(for: .valueChanged) { count += 1 }
    try pilot.press("-")
    #expect(stepper.value == -1 && count == 0)
    stepper.value = .infinity
    #expect(stepper.value == -1)
  }

  @Test func `a slider has two ends`() {
    let slider = Slider(value: 5, in: 0 ... .infinity)
    #expect(slider.maximumValue == 1 && slider.value == 1)
  }

  @Test func `controls are read as what they are`() {
    let window = Window(40, 8)
    let views: [View] = [Slider(value: 0.5), Stepper(value: 3), SegmentedControl(items: ["Day"])]
    for (index, view) in views.enumerated() {
      window.addSubview(view)
      view.frame = Rect(x: 0, y: Double(index), width: 30, height: 1)
    }
    window.layoutIfNeeded()
    #expect(
      window.accessibilityElements.map(\.traits.role) == ["slider", "stepper", "segments"])
    #expect(window.accessibilityElements.allSatisfy { $0.traits.contains(.adjustable) })
    let alert = Alert("Sure?", message: "Really?")
    alert.present(in: window)
    window.layoutIfNeeded()
    #expect(window.accessibilityText.hasPrefix(#"alert "Sure?""#))
  }
}
