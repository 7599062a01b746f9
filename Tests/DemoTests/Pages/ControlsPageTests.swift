import Ashlar
import AshlarTesting
import Testing

final class Check: Control {
  private(set) var isOn = false { didSet { setNeedsDisplay() } }

  override var intrinsicContentSize: Size { Size(width: 3, height: 1) }

  override func performPrimaryAction() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }

  override func draw(in context: DrawingContext) {
    let style = state == .focused ? context.theme.selection : context.theme.label
    context.canvas.draw(text: isOn ? "[x]" : "[ ]", at: .zero, style: style)
  }
}

/// The samples of the page *Controls*.
@MainActor struct ControlsPageTests {
  private final class Form {
    var count = 0
    func saved() { count += 1 }
  }

  @Test func `a form tells what is used`() throws {
    var log: [String] = []
    let form = Form()
    let volume = Slider(value: 0.4)
    let save = Button("Save", role: .primary) { log.append("save") }
    save.addTarget(form, action: Form.saved, for: .primaryActionTriggered)
    volume.addAction(for: .valueChanged) { [unowned volume] in
      log.append("volume \(volume.value)")
    }
    let mode = SegmentedControl(items: ["Light", "Dark", "System"])
    mode.selectedSegmentIndex = 1
    let buttons = StackView(arrangedSubviews: [save, Button("Cancel", role: .cancel)])
    buttons.spacing = 2
    let window = Window(rows: 13)
    let pilot = window.show(
      formRow("Name", TextField("Ada Lovelace")), formRow("Colours", mode),
      formRow("Volume", volume), formRow("Copies", Stepper(value: 2), Label("2")),
      formRow("Options", Switch("Wrap lines", isOn: true)), buttons, spacing: 1)
    volume.becomeFirstResponder()
    try pilot.expectPicture("controls")
    try pilot.press("right", "enter")
    #expect(log == ["volume 0.5", "save"] && form.count == 1)
  }

  @Test func `a control of one's own`() throws {
    let check = Check()
    var values: [Bool] = []
    check.addAction(for: .valueChanged) { [unowned check] in values.append(check.isOn) }
    let pilot = Window(rows: 3).show(check)
    try pilot.press("space", "enter")
    try pilot.click(check)
    check.isEnabled = false
    try pilot.click(check)
    #expect(values == [true, false, true])
    try pilot.expect(screen: "\n  [x]")
  }
}
