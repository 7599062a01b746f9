import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// The order of subviews, from back to front, by UIKit's words.
@MainActor struct SubviewOrderTests {
  private let box = View()
  private let a = View()
  private let b = View()
  private let c = View()

  init() {
    box.identifier = "box"
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
      view.identifier = name
      box.addSubview(view)
    }
  }

  private var order: String { box.subviews.map { $0.identifier ?? "?" }.joined() }

  private func added(_ name: String) -> View {
    let view = View()
    view.identifier = name
    return view
  }

  @Test func `insertSubview aboveSubview puts a view right in front of a sibling`() {
    box.insertSubview(added("d"), aboveSubview: a)
    #expect(order == "adbc")
    box.insertSubview(added("e"), aboveSubview: c)
    #expect(order == "adbce")
    // One that is a subview already moves.
    box.insertSubview(a, aboveSubview: b)
    #expect(order == "dbace")
    box.insertSubview(c, aboveSubview: a)
    #expect(order == "dbace")
    #expect(box.reports.isEmpty)
  }

  @Test func `insertSubview belowSubview puts a view right behind a sibling`() {
    box.insertSubview(added("d"), belowSubview: a)
    #expect(order == "dabc")
    box.insertSubview(c, belowSubview: a)
    #expect(order == "dcab")
    box.insertSubview(a, belowSubview: b)
    #expect(order == "dcab")
    #expect(box.reports.isEmpty)
  }

  @Test func `bringSubviewToFront and sendSubviewToBack move a subview`() {
    box.bringSubviewToFront(a)
    #expect(order == "bca")
    box.sendSubviewToBack(c)
    #expect(order == "cba")
    box.sendSubviewToBack(c)
    box.bringSubviewToFront(a)
    #expect(order == "cba")
    #expect(box.reports.isEmpty)
  }

  @Test func `exchangeSubview exchanges two places`() {
    box.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "cba")
    box.exchangeSubview(at: 1, withSubviewAt: 0)
    #expect(order == "bca")
    box.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(order == "bca")
    #expect(box.reports.isEmpty)
  }

  @Test func `a view of another superview leaves that one`() {
    let other = View()
    other.addSubview(b)
    #expect(order == "ac")
    box.insertSubview(b, aboveSubview: a)
    #expect(order == "abc")
    #expect(other.subviews.isEmpty)
  }

  @Test func `a sibling that is none is reported, and the view added at the end that was meant`() {
    let stranger = added("stranger")
    box.insertSubview(added("d"), aboveSubview: stranger)
    #expect(order == "abcd")
    box.insertSubview(added("e"), belowSubview: stranger)
    #expect(order == "eabcd")
    // Beside itself is beside nothing.
    box.insertSubview(stranger, aboveSubview: stranger)
    #expect(order == "eabcdstranger")
    box.insertSubview(a, aboveSubview: a)
    #expect(order == "eabcdstranger")
    #expect(
      box.reports.map(\.description) == [
        """
        View:box: insertSubview(_:aboveSubview:) has no subview View:stranger: View:d is in front of \
        all others.
        """,
        """
        View:box: insertSubview(_:belowSubview:) has no subview View:stranger: View:e is behind all others.
        """,
        """
        View:box: insertSubview(_:aboveSubview:) has no subview View:stranger: View:stranger is in \
        front of all others.
        """,
      ])
  }

  @Test func `what is no subview is not moved, which is reported`() {
    let stranger = added("stranger")
    box.bringSubviewToFront(stranger)
    box.sendSubviewToBack(stranger)
    for (first, second) in [(0, 3), (-1, 0), (3, 3), (.max, .min)] {
      box.exchangeSubview(at: first, withSubviewAt: second)
    }
    #expect(order == "abc")
    #expect(box.reports.count == 6)
    #expect(
      box.reports[0].description
        == "View:box: bringSubviewToFront(_:) has no subview View:stranger: nothing was moved.")
    #expect(
      box.reports[2].description == """
        View:box: exchangeSubview(at: 0, withSubviewAt: 3) counts from 0, and there are 3 subviews: \
        nothing was exchanged.
        """)
  }

  @Test func `a view that would hold itself stays where it is, which is reported`() {
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    a.insertSubview(box, at: 0)
    #expect(order == "ac")
    #expect(a.subviews.map(\.identifier) == ["b"])
    #expect(b.subviews.isEmpty)
    #expect(
      box.reports.map(\.description) == [
        "View:b: View:a cannot be added to itself, or to what is inside of it.",
        "View:a: View:a cannot be added to itself, or to what is inside of it.",
        "View:a: View:box cannot be added to itself, or to what is inside of it.",
      ])
  }

  @Test func `a view that is refused stands neither in front of the others nor behind them`() {
    let stranger = added("stranger")
    a.addSubview(b)
    a.insertSubview(box, aboveSubview: stranger)
    a.insertSubview(box, belowSubview: stranger)
    a.insertSubview(box, aboveSubview: b)
    #expect(a.subviews.map(\.identifier) == ["b"])
    #expect(
      box.reports.map(\.description) == [
        "View:a: View:box cannot be added to itself, or to what is inside of it."
      ])
  }

  @Test func `what is in front is drawn over what is behind, and hit first`() {
    let window = Window(4, 1)
    let (x, y) = (Filled("x"), Filled("y"))
    for view in [x, y] {
      window.addSubview(view)
      view.mas.makeConstraints { $0.edges.equalTo(window) }
    }
    #expect(window.screen == ["yyyy"])
    #expect(window.hitTest(Point(x: 1, y: 0)) === y)
    #expect(!window.needsRendering)
    window.bringSubviewToFront(y)
    #expect(!window.needsRendering)
    window.bringSubviewToFront(x)
    #expect(window.needsRendering)
    #expect(window.screen == ["xxxx"])
    #expect(window.hitTest(Point(x: 1, y: 0)) === x)
    // Constraints stay.
    window.resize(2, 1)
    #expect(window.screen == ["xx"])
    #expect(window.constraints.count == 8)
    window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(window.screen == ["yy"])
    window.insertSubview(y, belowSubview: x)
    #expect(window.screen == ["xx"])
  }

  /// Who says in each layout what is in front asks for no other one.
  private final class Arranging: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      if let last = subviews.first(where: { $0.tag == 1 }) { bringSubviewToFront(last) }
    }
  }

  @Test func `a layout may say who is in front`() {
    let (window, view) = (Window(9, 9), Arranging())
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    for tag in [1, 0, 0] {
      let label = Label("text")
      label.tag = tag
      view.addSubview(label)
      label.mas.makeConstraints { $0.left.top.equalTo(view) }
    }
    window.layoutIfNeeded()
    #expect(view.subviews.map(\.tag) == [0, 0, 1])
    #expect(window.reports.isEmpty)
    #expect(!window.needsLayoutInTree)
  }
}
