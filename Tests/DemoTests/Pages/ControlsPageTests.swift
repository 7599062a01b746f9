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

/// The samples of the page *Buttons and fields*.
@MainActor struct ControlsPageTests {
  private final class Form {
    var count = 0
    func saved() { count += 1 }
  }

  @Test func `buttons, as the page shows them`() throws {
    var log: [String] = []
    let form = Form()
    let save = Button("Save", role: .primary) { log.append("save") }
    save.addTarget(form, action: Form.saved, for: .primaryActionTriggered)
    let cancel = Button("Cancel", role: .cancel)
    let more = Button("More", shape: .plain)
    let help = Button("Help", shape: .bordered)
    let window = Window(size: CellSize(width: 40, height: 3))
    let row = StackView(arrangedSubviews: [save, cancel, more, help])
    row.spacing = 2
    row.alignment = .top
    window.addSubview(row)
    row.mas.makeConstraints { $0.left.top.equalTo(window) }
    let pilot = Pilot(window)
    try pilot.expect(
      screen: """
        [ Save ]  [ Cancel ]  More  ╭──────╮
                                    │ Help │
                                    ╰──────╯
        """)
    window.firstResponder = nil
    try pilot.press("enter")
    #expect(log == ["save"] && form.count == 1)
  }

  @Test func `a text field`() throws {
    let window = Window(size: CellSize(width: 40, height: 2))
    let message = Label()
    let name = TextField(placeholder: "Name")
    name.clearButtonMode = .whileEditing
    name.inputFilter = { text in
      text.count > 8 ? .refused(reason: "A name has at most 8 characters.") : .accepted
    }
    name.addAction(for: [.editingChanged, .editingRefused]) { [unowned name] in
      message.text = name.refusal ?? ""
    }
    let column = StackView(arrangedSubviews: [name, message])
    column.axis = .vertical
    column.alignment = .leading
    window.addSubview(column)
    column.mas.makeConstraints { $0.left.top.equalTo(window) }
    let pilot = Pilot(window)
    try pilot.expect(screen: "Name")
    try pilot.type("Ada Lovelace")
    try pilot.expect(
      screen: """
        Ada Love           ✕
        A name has at most 8 characters.
        """)
    try pilot.press("backspace")
    try pilot.expect(screen: "Ada Lov            ✕")
  }

  @Test func `a control of one's own`() throws {
    let window = Window(size: CellSize(width: 8, height: 1))
    let check = Check()
    window.addSubview(check)
    check.mas.makeConstraints { $0.left.top.equalTo(window) }
    var values: [Bool] = []
    check.addAction(for: .valueChanged) { [unowned check] in values.append(check.isOn) }
    let pilot = Pilot(window)
    try pilot.press("space", "enter")
    try pilot.click(check)
    check.isEnabled = false
    try pilot.click(check)
    #expect(values == [true, false, true])
    try pilot.expect(screen: "[x]")
  }
}
