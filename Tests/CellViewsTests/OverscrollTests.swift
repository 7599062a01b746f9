import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Text of nine lines in a scroll view of 10 by 5 cells, which shows what is beyond its ends.
@MainActor final class OverscrollTests: ScrollViewDelegate {
  private let window = Window(10, 5)
  private let scroll = ScrollView()
  private let text = Label((0..<9).map { "line \($0)" }.joined(separator: "\n"))
  private let pilot: Pilot
  private var told: [Int] = []

  init() {
    scroll.show(text, filling: window)
    scroll.bounces = true
    pilot = Pilot(window)
    pilot.draw()
    scroll.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    told.append(Int(scrollView.contentOffset.y))
  }

  /// The texts of the rows, without the scroll bar.
  private var rows: [String] {
    pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.prefix(6)).trimmingPrefix { $0 == " " }.description
    }
  }

  private func wheel(_ steps: Int) throws { try pilot.scroll(scroll, by: steps) }

  @Test func `the wheel goes beyond the end, and the content moves back`() throws {
    try wheel(2)
    #expect(told == [3, 4])
    try wheel(1)
    #expect(scroll.contentOffset.y == 5 && pilot.screen.hasPrefix("line 5"))
    try wheel(5)
    #expect(scroll.contentOffset.y == 7, "three cells and no more")
    #expect(rows.prefix(3) == ["line 7", "line 8", ""])
    told = []
    let frames = pilot.frameCount
    pilot.advance(by: .seconds(1))
    #expect(told == [6, 5, 4] && pilot.screen.hasPrefix("line 4"))
    // A frame for each cell, and the one at the end of the time.
    #expect(pilot.frameCount - frames <= 5)
    #expect(window.reports.isEmpty)
  }

  @Test func `it rests before it moves back, and the wheel moves it on from there`() throws {
    try wheel(-1)
    #expect(scroll.contentOffset.y == -1 && rows.prefix(2) == ["", "line 0"])
    pilot.advance(by: .milliseconds(90))
    #expect(scroll.contentOffset.y == -1)
    try wheel(-1)
    pilot.advance(by: .milliseconds(90))
    #expect(scroll.contentOffset.y == -2)
    // The other way it scrolls from the end.
    try wheel(1)
    #expect(scroll.contentOffset.y == 3)
    told = []
    pilot.advance(by: .seconds(1))
    #expect(told.isEmpty && scroll.contentOffset.y == 3)
  }

  @Test func `a thumb that is dragged beyond the track holds it there`() throws {
    let grip = CellPoint(x: 9, y: 0)
    pilot.send([.mouse(MouseEvent(.press(.left), at: grip))])
    pilot.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 9, y: -2)))])
    #expect(scroll.contentOffset.y == -2)
    pilot.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y == -2)
    pilot.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 9, y: 40)))])
    #expect(scroll.contentOffset.y == 7)
    pilot.send([.mouse(MouseEvent(.release(.left), at: CellPoint(x: 9, y: 40)))])
    pilot.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y == 4)
  }

  @Test func `only on request, where there is more than is seen, and where things may move`() throws
  {
    for (bounces, rows, reduced) in [(false, 5, false), (true, 20, false), (true, 5, true)] {
      scroll.bounces = bounces
      window.prefersReducedMotion = reduced
      pilot.resize(to: CellSize(width: 10, height: rows))
      try wheel(-1)
      #expect(scroll.contentOffset.y == 0, "\(bounces) \(rows) \(reduced)")
    }
  }

  @Test func `the way back is forgotten where the view leaves its window`() throws {
    try wheel(-2)
    scroll.removeFromSuperview()
    pilot.advance(by: .seconds(1))
    window.addSubview(scroll)
    let window = window
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    pilot.draw()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `scrolling along one axis ends what is beyond an end of the other`() throws {
    text.mas.remakeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(40)
    }
    try wheel(9)
    try wheel(2)
    #expect(scroll.contentOffset.y > 4)
    try pilot.scroll(scroll, by: 2, along: .horizontal)
    text.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    pilot.advance(by: .seconds(1))
    #expect(scroll.contentOffset == Point(x: scroll.contentOffset.x, y: 4))
    #expect(scroll.contentOffset.x > 0)
  }

  @Test func `at the limit the wheel goes on to the scroll view around it`() throws {
    let outer = ScrollView()
    let inner = ScrollView()
    let (page, long) = (View(), Label((0..<9).map { "\($0)" }.joined(separator: "\n")))
    window.subviews.forEach { $0.removeFromSuperview() }
    window.addSubview(outer)
    outer.addSubview(page)
    page.addSubview(inner)
    inner.addSubview(long)
    long.numberOfLines = 0
    outer.frame = Rect(x: 0, y: 0, width: 10, height: 5)
    page.mas.makeConstraints { make in
      make.edges.equalTo(outer)
      make.width.equalTo(outer)
      make.height.equalTo(20)
    }
    inner.frame = Rect(x: 0, y: 0, width: 8, height: 4)
    long.mas.makeConstraints { make in
      make.edges.equalTo(inner)
      make.width.equalTo(inner)
    }
    inner.bounces = true
    pilot.draw()
    // Two steps to the end, and three beyond it.
    try pilot.scroll(inner, by: 5, at: .zero)
    #expect(inner.contentOffset.y == 8 && outer.contentOffset.y == 0)
    try pilot.scroll(inner, by: 1, at: .zero)
    #expect(outer.contentOffset.y > 0)
  }

  @Test func `what the program scrolls to is where it stays`() throws {
    try wheel(-2)
    scroll.contentOffset.y = 2
    pilot.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y == 2 && told.last == 2)
    try wheel(-3)
    #expect(scroll.contentOffset.y == -2)
    scroll.bounces = false
    pilot.draw()
    #expect(scroll.contentOffset.y == 0)
    scroll.bounces = true
    try wheel(-1)
    // In a window that is larger than the content nothing is beyond its ends.
    pilot.resize(to: CellSize(width: 10, height: 20))
    #expect(scroll.contentOffset.y == 0)
    // Keys stop at the ends.
    pilot.resize(to: CellSize(width: 10, height: 5))
    try pilot.press("end", "down", "down")
    #expect(scroll.contentOffset.y == 4)
  }
}
