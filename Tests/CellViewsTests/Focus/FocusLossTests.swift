import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Where the focus goes when the view that has it is gone, and that nothing else takes it away.
@MainActor struct FocusLossTests {
  private let window = Window(40, 12)
  private let stops = (0..<4).map { Stop("\($0)", (0, 2 * $0, 4, 1)) }

  init() {
    for stop in stops { window.addSubview(stop) }
    _ = window.render()
  }

  /// The ways in which a view is gone.
  enum Way: CaseIterable { case removed, hidden, disabled, superviewHidden }

  private func lose(_ stop: Stop, _ way: Way) {
    switch way {
    case .removed: stop.removeFromSuperview()
    case .hidden: stop.isHidden = true
    case .disabled: stop.isUserInteractionEnabled = false
    case .superviewHidden:
      let box = View(frame: Rect(x: 0, y: 0, width: 40, height: 12))
      window.insertSubview(box, at: 0)
      box.addSubview(stop)
      stop.becomeFirstResponder()
      box.isHidden = true
    }
  }

  @Test(arguments: Way.allCases)
  func `the next in reading order gets it, and after the last the one before`(way: Way) {
    stops[1].becomeFirstResponder()
    lose(stops[1], way)
    _ = window.render()
    #expect(window.focused == "2")
    #expect(stops[1].told.last == "resign" && stops[2].told == ["become"])
    stops[3].becomeFirstResponder()
    lose(stops[3], way)
    _ = window.render()
    #expect(window.focused == "2")
    for index in [2, 0] { lose(stops[index], way) }
    _ = window.render()
    #expect(window.focused == nil)
    // It is nobody's until there is someone again.
    window.addSubview(Stop("new", (3, 3, 3, 3)))
    _ = window.render()
    #expect(window.focused == "new")
  }

  @Test(arguments: Way.allCases)
  func `a key that comes before the next drawing goes to the next view already`(way: Way) {
    stops[1].becomeFirstResponder()
    lose(stops[1], way)
    window.key(.enter)
    #expect(stops[1].keys.isEmpty && stops[2].keys == [KeyPress(.enter)])
  }

  @Test func `in a stack the row that moves up gets it`() {
    let window = Window(40, 12)
    let rows = (0..<4).map { Sized("row \($0)") }
    let stack = StackView(arrangedSubviews: rows)
    stack.axis = .vertical
    window.addSubview(stack)
    stack.mas.makeConstraints { $0.left.top.equalTo(window) }
    _ = window.render()
    rows[1].becomeFirstResponder()
    rows[1].isHidden = true
    _ = window.render()
    #expect(window.focused == "row 2" && rows[2].frame.minY == 1)
    rows[2].removeFromSuperview()
    _ = window.render()
    #expect(window.focused == "row 3")
  }

  private final class Sized: Stop {
    override var intrinsicContentSize: Size { Size(width: 6, height: 1) }
  }

  @Test func `a view that is replaced at its place gives it to the new one`() {
    stops[1].becomeFirstResponder()
    stops[1].removeFromSuperview()
    window.addSubview(Stop("new", (0, 2, 4, 1)))
    _ = window.render()
    #expect(window.focused == "new")
  }

  @Test func `a view that moves in the tree keeps it`() {
    stops[2].becomeFirstResponder()
    let box = View(frame: Rect(x: 10, y: 5, width: 20, height: 6))
    window.addSubview(box)
    box.addSubview(stops[2])
    window.bringSubviewToFront(stops[0])
    _ = window.render()
    #expect(window.focused == "2" && stops[2].told == ["become"])
  }

  @Test func `it stays in its group while there is anyone`() {
    let other = Stop("other", (10, 2, 4, 1))
    window.addSubview(other)
    for stop in [stops[0], stops[1]] { stop.focusGroupIdentifier = "group" }
    _ = window.render()
    stops[1].becomeFirstResponder()
    stops[1].removeFromSuperview()
    _ = window.render()
    #expect(window.focused == "0")
    stops[0].removeFromSuperview()
    _ = window.render()
    #expect(window.focused == "other")
  }

  @Test func `a view that is gone for good is asked nothing more`() {
    weak var gone: Stop?
    do {
      let stop = Stop("gone", (8, 0, 4, 1))
      window.addSubview(stop)
      stop.becomeFirstResponder()
      _ = window.render()
      stop.removeFromSuperview()
      gone = stop
    }
    #expect(gone == nil)
    _ = window.render()
    #expect(window.focused == "1")
  }

  @Test func `a first responder that cannot be focused is the program's business`() {
    stops[1].takesFocus = false
    stops[1].becomeFirstResponder()
    stops[1].isHidden = true
    _ = window.render()
    #expect(window.focused == "1")
  }

  // Terminal.Gui#3847: laying out gives the focus to another view.
  @Test func `layout, scrolling and drawing never move it`() {
    let scroll = ScrollView(frame: Rect(x: 20, y: 0, width: 10, height: 5))
    window.addSubview(scroll)
    let tall = Stop("tall", (0, 0, 8, 30))
    scroll.addSubview(tall)
    tall.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(8)
      make.height.equalTo(30)
    }
    for stop in stops + [tall] {
      _ = window.render()
      stop.becomeFirstResponder()
      let told = stop.told
      for width in [40, 3, 1, 0, 80] {
        window.resize(width, width / 3)
        _ = window.render()
        for event in [Event.focus(false), .focus(true), .resume, .wake] { window.send(event) }
        window.setNeedsDisplay()
        _ = window.render()
        window.mouse(.scrollDown, 22, 1)
        scroll.contentOffset.y = Double(width)
        for other in stops { other.frame.origin.x = Double(40 - width) }
        window.addSubview(Stop("more \(width)", (0, 0, 2, 1)))
        window.theme = width == 3 ? .dark : .light
        _ = window.render()
        #expect(window.firstResponder === stop && stop.told == told)
      }
      for view in window.subviews where view.identifier?.hasPrefix("more") ?? false {
        view.removeFromSuperview()
      }
    }
  }

  // FTXUI#935, #1220: what loses the focus jumps back to its start.
  @Test func `a scroll view keeps its place when it loses the focus`() throws {
    let scroll = ScrollView(frame: Rect(x: 20, y: 0, width: 10, height: 5))
    let content = Label((0..<30).map { "line \($0)" }.joined(separator: "\n"))
    content.numberOfLines = 0
    window.addSubview(scroll)
    scroll.addSubview(content)
    content.mas.makeConstraints { $0.edges.equalTo(scroll) }
    let pilot = Pilot(window)
    try pilot.click(scroll)
    #expect(window.firstResponder === scroll)
    try pilot.press("pgdn", "down")
    #expect(scroll.contentOffset.y == 5)
    try pilot.press("tab", "x", "shift-tab", "shift-tab")
    try pilot.click(stops[0])
    pilot.resize(to: CellSize(width: 38, height: 11))
    #expect(window.focused == "0" && scroll.contentOffset.y == 5)
    try pilot.click(scroll)
    #expect(window.firstResponder === scroll && scroll.contentOffset.y == 5)
  }
}
