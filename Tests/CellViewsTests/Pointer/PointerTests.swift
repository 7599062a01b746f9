import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

@MainActor struct PointerTests {
  /// A view that notes what the mouse does to it.
  private final class Target: View {
    private(set) var log: [String] = []

    init(_ identifier: String, _ frame: Rect) {
      super.init(frame: frame)
      self.identifier = identifier
    }

    override init(frame: Rect) { super.init(frame: frame) }

    override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
      log.append("\(event.action) \(event.clickCount)")
      return true
    }

    override func mouseCancelled() { log.append("cancelled") }
    override func mouseEntered() { log.append("in") }
    override func mouseExited() { log.append("out") }

    func took() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let window = Window(20, 6)
  private let outer = Target("outer", Rect(x: 0, y: 0, width: 10, height: 4))
  private let inner = Target("inner", Rect(x: 1, y: 1, width: 4, height: 2))
  private let other = Target("other", Rect(x: 12, y: 0, width: 4, height: 2))

  init() {
    outer.addSubview(inner)
    window.addSubview(outer)
    window.addSubview(other)
    _ = window.render()
  }

  @Test func `views are told when the mouse comes over them and when it leaves`() throws {
    let pilot = Pilot(window)
    try pilot.hover(over: inner)
    #expect(inner.took() == ["in"] && outer.took() == ["in"])
    #expect(inner.isHovered && outer.isHovered && window.isHovered && !other.isHovered)
    try pilot.hover(over: inner, at: .zero)
    #expect(inner.took().isEmpty)
    window.mouse(.move, 8, 3)
    #expect(inner.took() == ["out"] && outer.took().isEmpty)
    try pilot.hover(over: other)
    #expect(outer.took() == ["out"] && other.took() == ["in"] && !outer.isHovered)
    // The mouse may be in another window of the desktop now.
    window.send(.focus(false))
    #expect(other.took() == ["out"] && !window.isHovered)
  }

  @Test func `what leaves the window, or stands behind a modal view, is not hovered`() throws {
    let pilot = Pilot(window)
    try pilot.hover(over: inner)
    inner.removeFromSuperview()
    #expect(!inner.isHovered && outer.isHovered && inner.took() == ["in"])
    window.focusSystem.beginModalSession(for: other)
    window.mouse(.move, 8, 3)
    #expect(outer.took() == ["in", "out"])
    try pilot.hover(over: other)
    #expect(other.isHovered)
  }

  @Test func `a view is told that the release of its press was lost`() {
    window.mouse(.press(.left), 2, 2)
    #expect(inner.took() == ["press(left) 1"])
    window.mouse(.press(.left), 13, 1)
    #expect(inner.took() == ["cancelled"] && other.took() == ["press(left) 1"])
  }

  @Test func `a move draws nothing unless something looks different`() {
    let button = CellViews.Button("OK")
    window.addSubview(button)
    button.frame = Rect(x: 0, y: 5, width: 6, height: 1)
    _ = window.render()
    window.mouse(.move, 8, 3)
    #expect(!window.needsRendering)
    window.mouse(.move, 1, 5)
    #expect(window.needsRendering && button.state.contains(.hovered))
    #expect((0..<6).allSatisfy { window.render()[$0, 5].style.attributes.contains(.underline) })
    window.mouse(.move, 8, 3)
    #expect(!window.render()[0, 5].style.attributes.contains(.underline))
  }

  @Test func `presses in quick succession at one cell are counted`() throws {
    let pilot = Pilot(window)
    try pilot.doubleClick(other)
    let press = MouseEvent.Action.press(.left)
    let release = MouseEvent.Action.release(.left)
    #expect(other.took() == ["\(press) 1", "\(release) 1", "\(press) 2", "\(release) 1"])
    // Slow ones are not.
    try pilot.click(other)
    try pilot.click(other)
    #expect(other.took().filter { $0.hasSuffix("2") }.isEmpty)
    var now = ContinuousClock.now
    window.now = { now }
    var counts: [String] = []
    for (x, seconds) in [(12, 0.0), (12, 0.5), (12, 0.4), (13, 0.1), (13, 0.6), (13, 0.1)] {
      now = now.advanced(by: .seconds(seconds))
      window.mouse(.press(.left), x, 0)
      window.mouse(.release(.left), x, 0)
      counts.append(String(other.took().first?.last ?? "-"))
    }
    #expect(counts == ["1", "2", "3", "1", "1", "2"])
    window.mouse(.press(.right), 13, 0)
    #expect(other.took() == ["\(MouseEvent.Action.press(.right)) 1"])
  }

  @Test func `a drag begins when the mouse leaves the cell of the press`() {
    let drag = "\(MouseEvent.Action.drag(.left)) 1"
    window.mouse(.press(.left), 12, 0)
    window.mouse(.drag(.left), 12, 0)
    #expect(!other.took().contains(drag))
    window.mouse(.drag(.left), 13, 0)
    window.mouse(.drag(.left), 12, 0)
    #expect(other.took() == [drag, drag])
    window.mouse(.release(.left), 12, 0)
    // While a button is pressed nothing else is hovered.
    #expect(!other.isHovered)
  }

  // MARK: - A press whose view is gone

  /// Presses a button, does something, and lets go of it; returns whether it did what it is for.
  private func acts(
    _ button: CellViews.Button, after change: () -> Void, passingBy way: [CellPoint] = []
  ) -> Bool {
    var count = 0
    button.addAction(for: .primaryActionTriggered) { count += 1 }
    let cell = button.cellFrame.origin
    window.mouse(.press(.left), cell.x + 1, cell.y)
    change()
    _ = window.render()
    for point in way { window.mouse(.drag(.left), point.x, point.y) }
    window.mouse(.drag(.left), cell.x, cell.y)
    window.mouse(.release(.left), cell.x, cell.y)
    #expect(!button.isHighlighted)
    return count > 0
  }

  private func button(_ title: String, _ x: Double, _ y: Double) -> CellViews.Button {
    let button = CellViews.Button(title)
    button.frame = Rect(x: x, y: y, width: 6, height: 1)
    window.addSubview(button)
    _ = window.render()
    return button
  }

  @Test func `a press that began before a panel is not let go behind it`() {
    let button = button("go", 0, 5)
    let alert = Alert("Stop")
    let ok = alert.addButton("OK")
    var answers = 0
    ok.addAction(for: .primaryActionTriggered) { answers += 1 }
    #expect(!acts(button, after: { alert.present(in: window) }))
    alert.dismiss()
    _ = window.render()
    // Nor by a button of the panel that the mouse passes over and is let go on.
    window.mouse(.press(.left), 1, 5)
    alert.present(in: window)
    _ = window.render()
    let cell = ok.cellFrame.origin
    window.mouse(.drag(.left), cell.x + 1, cell.y)
    window.mouse(.release(.left), cell.x + 1, cell.y)
    #expect(answers == 0 && alert.isPresented)
    window.mouse(.press(.left), cell.x + 1, cell.y)
    window.mouse(.release(.left), cell.x + 1, cell.y)
    #expect(answers == 1)
  }

  @Test
  func `a button that is hidden or removed while it is pressed does nothing`() {
    let button = button("go", 0, 5)
    let neighbour = self.button("no", 8, 5)
    var neighbours = 0
    neighbour.addAction(for: .primaryActionTriggered) { neighbours += 1 }
    #expect(!acts(button, after: { button.isHidden = true }, passingBy: [CellPoint(x: 9, y: 5)]))
    button.isHidden = false
    #expect(!acts(button, after: { button.removeFromSuperview() }))
    window.addSubview(button)
    _ = window.render()
    #expect(acts(button, after: {}) && neighbours == 0)
  }

  @Test func `a control that leaves in its own action is not pressed when it comes back`() {
    let slider = Slider()
    slider.frame = Rect(x: 0, y: 5, width: 10, height: 1)
    window.addSubview(slider)
    _ = window.render()
    slider.addAction(for: .valueChanged) { slider.removeFromSuperview() }
    window.mouse(.press(.left), 5, 5)
    #expect(slider.superview == nil && !slider.isHighlighted)
    window.mouse(.release(.left), 5, 5)
    window.addSubview(slider)
    slider.value = 0
    _ = window.render()
    window.mouse(.press(.left), 0, 5)
    #expect(slider.isHighlighted)
    window.mouse(.drag(.left), 9, 5)
    #expect(slider.superview == nil && !slider.isHighlighted && slider.value == 1)
  }

  @Test func `a table that leaves while its bar is dragged is dragged no more`() {
    let scroll = ScrollView()
    scroll.frame = Rect(x: 0, y: 0, width: 10, height: 4)
    let content = View(frame: Rect(x: 0, y: 0, width: 9, height: 40))
    scroll.addSubview(content)
    scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 40).isActive = true
    window.addSubview(scroll)
    _ = window.render()
    window.mouse(.press(.left), 9, 0)
    #expect(scroll.isDragging)
    scroll.removeFromSuperview()
    #expect(!scroll.isDragging)
  }
}
