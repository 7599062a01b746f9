import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Localization
import TerminalInterface
import Testing

/// The panel of keys in wide and narrow windows.
@MainActor @Suite struct KeyHelpPanelTests {
  private static let titles = ["Find a command", "Control before", "Undo"]

  private func present(in window: Window, perform: @escaping @MainActor (String) -> Void) throws {
    let commands = try zip(["ctrl-p", "shift-tab", "u"], Self.titles).map { key, title in
      KeyCommand(try KeyPress(notation: key), title: LocalizedText(verbatim: title)) {
        perform(title)
      }
    }
    KeyHelpPanel(commands).present(in: window)
    _ = window.render()
  }

  private func rows(of window: Window) -> [String] {
    let screen = window.render()
    return (0..<screen.size.height).map { y in screen.row(y).map(\.text).joined() }
  }

  @Test func `a title is beside its key, or below it where there are few columns`() throws {
    for width in 20...60 {
      let window = Window(width, 16)
      try present(in: window) { _ in }
      let rows = rows(of: window)
      for title in Self.titles { #expect(rows.contains { $0.contains(title) }, "\(width)") }
      let narrow = try #require(rows.first { $0.contains("Ctrl-P") })
      #expect(narrow.contains("Find") == (width >= 31), "\(width)")
    }
  }

  @Test func `a resize moves the titles`() throws {
    let window = Window(60, 16)
    try present(in: window) { _ in }
    let wide = rows(of: window)
    window.resize(24, 16)
    let narrow = rows(of: window)
    #expect(narrow.contains { $0.contains("Ctrl-P") && !$0.contains("Find") })
    window.resize(60, 16)
    #expect(rows(of: window) == wide)
  }

  @Test func `a click on either line of a narrow row does it`() throws {
    for word in ["Shift-Tab", "Control before"] {
      var done: [String] = []
      let window = Window(22, 12)
      try present(in: window) { done.append($0) }
      let rows = rows(of: window)
      let y = try #require(rows.firstIndex { $0.contains(word) })
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        window.send(.mouse(MouseEvent(action, at: CellPoint(x: 6, y: y))))
      }
      #expect(done == ["Control before"], "\(word)")
    }
  }
}
