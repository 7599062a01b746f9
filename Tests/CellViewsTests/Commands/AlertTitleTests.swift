import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// A title that is too long for the frame of an alert.
@MainActor struct AlertTitleTests {
  private static let long = "Delete the only copy of everything that was ever written here?"
  private let window = Window(80, 24)
  private let pilot: Pilot

  init() { pilot = Pilot(window) }

  private func alert(_ title: String, _ message: String = "") -> Alert {
    let alert = Alert(title, message: message)
    alert.addButton("Delete", role: .primary)
    alert.addButton("Keep", role: .cancel)
    alert.present(in: window)
    pilot.draw()
    return alert
  }

  @Test func `it wraps as a message does, above it`() throws {
    pilot.resize(to: CellSize(width: 80, height: 10))
    let alert = alert(Self.long, "It cannot be undone.")
    try pilot.expect(
      screen: """

                     ╔════════════════════════════════════════════════════╗
                     ║ Delete the only copy of everything that was ever   ║
                     ║ written here?                                      ║
                     ║                                                    ║
                     ║ It cannot be undone.                               ║
                     ║                                                    ║
                     ║                [ Delete ]  [ Keep ]                ║
                     ╚════════════════════════════════════════════════════╝
        """)
    // Where there is room for it on the frame, it is there.
    alert.title = "Delete?"
    pilot.draw()
    #expect(pilot.screen.contains("═ Delete? ═") && !pilot.screen.contains("written"))
    alert.title = "Two\nlines"
    pilot.draw()
    #expect(pilot.screen.contains("║ Two") && pilot.screen.contains("║ lines"))
    #expect(pilot.accessibilityText.contains("alert"))
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test(arguments: ["", "It cannot be undone."])
  func `at every width that has its longest word all of it is seen once`(message: String) {
    for width in 16...90 {
      pilot.resize(to: CellSize(width: width, height: 24))
      let alert = alert(Self.long, message)
      let words = pilot.screen.split { !$0.isLetter && $0 != "?" }.map(String.init)
      let title = Self.long.split(separator: " ").map(String.init)
      #expect(Array(words.prefix(title.count)) == title, "\(width): \(pilot.screen)")
      #expect(words.filter { $0 == "copy" }.count == 1 && words.suffix(2) == ["Delete", "Keep"])
      #expect(alert.cellFrame.maxX <= width && alert.cellFrame.width <= 60)
      alert.dismiss()
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `in a low window it scrolls with the message, and a button is seen`() {
    for height in 4...9 {
      pilot.resize(to: CellSize(width: 24, height: height))
      let alert = alert(Self.long, "It cannot be undone.")
      #expect(pilot.screen.contains("Delete the only copy"))
      #expect(pilot.screen.contains("[ Delete ]") && pilot.frame.cursor != nil)
      #expect(alert.cellFrame.height <= height)
      alert.dismiss()
    }
  }
}
