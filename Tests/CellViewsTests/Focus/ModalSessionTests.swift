import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// The focus, keys and the mouse stay inside of a panel, and the focus comes back.
@MainActor struct ModalSessionTests {
  private let window = Window(40, 12)
  private let stops = (0..<3).map { Stop("\($0)", (0, 2 * $0, 4, 1)) }
  private let panel = View(frame: Rect(x: 10, y: 2, width: 20, height: 8))
  private let inside = [Stop("yes", (1, 1, 4, 1)), Stop("no", (8, 1, 4, 1))]

  init() {
    for stop in stops { window.addSubview(stop) }
    _ = window.render()
    stops[1].becomeFirstResponder()
    panel.identifier = "panel"
    for stop in inside { panel.addSubview(stop) }
    window.addSubview(panel)
    window.focusSystem.beginModalSession(for: panel)
  }

  @Test func `Tab stays inside, and the mouse does not reach what is behind`() throws {
    let pilot = Pilot(window)
    #expect(window.focused == "yes")
    try pilot.press("tab")
    #expect(window.focused == "no")
    try pilot.press("tab", "tab", "shift-tab")
    #expect(window.focused == "yes")
    #expect(throws: PilotError.self) { try pilot.click(stops[0]) }
    pilot.click(at: stops[0].cellFrame.origin)
    #expect(window.focused == "yes")
    #expect(!stops[0].becomeFirstResponder())
    #expect(!window.focusSystem.requestFocusUpdate(to: stops[0]))
    #expect(window.focused == "yes")
  }

  @Test func `a key before the panel is drawn does not reach what is behind`() {
    window.key(.enter)
    #expect(stops.allSatisfy { $0.keys.isEmpty })
  }

  @Test func `keys go from the panel to the window, not to what it stands in`() throws {
    panel.removeFromSuperview()
    let behind = Stop("behind", (0, 0, 40, 12))
    window.addSubview(behind)
    behind.addSubview(panel)
    window.focusSystem.beginModalSession(for: panel)
    let pilot = Pilot(window)
    var acted: [String] = []
    behind.commands = [KeyCommand(KeyPress(.enter), title: "Behind") { acted.append("behind") }]
    window.keyCommands = [KeyCommand(KeyPress(.enter), title: "Window") { acted.append("window") }]
    try pilot.press("enter")
    #expect(acted == ["window"] && behind.keys.isEmpty)
    #expect(
      window.availableKeyCommands.map(\.title) == ["Window", "Next control", "Control before"])
  }

  @Test func `at its end the focus is where it was, however the panel goes`() {
    for end in 0..<4 {
      _ = window.render()
      #expect(window.focused == "yes")
      switch end {
      case 0: panel.removeFromSuperview()
      case 1: panel.isHidden = true
      case 2: window.focusSystem.endModalSession(for: panel)
      default:
        stops[1].removeFromSuperview()
        panel.removeFromSuperview()
      }
      _ = window.render()
      #expect(window.focused == (end < 3 ? "1" : "2"))
      #expect(window.focusSystem.modalView == nil)
      panel.isHidden = false
      window.addSubview(panel)
      window.focusSystem.beginModalSession(for: panel)
    }
  }

  @Test func `sessions nest`() {
    _ = window.render()
    inside[1].becomeFirstResponder()
    let second = View(frame: Rect(x: 12, y: 4, width: 10, height: 3))
    second.addSubview(Stop("ok", (0, 0, 4, 1)))
    window.addSubview(second)
    window.focusSystem.beginModalSession(for: second)
    _ = window.render()
    #expect(window.focused == "ok")
    second.removeFromSuperview()
    _ = window.render()
    #expect(window.focused == "no" && window.focusSystem.modalView === panel)
    window.addSubview(second)
    window.focusSystem.beginModalSession(for: second)
    _ = window.render()
    // The outer one ends: the inner one began inside of it.
    panel.removeFromSuperview()
    _ = window.render()
    #expect(window.focused == "1" && window.focusSystem.modalView == nil)
  }

  @Test func `a panel that nothing in can have the focus keeps the keys all the same`() throws {
    for stop in inside { stop.takesFocus = false }
    let pilot = Pilot(window)
    try pilot.press("tab", "enter", "x")
    #expect(window.focused == nil && stops.allSatisfy { $0.keys.isEmpty })
  }

  @Test func `a view that is not in the window has no session`() {
    panel.removeFromSuperview()
    window.focusSystem.beginModalSession(for: View())
    #expect(window.focusSystem.modalView == nil)
    #expect(window.reports.map { "\($0)" }.contains { $0.contains("beginModalSession(for:)") })
  }

  @Test func `a focus that the program sets after the panel is gone stays`() {
    for end in 0..<2 {
      _ = window.render()
      if end == 0 { panel.removeFromSuperview() } else { panel.isHidden = true }
      #expect(stops[2].becomeFirstResponder())
      _ = window.render()
      #expect(window.focused == "2")
      #expect(window.focusSystem.modalView == nil)
      stops[1].becomeFirstResponder()
      panel.isHidden = false
      window.addSubview(panel)
      window.focusSystem.beginModalSession(for: panel)
    }
  }

  @Test func `a view in the panel has the focus before the panel is drawn`() {
    #expect(inside[1].becomeFirstResponder())
    #expect(!stops[2].becomeFirstResponder())
    _ = window.render()
    #expect(window.focused == "no")
  }

  @Test func `a panel goes with the one that it was presented from`() throws {
    panel.removeFromSuperview()
    let (outer, inner) = (Alert("Outer"), Alert("Inner"))
    var gone: [String] = []
    for alert in [outer, inner] {
      alert.addButton("OK")
      alert.onDismiss = { gone.append(alert.title) }
      alert.present(in: window)
      _ = window.render()
    }
    outer.dismiss()
    #expect(!inner.isPresented && Set(gone) == ["Outer", "Inner"] && gone.count == 2)
    #expect(window.focused == "1" && window.focusSystem.modalView == nil)
    let pilot = Pilot(window)
    try pilot.press("tab")
    #expect(window.focused == "2")
  }
}
