import AshlarTesting
import CellDrawing
import CellViews
import Testing

/// Buttons that destroy something.
@MainActor struct DestructiveButtonTests {
  private let window = Window(40, 10)

  private func alert(_ roles: [CellViews.Button.Role]) -> Alert {
    let alert = Alert("Delete the file?")
    for role in roles { alert.addButton("\(role)", role: role) }
    alert.present(in: window)
    _ = window.render()
    return alert
  }

  @Test func `an alert gives the focus to a button that destroys nothing`() {
    for (roles, focused) in [
      ([.destructive, .cancel], 1), ([.destructive, .normal, .cancel], 1),
      ([.destructive, .destructive, .cancel], 2), ([.destructive, .cancel, .primary], 2),
      ([.normal, .destructive], 0),
    ] as [([CellViews.Button.Role], Int)] {
      let alert = alert(roles)
      #expect(alert.buttons[focused].isFirstResponder, "\(roles)")
      alert.dismiss()
    }
  }

  @Test func `a key that was meant for the window destroys nothing`() throws {
    let pilot = Pilot(window)
    var deleted = false
    for key in ["enter", "space", "esc"] {
      let alert = Alert("Delete the file?")
      alert.addButton("Delete", role: .destructive) { deleted = true }
      alert.addButton("Keep", role: .cancel)
      alert.present(in: window)
      try pilot.press(key)
      #expect(!deleted && !alert.isPresented, "\(key)")
    }
    let alert = Alert("Delete the file?")
    alert.addButton("Delete", role: .destructive) { deleted = true }
    alert.addButton("Keep", role: .cancel)
    alert.present(in: window)
    try pilot.press("left", "enter")
    #expect(deleted)
  }

  @Test func `it is drawn as a warning, and with the focus as others are`() {
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      let alert = alert([.destructive, .cancel])
      let delete = alert.buttons[0]
      var cell = delete.cellFrame.origin
      #expect(window.render()[cell.x, cell.y].style == theme.warning)
      cell.x += 3
      #expect(window.render()[cell.x, cell.y].style == theme.warning)
      delete.becomeFirstResponder()
      #expect(window.render()[cell.x, cell.y].style == theme.selection)
      alert.dismiss()
    }
  }
}
