import Ashlar
import AshlarTesting
import Testing

/// The samples of the pages *Text fields* and *Text views*.
@MainActor struct TextPagesTests {
  @Test func `text fields`() throws {
    let message = Label()
    let name = TextField(placeholder: "Name")
    name.clearButtonMode = .whileEditing
    name.inputFilter = { text in
      text.count > 8 ? .refused(reason: "At most 8 characters.") : .accepted
    }
    name.addAction(for: [.editingChanged, .editingRefused]) { [unowned name] in
      message.text = name.refusal ?? ""
    }
    let password = TextField("chisel", placeholder: "Password")
    password.isSecureTextEntry = true
    message.setTextStyle(\.warning)
    let named = StackView(arrangedSubviews: [formRow("Name", name), formRow("", message)])
    named.axis = .vertical
    named.alignment = .leading
    let pilot = Window(rows: 8).show(
      named, formRow("Password", password),
      formRow("Town", TextField(placeholder: "Where you live")), spacing: 1)
    try pilot.type("Ada Lovelace")
    try pilot.expectPicture("text-field")
    #expect(
      pilot.accessibilityText == """
        text "Name"
        text field "Name": "Ada Love" [focused]
        text "At most 8 characters."
        text "Password"
        text field "Password": "••••••"
        text "Town"
        text field "Where you live": ""
        """)
    try pilot.press("backspace")
    #expect(message.text.isEmpty && name.text == "Ada Lov")
    // Two deletions, one after the other, are undone at once.
    try pilot.press("ctrl-w", "ctrl-_")
    #expect(name.text == "Ada Love")
  }

  @Test func `text views`() throws {
    let note = TextView("Ashlar is stone cut square.")
    note.isScrollEnabled = false
    note.border = .rounded
    note.accessibilityLabel = "Note"
    note.mas.makeConstraints { make in
      make.width.equalTo(26)
      make.height.lessThanOrEqualTo(5)
    }
    let pilot = Window(rows: 8).show(Label("Note"), note)
    _ = pilot.screen
    #expect(note.frame.height == 4)
    try pilot.press("ctrl-end")
    try pilot.type(" Its walls stand without mortar.\nSo do these views.")
    #expect(note.frame.height == 5)
    try pilot.press("shift-home")
    try pilot.expectPicture("text-view")
    #expect(pilot.accessibilityText.contains(#"text field "Note": "Ashlar is stone cut square."#))
  }

  @Test func `a text view with a placeholder and a filter`() throws {
    let message = Label()
    let log = TextView(placeholder: "What did you see?")
    log.inputFilter = { text in
      text.count > 200 ? .refused(reason: "A note has at most 200 characters.") : .accepted
    }
    log.addAction(for: [.editingChanged, .editingRefused]) { [unowned log] in
      message.text = log.refusal ?? ""
    }
    log.mas.makeConstraints { make in make.size.equalTo(Size(width: 26, height: 1)) }
    let pilot = Window(rows: 4).show(log, message)
    try pilot.expect(screen: "\n  What did you see?")
    pilot.paste(String(repeating: "a", count: 201))
    try pilot.expect(screen: "\n  What did you see?\n  A note has at most 200 characters.")
    try pilot.type("A wall")
    try pilot.expect(screen: "\n  A wall")
  }
}
