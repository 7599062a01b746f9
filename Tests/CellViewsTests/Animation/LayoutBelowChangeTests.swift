import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import Testing

/// The oldest question of Masonry's and SnapKit's users: `layoutIfNeeded()` of the wrong view.
@MainActor struct LayoutBelowChangeTests {
  private let window = Window(40, 4)
  private let left = View()
  private let right = View()
  private let title = Label("title")
  private let detail = Label("detail")
  private let split: LayoutConstraint
  private let line: Int
  private let pilot: Pilot

  init() throws {
    let (window, left, right, title, detail) = (window, left, right, title, detail)
    for (view, name) in [(left, "left"), (right, "right"), (title, "title"), (detail, "detail")] {
      view.identifier = name
    }
    for view in [left, right] { window.addSubview(view) }
    left.addSubview(title)
    right.addSubview(detail)
    for view in [left, right] { view.mas.makeConstraints { $0.top.bottom.equalTo(window) } }
    left.mas.makeConstraints { $0.left.equalTo(window) }
    right.mas.makeConstraints { make in
      make.right.equalTo(window)
      make.left.equalTo(left.mas.right)
    }
    for label in [title, detail] { label.mas.makeConstraints { $0.edges.equalToSuperview() } }
    line = #line + 1
    let made = left.mas.makeConstraints { $0.width.equalTo(10) }
    split = try #require(made.first)
    pilot = Pilot(window)
  }

  private var told: [LayoutDiagnostic] {
    window.reports.compactMap { if case .diagnostic(let told) = $0 { told } else { nil } }
  }

  @Test func `a layout of a part that leaves others behind is told, with name, line and cure`()
    throws
  {
    // A change whose constraint the window holds, of which the labels' sizes follow.
    detail.mas.makeConstraints { make in make.height.equalTo(title) }
    window.layoutIfNeeded()
    detail.mas.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(title)
    }
    View.animate(duration: .seconds(1)) { title.layoutIfNeeded() }
    let pitfall = try #require(told.first)
    #expect(pitfall.name == "layout-below-the-change" && told.count == 1)
    #expect(pitfall.sentence.hasPrefix("Label:title.layoutIfNeeded() leaves Label:detail"))
    #expect(pitfall.sentence.contains("Window:window holds"))
    #expect(pitfall.source?.file.hasSuffix("LayoutBelowChangeTests.swift") ?? false)
    #expect(pitfall.cure == "Call layoutIfNeeded() of Window:window.")
  }

  @Test func `a layout of the window is not, nor one that leaves nobody behind`() {
    split.constant = 20
    View.animate(duration: .seconds(1)) { window.layoutIfNeeded() }
    split.constant = 10
    // It begins at the highest view that waits, which is the window.
    View.animate(duration: .seconds(1)) { left.layoutIfNeeded() }
    #expect(left.frame.width == 10 && right.frame.width == 30)
    #expect(told.isEmpty && line > 0)
  }

  @Test func `outside of an animation it does no harm, and is not told`() {
    detail.mas.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(title)
    }
    title.layoutIfNeeded()
    pilot.draw()
    #expect(told.isEmpty)
  }
}
