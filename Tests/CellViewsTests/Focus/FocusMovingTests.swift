import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Where keys, clicks and requests move the focus.
@MainActor struct FocusMovingTests {
  private let window = Window(40, 12)

  /// The identifiers in the order of Tab, from the first.
  private func order(_ keys: String = "tab") throws -> [String] {
    let pilot = Pilot(window)
    window.firstResponder = nil
    var found: [String] = []
    while true {
      try pilot.press(keys)
      guard let name = window.focused, !found.contains(name) else { return found }
      found.append(name)
    }
  }

  private func add(_ frames: KeyValuePairs<String, (Int, Int, Int, Int)>, to view: View) {
    for (name, frame) in frames { view.addSubview(Stop(name, frame)) }
  }

  @Test func `Tab goes by rows and in a row from left to right, however views were added`() throws {
    add(
      [
        "d": (10, 3, 4, 1), "a": (0, 0, 4, 1), "c": (0, 3, 4, 1), "b": (10, 0, 4, 1),
        "e": (5, 8, 4, 1),
      ], to: window)
    #expect(try order() == ["a", "b", "c", "d", "e"])
    #expect(try order("shift-tab") == ["e", "d", "c", "b", "a"])
  }

  @Test func `a view that spans rows is read as a column of its own`() throws {
    add(["one": (0, 0, 6, 9), "two": (8, 0, 4, 1), "three": (8, 4, 4, 1)], to: window)
    add(["field": (0, 10, 5, 1), "framed": (8, 9, 6, 3)], to: window)
    #expect(try order() == ["one", "two", "three", "field", "framed"])
  }

  @Test func `what is inside of one view stands together`() throws {
    let (left, right) = (View(), View())
    for (index, pane) in [left, right].enumerated() {
      window.addSubview(pane)
      pane.frame = Rect(x: Double(20 * index), y: 0, width: 20, height: 12)
    }
    add(["r1": (0, 0, 4, 1), "r2": (0, 2, 4, 1)], to: right)
    add(["l1": (0, 0, 4, 1), "l2": (0, 2, 4, 1)], to: left)
    #expect(try order() == ["l1", "l2", "r1", "r2"])
  }

  @Test func `a view that was added just before has its place in the order`() {
    add(["first": (0, 0, 4, 1), "last": (0, 8, 4, 1)], to: window)
    window.layoutIfNeeded()
    window.firstResponder = window.subviews.first
    let between = Stop("between", (0, 0, 0, 0))
    window.addSubview(between)
    between.mas.makeConstraints { make in
      make.left.equalTo(window)
      make.top.equalTo(window).offset(4)
      make.width.equalTo(4)
      make.height.equalTo(1)
    }
    window.focusSystem.moveFocus(.next)
    #expect(window.focused == "between")
  }

  @Test func `a scroll view around a button that never has the focus has it itself`() throws {
    final class Shortcut: CellViews.Button {
      override var canBecomeFocused: Bool { false }
    }
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 3))
    scroll.identifier = "scroll"
    window.addSubview(scroll)
    let button = Shortcut("Go", role: .primary)
    button.frame = Rect(x: 0, y: 0, width: 6, height: 1)
    scroll.addSubview(button)
    let text = View()
    scroll.addSubview(text)
    text.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(4)
      make.height.equalTo(9)
    }
    add(["below": (0, 6, 4, 1)], to: window)
    #expect(try order() == ["scroll", "below"])
  }

  @Test func `where text runs from right to left rows are read so`() throws {
    add(["a": (0, 0, 4, 1), "b": (10, 0, 4, 1), "c": (0, 2, 4, 1)], to: window)
    window.semanticContentAttribute = .forceRightToLeft
    #expect(try order() == ["b", "a", "c"])
  }

  @Test func `views that overlap are read by their tops`() throws {
    add(["b": (2, 1, 8, 4), "a": (0, 0, 8, 4), "c": (1, 2, 8, 4)], to: window)
    #expect(try order() == ["a", "b", "c"])
  }

  @Test func `F6 goes to the next group, and comes back to where the focus was`() throws {
    for (index, name) in ["x", "y"].enumerated() {
      let pane = View()
      window.addSubview(pane)
      pane.frame = Rect(x: Double(20 * index), y: 0, width: 20, height: 12)
      pane.focusGroupIdentifier = name
      add(["1": (0, 0, 4, 1), "2": (0, 2, 4, 1)], to: pane)
      for stop in pane.subviews { stop.identifier = name + (stop.identifier ?? "") }
    }
    let pilot = Pilot(window)
    #expect(window.focused == "x1")
    try pilot.press("tab", "f6")
    #expect(window.focused == "y1")
    try pilot.press("tab", "f6")
    #expect(window.focused == "x2")
    try pilot.press("shift-f6")
    #expect(window.focused == "y2")
    // Tab goes on from group to group.
    try pilot.press("tab")
    #expect(window.focused == "x1")
  }

  @Test func `F6 in one group moves nothing`() throws {
    add(["a": (0, 0, 4, 1), "b": (0, 1, 4, 1)], to: window)
    let pilot = Pilot(window)
    try pilot.press("f6")
    #expect(window.focused == "a")
  }

  @Test func `the default is what is preferred, of what can have the focus`() throws {
    let box = Stop("box", (0, 0, 40, 12))
    box.takesFocus = false
    window.addSubview(box)
    add(["a": (0, 0, 4, 1), "b": (0, 1, 4, 1), "c": (0, 2, 4, 1)], to: box)
    box.subviews[1].isHidden = true
    box.preferred = [box.subviews[1], box.subviews[2]]
    _ = window.render()
    #expect(window.focused == "c")
    box.subviews[1].isHidden = false
    #expect(window.focusSystem.requestFocusUpdate(to: box))
    #expect(window.focused == "b")
    // What is not inside is no preference.
    box.preferred = [Stop("stranger")]
    window.focusSystem.requestFocusUpdate(to: box)
    #expect(window.focused == "a")
  }

  @Test func `views that prefer themselves or each other come to an end`() {
    let (outer, inner) = (Stop("outer", (0, 0, 9, 9)), Stop("inner"))
    window.addSubview(outer)
    outer.addSubview(inner)
    (outer.takesFocus, inner.takesFocus) = (false, false)
    (outer.preferred, inner.preferred) = ([outer, inner], [outer, inner])
    _ = window.render()
    #expect(window.focused == nil)
  }

  @Test func `a click moves the focus to the nearest view that can have it`() throws {
    let outer = Stop("outer", (0, 0, 20, 6))
    window.addSubview(outer)
    add(["a": (1, 1, 4, 1), "b": (1, 3, 4, 1)], to: outer)
    let plain = View(frame: Rect(x: 10, y: 1, width: 4, height: 1))
    outer.addSubview(plain)
    let pilot = Pilot(window)
    try pilot.click(outer.subviews[1])
    #expect(window.focused == "b")
    try pilot.click(plain)
    #expect(window.focused == "outer")
    pilot.click(at: CellPoint(x: 30, y: 10))
    #expect(window.focused == "outer")
    try pilot.scroll(outer.subviews[0], by: 1)
    try pilot.click(outer.subviews[0], button: .right)
    #expect(window.focused == "outer")
  }

  @Test func `every view on the way may refuse, and is told`() throws {
    let box = Stop("box", (0, 0, 40, 12))
    box.takesFocus = false
    window.addSubview(box)
    add(["a": (0, 0, 4, 1), "b": (0, 1, 4, 1)], to: box)
    let stops = box.subviews.compactMap { $0 as? Stop }
    let pilot = Pilot(window)
    #expect(window.focused == "a" && stops[0].told == ["become"])
    for refuser in [box, stops[0], stops[1]] {
      refuser.refusesUpdates = true
      try pilot.press("tab")
      try pilot.click(stops[1])
      #expect(window.focused == "a" && stops[1].told.isEmpty)
      #expect(!window.focusSystem.requestFocusUpdate(to: stops[1]))
      refuser.refusesUpdates = false
    }
    try pilot.press("tab")
    #expect(window.focused == "b")
    let told = "Stop:a to Stop:b (next)"
    #expect(stops[0].told == ["become", "resign", told] && stops[1].told == ["become", told])
    #expect(box.told == [told])
    // A view that does not resign keeps it, and nobody is told of anything.
    stops[1].mayResign = false
    try pilot.press("tab")
    #expect(window.focused == "b" && box.told == [told])
  }

  @Test func `what has no focus on purpose gets it with the next key only`() throws {
    add(["a": (0, 0, 4, 1), "b": (0, 1, 4, 1)], to: window)
    let pilot = Pilot(window)
    #expect(window.focused == "a")
    #expect(window.firstResponder?.resignFirstResponder() == true)
    try pilot.press("x")
    pilot.resize(to: CellSize(width: 30, height: 12))
    #expect(window.focused == nil)
    try pilot.press("tab")
    #expect(window.focused == "a")
    window.firstResponder = nil
    try pilot.press("shift-tab")
    #expect(window.focused == "b")
  }

  @Test func `a window that is to begin without a focus does`() throws {
    add(["a": (0, 0, 4, 1)], to: window)
    window.firstResponder = nil
    let pilot = Pilot(window)
    #expect(window.focused == nil)
    try pilot.press("tab")
    #expect(window.focused == "a")
  }

  @Test func `Tab is a key like others for those who use it`() throws {
    add(["a": (0, 0, 4, 1), "b": (0, 1, 4, 1)], to: window)
    let pilot = Pilot(window)
    (window.subviews[0] as? Stop)?.usedKeys = [KeyPress(.tab)]
    try pilot.press("tab")
    #expect(window.focused == "a")
    var acted = 0
    window.keyCommands = [KeyCommand(KeyPress(.function(6)), title: "Mine") { acted += 1 }]
    try pilot.press("f6")
    #expect(acted == 1)
  }

  @Test func `a view that Tab reaches is scrolled to, and what was scrolled stays`() throws {
    let scroll = ScrollView()
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    let column = View()
    scroll.addSubview(column)
    column.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
      make.height.equalTo(40)
    }
    add(["top": (0, 0, 4, 1), "low": (0, 30, 4, 2), "bottom": (0, 39, 4, 1)], to: column)
    let pilot = Pilot(window)
    #expect(window.focused == "top" && scroll.contentOffset.y == 0)
    try pilot.press("tab")
    #expect(window.focused == "low" && scroll.contentOffset.y == 20)
    try pilot.press("tab", "shift-tab")
    #expect(window.focused == "low" && scroll.contentOffset.y == 28)
    try pilot.press("tab", "tab")
    #expect(window.focused == "top" && scroll.contentOffset.y == 0)
  }
}
