import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// A view that notes what the mouse does to it.
@MainActor private final class Target: View {
  var events: [MouseEvent] = []

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    events.append(event)
    return true
  }
}

/// The pilot's mouse: what it can hold and turn, and what is in its way.
@MainActor struct PilotMouseTests {
  private let window = Window(size: CellSize(width: 20, height: 5))
  private let panel = View(frame: Rect(x: 2, y: 1, width: 10, height: 3))
  private let target = Target(frame: Rect(x: 0, y: 0, width: 6, height: 1))

  init() {
    panel.identifier = "panel"
    target.identifier = "target"
    window.addSubview(panel)
    panel.addSubview(target)
  }

  /// The message of the error that an action throws.
  private func message(_ action: (Pilot) throws -> Void) -> String? {
    do {
      try action(Pilot(window))
      return nil
    } catch {
      return (error as? PilotError)?.reason.description
    }
  }

  @Test(arguments: PilotInput.allCases)
  func `keys are held, and each button and wheel is there`(input: PilotInput) throws {
    let pilot = Pilot(window, input: input)
    let cell = CellPoint(x: 2, y: 1)
    try pilot.click(target, at: .zero, modifiers: .shift)
    try pilot.drag(
      target, at: .zero, to: CellPoint(x: 3, y: 1), button: .right, modifiers: .control)
    try pilot.scroll(target, by: 1, along: .horizontal, at: .zero, modifiers: .alternate)
    try pilot.scroll(target, by: -1, along: .horizontal, at: .zero)
    pilot.send(MouseEvent(.press(.middle), at: cell))
    let next = CellPoint(x: 3, y: 1)
    #expect(
      target.events == [
        MouseEvent(.press(.left), at: cell, modifiers: .shift),
        MouseEvent(.release(.left), at: cell, modifiers: .shift),
        MouseEvent(.press(.right), at: cell, modifiers: .control),
        MouseEvent(.drag(.right), at: next, modifiers: .control),
        MouseEvent(.release(.right), at: next, modifiers: .control),
        MouseEvent(.scrollRight, at: cell, modifiers: .alternate),
        MouseEvent(.scrollLeft, at: cell), MouseEvent(.press(.middle), at: cell),
      ])
  }

  @Test func `no time goes by between clicks, which count for themselves`() throws {
    let pilot = Pilot(window)
    target.frame.origin.x = 0
    View.animate(duration: .seconds(2)) {
      target.frame.origin.x = 4
    }
    pilot.advance(by: .seconds(1))
    let place = target.presentationFrame
    #expect(place.minX > 0 && place.minX < 4)
    for _ in 0..<2 { try pilot.click(target) }
    pilot.drag(from: .zero, to: CellPoint(x: 3, y: 0))
    #expect(target.presentationFrame == place)
    #expect(target.events.map(\.clickCount) == [1, 1, 1, 1])
    try pilot.doubleClick(target)
    #expect(target.events.suffix(4).map(\.clickCount) == [1, 1, 2, 1])
  }

  @Test func `a modal session is in the way of all that is not inside of it`() throws {
    let sheet = View(frame: Rect(x: 0, y: 3, width: 20, height: 2))
    sheet.identifier = "sheet"
    let inside = Target(frame: Rect(x: 0, y: 0, width: 5, height: 1))
    sheet.addSubview(inside)
    window.addSubview(sheet)
    let hints = HintLine()
    window.addSubview(hints)
    hints.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    window.focusSystem.beginModalSession(for: sheet)
    let reason =
      "View:sheet has a modal session, and the view is not inside of it. "
      + "End the session first."
    #expect(message { try $0.click(target) } == "Target:target cannot be clicked: \(reason)")
    #expect(
      message { try $0.scroll(target, by: 1) } == "Target:target cannot be scrolled: \(reason)")
    #expect(target.events.isEmpty)
    #expect(message { try $0.click(inside) } == nil && inside.events.count == 2)
    // Hints are of the modal view's keys.
    #expect(message { try $0.click(hints) } == nil)
    // The window itself is hit where the sheet is.
    #expect(message { try $0.click(window, at: CellPoint(x: 1, y: 3)) } == nil)
    #expect(message { try $0.click(window, at: CellPoint(x: 1, y: 1)) } != nil)
  }

  @Test func `an error says what was to be done, and why it cannot be`() {
    #expect(
      message { try $0.drag(Target(), to: .zero) }
        == "Target cannot be dragged: it is not in the pilot's window. Add it.")
    #expect(
      message { try $0.click(target, at: CellPoint(x: 6, y: 0)) }
        == "Target:target cannot be clicked at (8, 1): View:panel is there.")
    #expect(
      message { try $0.hover(over: target, at: CellPoint(x: -9, y: 0)) }
        == "Target:target cannot be hovered over at (-7, 1): that is outside of Window:window.")
    panel.clipsToBounds = true
    target.frame.origin.x = 8
    #expect(
      message { try $0.click(target, at: CellPoint(x: 3, y: 0)) }
        == "Target:target cannot be clicked at (13, 1): that is outside of View:panel.")
    target.frame.size.width = 0
    #expect(
      message { try $0.scroll(target, by: 1) }
        == "Target:target cannot be scrolled: it has no cells. "
        + "Its constraints give it no width or no height.")
    target.frame.size.width = 2
    target.isUserInteractionEnabled = false
    #expect(
      message { try $0.click(target) } == "Target:target cannot be clicked: "
        + "Target:target takes no events (isUserInteractionEnabled is false).")
    panel.isHidden = true
    #expect(
      message { try $0.hover(over: target) }
        == "Target:target cannot be hovered over: View:panel is hidden.")
  }
}
