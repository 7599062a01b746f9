import Ashlar
import AshlarTesting
import Testing

/// The samples of the page *Screens in words*.
@MainActor struct AccessibilityPageTests {
  private let window = Window(size: CellSize(width: 20, height: 4))

  private func print(_ value: Any) { Swift.print(value, to: &Self.printed) }
  private static var printed = ""

  private func show(_ views: [View]) {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    window.addSubview(column)
    column.mas.makeConstraints { $0.left.top.equalTo(window) }
    _ = window.render()
  }

  @Test func `a form in words`() {
    let field = TextField("Ada")
    field.accessibilityLabel = "Name"
    let save = Button("Save")
    save.isEnabled = false
    show([Label("Name"), field, save])
    Self.printed = ""
    print(window.accessibilityText)
    // text "Name"
    // text field "Name": "Ada" [focused]
    // button "Save" [disabled]
    #expect(
      Self.printed
        == "text \"Name\"\ntext field \"Name\": \"Ada\" [focused]\nbutton \"Save\" [disabled]\n")
  }

  @Test func `another word`() throws {
    let close = Button("✕")
    close.accessibilityLabel = "Close"
    var closed = 0
    close.addAction(for: .primaryActionTriggered) { closed += 1 }
    show([close])
    let pilot = Pilot(window)
    try pilot.click(try pilot.view(.button, "Close"))
    #expect(closed == 1)
  }

  @Test func `views by their roles and labels`() throws {
    show([TextField(placeholder: "Name"), Button("OK")])
    let pilot = Pilot(window)
    let ok = try pilot.view(.button, "OK")
    let name = try pilot.view(.textField, "Name")
    #expect(ok is Button && name is TextField)
    let error = #expect(throws: PilotError.self) { try pilot.view(.button, "Save") }
    #expect(
      error?.reason.description == """
        There is no button "Save". There are:
          text field "Name": "" [focused]
          button "OK"
        """)
  }
}
