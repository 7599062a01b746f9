import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing
import TextLayout

@MainActor final class SegmentedControlTests {
  private let window = Window(40, 3)
  private let control = SegmentedControl(items: ["Day", "Week", "Month"])
  private let pilot: Pilot
  private var values: [Int] = []

  init() {
    window.addSubview(control)
    let window = window
    control.mas.makeConstraints { $0.left.top.equalTo(window) }
    pilot = Pilot(window)
    control.addAction(for: .valueChanged) { [unowned self] in
      values.append(control.selectedSegmentIndex)
    }
  }

  @Test func `arrows select, and pass over what is disabled`() throws {
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    try pilot.press("right", "right", "right", "right", "home", "left", "end")
    #expect(values == [0, 1, 2, 0, 2])
    control.setEnabled(false, forSegmentAt: 1)
    try pilot.press("left", "right")
    #expect(values.suffix(2) == [0, 2] && !control.isEnabledForSegment(at: 1))
    control.selectedSegmentIndex = SegmentedControl.noSegment
    try pilot.press("left")
    #expect(control.selectedSegmentIndex == 2)
    #expect(!control.keyDown(KeyPress(.enter)) && !control.keyDown(KeyPress(.character(" "))))
  }

  @Test func `a press selects the title under it, with the spaces beside it`() {
    let indices = (0..<24).map { x in
      control.selectedSegmentIndex = SegmentedControl.noSegment
      pilot.click(at: CellPoint(x: x, y: 0))
      return control.selectedSegmentIndex
    }
    //                      [ Day │ Week │ Month ]
    let shown = indices.map { $0 < 0 ? "." : "\($0)" }.joined()
    #expect(shown == ".00000.111111.2222222...")
    #expect(values.count == 18)
  }

  @Test func `the selected one is a block while it has the focus, and bold where not`() {
    control.selectedSegmentIndex = 1
    #expect(pilot.screen.hasPrefix("[ Day │ Week │ Month ]"))
    var frame = window.render()
    #expect((7...12).allSatisfy { frame[$0, 0].style == Theme.standard.selection })
    #expect(frame.cursor == CellPoint(x: 8, y: 0))
    window.firstResponder = nil
    frame = window.render()
    #expect((7...12).allSatisfy { frame[$0, 0].style == Theme.standard.unemphasizedSelection })
    #expect(frame[3, 0].style == Theme.standard.label)
  }

  @Test func `segments come and go, and the selected one stays selected`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: -3)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
    #expect(window.screen[0] == "[ Hour │ Day │ Week │ Month ]")
    control.removeSegment(at: 0)
    control.removeSegment(at: 9)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
    control.setTitle("周", forSegmentAt: 1)
    #expect(window.screen[0] == "[ Day │ 周 │ Month ]")
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(window.screen[0] == "[  ]" && control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && values.isEmpty)
    #expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func `titles without room are cut off`() {
    control.mas.makeConstraints { $0.width.equalTo(16) }
    let row = window.screen[0]
    #expect(row.hasPrefix("[ ") && row.contains("…") && row.hasSuffix(" ]") && row.count == 16)
    #expect(window.reports.isEmpty)
  }

  @Test(arguments: [false, true])
  func `the selected title is shown before the others`(isMirrored: Bool) {
    let items = ["Day", "Week", "Month", "周年"]
    let control = SegmentedControl(items: items)
    if isMirrored { window.semanticContentAttribute = .forceRightToLeft }
    window.addSubview(control)
    for width in 0...40 {
      control.frame = Rect(x: 0, y: 1, width: Double(width), height: 1)
      for (index, title) in items.enumerated() {
        control.selectedSegmentIndex = index
        let room = max(0, width - 4)
        let shown = TextLine(title).width <= room ? title : ""
        #expect(window.screen[1].contains(shown), "\(title) in \(width): \(window.screen[1])")
      }
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `where text runs from right to left, the first is at the right`() throws {
    window.semanticContentAttribute = .forceRightToLeft
    control.selectedSegmentIndex = 0
    #expect(window.screen[0] == "[ Month │ Week │ Day ]")
    try pilot.press("left")
    #expect(values == [1])
  }
}
