import Ashlar
import AshlarTesting
import Testing

/// The samples of the pages *Sliders*, *Steppers*, *Progress views* and *Activity indicators*.
@MainActor struct NumberPagesTests {
  @Test func sliders() throws {
    let volume = Slider(value: 40, in: 0...100, step: 10)
    volume.accessibilityLabel = "Volume"
    let percent = Label("40%")
    volume.addAction(for: .valueChanged) { [unowned volume] in
      percent.text = "\(Int(volume.value))%"
    }
    let balance = Slider(value: 0, in: -1...1)
    let pilot = Window(rows: 5).show(
      formRow("Volume", volume, percent), formRow("Balance", balance, Label("middle")), spacing: 1)
    try pilot.expectPicture("slider")
    #expect(pilot.accessibilityText.contains(#"slider "Volume": "40%" [focused]"#))
    try pilot.press("right")
    #expect(percent.text == "50%")
    let line = volume.cellFrame
    pilot.drag(
      from: CellPoint(x: line.minX, y: line.minY), to: CellPoint(x: line.maxX + 5, y: line.minY))
    #expect(percent.text == "100%")
  }

  @Test func steppers() throws {
    let copies = Stepper(value: 1, in: 1...9)
    copies.accessibilityLabel = "Copies"
    let count = Label("1 copy")
    copies.addAction(for: .valueChanged) { [unowned copies] in
      count.text = "\(Int(copies.value)) copies"
    }
    let pilot = Window(rows: 3).show(formRow("Print", copies, count))
    try pilot.expectPicture("stepper")
    #expect(pilot.accessibilityText.contains(#"stepper "Copies": "1" [focused]"#))
    try pilot.press("+")
    #expect(count.text == "2 copies")
  }

  @Test func `progress views`() throws {
    let download = ProgressView(progress: 0.45)
    download.accessibilityLabel = "wall.zip"
    let row = StackView(arrangedSubviews: [download, Label("45%")])
    row.spacing = 1
    let pilot = Window(rows: 4).show(Label("Loading wall.zip"), row)
    try pilot.expectPicture("progress-view")
    #expect(pilot.accessibilityText.contains(#"progress "wall.zip": "45%""#))
  }

  @Test func `activity indicators`() throws {
    let indicator = ActivityIndicator()
    let found = Label("Looking for quarries")
    indicator.startAnimating()
    let row = StackView(arrangedSubviews: [indicator, found])
    row.spacing = 1
    let pilot = Window(rows: 3).show(row)
    try pilot.expectPicture("activity-indicator")
    pilot.advance(by: .milliseconds(250))
    try pilot.expect(screen: "\n  ⠹ Looking for quarries")
    #expect(
      pilot.accessibilityText == """
        progress: "in progress"
        text "Looking for quarries"
        """)
    // … and when it is done:
    indicator.stopAnimating()
    found.text = "2 quarries"
    pilot.draw()
    try pilot.expect(screen: "\n  2 quarries")
  }
}
