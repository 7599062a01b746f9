import Ashlar
import AshlarTesting
import Testing

final class Target: View {
  private(set) var openings = 0

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard event.action == .press(.left) else { return false }
    if event.clickCount == 2 { openings += 1 }
    return true
  }

  override func mouseEntered() { backgroundColor = .blue }
  override func mouseExited() { backgroundColor = nil }
}

/// The samples of the page *Switches and panes*.
@MainActor struct SwitchesAndPanesPageTests {
  private let window = Window(size: CellSize(width: 24, height: 3))

  private func show(_ views: [View]) -> Pilot {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.alignment = .leading
    window.addSubview(column)
    column.mas.makeConstraints { $0.left.top.equalTo(window) }
    return Pilot(window)
  }

  @Test func switches() throws {
    var log: [String] = []
    let wraps = Switch("Wrap lines", isOn: true)
    wraps.addAction(for: .valueChanged) { [unowned wraps] in log.append("wrap \(wraps.isOn)") }
    let sound = Switch("Sound")
    sound.preferredStyle = .sliding
    let pilot = show([wraps, sound])
    try pilot.expect(
      screen: """
        [x] Wrap lines
        ●── Sound
        """)
    try pilot.press("space")
    #expect(log == ["wrap false"])
  }

  @Test func `sliders and steppers`() throws {
    let volume = Slider(value: 40, in: 0...100, step: 10)
    let copies = Stepper(value: 1, in: 1...9)
    let count = Label("1 copy")
    copies.addAction(for: .valueChanged) { [unowned copies] in
      count.text = "\(Int(copies.value)) copies"
    }
    let row = StackView(arrangedSubviews: [copies, count])
    row.spacing = 1
    let pilot = show([volume, row])
    try pilot.expect(
      screen: """
        ━━━━━━━━●───────────
        [ - │ + ] 1 copy
        """)
    try pilot.press("tab", "+")
    #expect(count.text == "2 copies")
  }

  @Test func segments() throws {
    let period = SegmentedControl(items: ["Day", "Week", "Month"])
    period.selectedSegmentIndex = 0
    period.setEnabled(false, forSegmentAt: 1)
    let pilot = show([period])
    try pilot.expect(screen: "[ Day │ Week │ Month ]")
    try pilot.press("right")
    #expect(period.selectedSegmentIndex == 2)
  }

  @Test func `progress and lines`() throws {
    let download = ProgressView(progress: 0.45)
    let line = Separator()
    let pilot = show([download, line])
    line.mas.makeConstraints { $0.width.equalTo(download) }
    pilot.resize(to: window.size)
    try pilot.expect(
      screen: """
        ━━━━━━━━━───────────
        ────────────────────
        """)
  }

  @Test func panes() throws {
    var log: [String] = []
    let (list, details) = (Label("one"), Label("two"))
    let split = SplitView(list, details)
    split.position = 8
    split.minimumLength = 3
    split.divider.addAction(for: .valueChanged) { [unowned split] in
      log.append("position \(split.position ?? 0)")
    }
    window.addSubview(split)
    split.mas.makeConstraints { make in
      make.left.top.right.equalTo(window)
      make.height.equalTo(1)
    }
    let pilot = Pilot(window)
    window.firstResponder = nil
    try pilot.press("x")
    try pilot.expect(screen: "one     │two")
    pilot.drag(from: CellPoint(x: 8, y: 0), to: CellPoint(x: 0, y: 0))
    #expect(log.last == "position 3.0" && log.count == 5)
    details.isHidden = window.size.width < 40
    pilot.draw()
    try pilot.expect(screen: "one")
  }

  @Test func `texts of several lines`() throws {
    let note = TextView("A first line")
    note.isScrollEnabled = false
    note.mas.makeConstraints { make in
      make.width.equalTo(12)
      make.height.lessThanOrEqualTo(3)
    }
    let pilot = show([note])
    try pilot.expect(
      screen: """
        A first
        line
        """)
    try pilot.press("ctrl-end")
    try pilot.type("\none\ntwo\nthree")
    #expect(note.frame.height == 3)
  }

  @Test func `the mouse`() throws {
    let target = Target(frame: Rect(x: 2, y: 0, width: 4, height: 2))
    window.addSubview(target)
    let pilot = Pilot(window)
    try pilot.hover(over: target)
    #expect(target.backgroundColor == .blue)
    try pilot.click(target)
    try pilot.doubleClick(target)
    #expect(target.openings == 1)
    window.send(.focus(false))
    #expect(target.backgroundColor == nil)
  }
}
