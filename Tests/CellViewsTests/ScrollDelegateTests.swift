import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Notes what a scroll view tells.
@MainActor private final class Log: ScrollViewDelegate {
  private var lines: [String] = []
  var onScroll: (ScrollView) -> Void = { _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    lines.append(
      scrollView.contentOffset.x == 0 ? "\(Int(scrollView.contentOffset.y))" : "sideways")
    onScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    lines.append(scrollView.isDragging ? "begin" : "?")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView) {
    lines.append(scrollView.isDragging ? "?" : "end")
  }
}

/// Text of twenty lines in a scroll view of 10 by 5 cells.
@MainActor struct ScrollDelegateTests {
  private let window = Window(10, 5)
  private let scroll = ScrollView()
  private let text = Label((0..<20).map { "line \($0)" }.joined(separator: "\n"))
  private let log = Log()
  private let pilot: Pilot

  init() {
    scroll.show(text, filling: window)
    scroll.delegate = log
    pilot = Pilot(window)
  }

  @Test func `the delegate hears of every change of the offset, once`() throws {
    #expect(log.take().isEmpty)
    try pilot.press("down", "pgdn", "end", "end")
    #expect(log.take() == ["1", "5", "15"])
    scroll.contentOffset.y = 3
    scroll.contentOffset.y = 3
    _ = window.render()
    #expect(log.take() == ["3"])
    scroll.contentOffset.y = 99
    _ = window.render()
    #expect(log.take() == ["99", "15"])
    // A layout that has less to scroll.
    pilot.resize(to: CellSize(width: 10, height: 12))
    #expect(log.take() == ["8"])
    pilot.resize(to: CellSize(width: 10, height: 5))
    #expect(log.take() == ["15"])
    scroll.bounds.origin.y = 2
    _ = window.render()
    #expect(log.take() == ["2"])
  }

  @Test func `it hears that the thumb is held and let go`() {
    pilot.drag(from: CellPoint(x: 9, y: 0), to: CellPoint(x: 9, y: 4))
    let told = log.take()
    #expect(told.first == "begin" && told.last == "end" && told.contains("15"))
    // A press beside it holds nothing.
    pilot.click(at: CellPoint(x: 9, y: 0))
    #expect(log.take() == ["11"])
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 9, y: 3)))])
    #expect(log.take() == ["begin"])
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 0, y: 0)))])
    #expect(log.take() == ["end"] && !scroll.isDragging)
  }

  @Test func `two scroll views keep in step, and no answer goes on for ever`() throws {
    let other = ScrollView()
    let content = View()
    window.addSubview(other)
    other.addSubview(content)
    other.frame = Rect(x: 5, y: 0, width: 5, height: 5)
    content.mas.makeConstraints { make in
      make.edges.equalTo(other)
      make.width.equalTo(5)
      make.height.equalTo(30)
    }
    other.delegate = log
    log.onScroll = { [scroll, other] view in
      for follower in [scroll, other] where follower !== view {
        follower.contentOffset = view.contentOffset
      }
    }
    scroll.becomeFirstResponder()
    try pilot.press("pgdn")
    #expect(scroll.contentOffset.y == 4 && other.contentOffset.y == 4)
    _ = log.take()
    log.onScroll = { $0.contentOffset.y += 1 }
    other.contentOffset.y = 7
    #expect(log.take().count == 32)
  }

  @Test func `insets are room beyond the ends, for keys, bar and program alike`() throws {
    scroll.contentInset = EdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    try pilot.press("end")
    #expect(scroll.contentOffset.y == 18)
    #expect(window.screen == ["line 18", "line 19", "", "", "         ▐"])
    try pilot.press("home")
    #expect(scroll.contentOffset.y == -2 && window.screen[2] == "line 0")
    #expect(!scroll.keyDown(KeyPress(.up)))
    scroll.contentOffset.y = -9
    _ = window.render()
    #expect(scroll.contentOffset.y == -2)
    pilot.drag(from: CellPoint(x: 9, y: 0), to: CellPoint(x: 9, y: 4))
    #expect(scroll.contentOffset.y == 18)
    scroll.scrollRectToVisible(Rect(x: 0, y: 0, width: 1, height: 1))
    _ = window.render()
    #expect(scroll.contentOffset.y == -2)
    try pilot.press("end")
    scroll.contentInset = .zero
    _ = window.render()
    #expect(scroll.contentOffset.y == 15)
    scroll.contentInset = EdgeInsets(top: -5, left: .infinity, bottom: .nan, right: -1)
    try pilot.press("end", "right")
    #expect(scroll.contentOffset == Point(x: 0, y: 15))
    #expect(window.reports.isEmpty)
  }

  @Test func `sideways, and in a view that shows all of its content`() {
    let small = ScrollView()
    let content = View()
    window.addSubview(small)
    small.addSubview(content)
    small.frame = Rect(x: 0, y: 0, width: 4, height: 2)
    content.mas.makeConstraints { make in
      make.edges.equalTo(small)
      make.width.equalTo(3)
      make.height.equalTo(2)
    }
    _ = window.render()
    #expect(!small.canBecomeFocused)
    small.contentInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    _ = window.render()
    #expect(small.canBecomeFocused && small.contentOffset == .zero)
    small.delegate = log
    small.scroll(columns: 9)
    _ = window.render()
    #expect(small.contentOffset.x == 1 && log.take() == ["sideways"])
  }

  /// The ways in which a scroll view loses the focus.
  enum Way: CaseIterable { case resign, modal, hidden, removed, disabled }

  @Test(arguments: Way.allCases)
  func `the place stays where the focus goes, and comes back`(way: Way) throws {
    try pilot.press("pgdn", "down")
    #expect(scroll.contentOffset.y == 5 && scroll.isFirstResponder)
    let panel = View(frame: Rect(x: 0, y: 0, width: 3, height: 1))
    switch way {
    case .resign: scroll.resignFirstResponder()
    case .modal:
      window.addSubview(panel)
      window.focusSystem.beginModalSession(for: panel)
    case .hidden: scroll.isHidden = true
    case .removed:
      scroll.removeFromSuperview()
      scroll.translatesAutoresizingMaskIntoConstraints = true
    case .disabled: scroll.isUserInteractionEnabled = false
    }
    _ = window.render()
    #expect(!scroll.isFirstResponder && scroll.contentOffset.y == 5)
    panel.removeFromSuperview()
    scroll.isHidden = false
    scroll.isUserInteractionEnabled = true
    if way == .removed { window.addSubview(scroll) }
    scroll.becomeFirstResponder()
    _ = window.render()
    #expect(scroll.isFirstResponder && scroll.contentOffset.y == 5)
  }
}
