import Ashlar
import AshlarTesting
import Testing

/// The samples of the pages *Buttons*, *Switches* and *Segmented controls*.
@MainActor struct ChoicePagesTests {
  @Test func buttons() throws {
    var log: [String] = []
    let save = Button("Save", role: .primary) { log.append("save") }
    let cancel = Button("Cancel", role: .cancel) { log.append("cancel") }
    let more = Button("More", shape: .plain)
    let help = Button("Help", shape: .bordered)
    let row = StackView(arrangedSubviews: [save, cancel, more, help])
    row.spacing = 2
    row.alignment = .center
    let window = Window(rows: 6)
    let pilot = window.show(Label("Save the changes to wall.txt?"), row)
    try pilot.expectPicture("button")
    #expect(
      pilot.accessibilityText == """
        text "Save the changes to wall.txt?"
        button "Save" [focused]
        button "Cancel"
        button "More"
        button "Help"
        """)
    more.becomeFirstResponder()
    try pilot.press("enter", "esc")
    window.firstResponder = nil
    try pilot.press("enter")
    #expect(log == ["cancel", "save"])
  }

  @Test func switches() throws {
    var log: [String] = []
    let wraps = Switch("Wrap lines", isOn: true)
    wraps.addAction(for: .valueChanged) { [unowned wraps] in log.append("wrap \(wraps.isOn)") }
    let numbers = Switch("Show line numbers")
    let sound = Switch("Sound", isOn: true)
    sound.preferredStyle = .sliding
    let pilot = Window(rows: 5).show(wraps, numbers, sound)
    try pilot.expectPicture("switch")
    #expect(
      pilot.accessibilityText == """
        switch "Wrap lines": "on" [focused]
        switch "Show line numbers": "off"
        switch "Sound": "on"
        """)
    try pilot.press("space")
    try pilot.click(numbers.titleLabel)
    #expect(log == ["wrap false"] && numbers.isOn)
  }

  @Test func segments() throws {
    let period = SegmentedControl(items: ["Day", "Week", "Month"])
    period.selectedSegmentIndex = 0
    period.setEnabled(false, forSegmentAt: 1)
    period.accessibilityLabel = "Period"
    let pilot = Window(rows: 5).show(period, Label("23 November: 3 walls"), spacing: 1)
    try pilot.expectPicture("segmented-control")
    #expect(pilot.accessibilityText.hasPrefix(#"segments "Period": "Day" [focused]"#))
    try pilot.press("right")
    #expect(period.selectedSegmentIndex == 2)
  }
}
