import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import TableFixtures
import Testing

@MainActor struct WindowTests {
  let window = Window(20, 10)
  let parent = Probe("parent")
  let child = Probe("child")

  init() {
    window.addSubview(parent)
    parent.addSubview(child)
    parent.frame = Rect(x: 2, y: 1, width: 10, height: 6)
    child.frame = Rect(x: 1, y: 1, width: 4, height: 2)
    window.layoutIfNeeded()
  }

  @Test func `Ctrl-L has the window drawn, also where a view takes the key`() {
    final class Greedy: View {
      var taken = 0
      override func keyDown(_ key: KeyPress) -> Bool {
        taken += 1
        return true
      }
    }
    let window = Window(size: CellSize(width: 10, height: 3))
    let view = Greedy()
    window.addSubview(view)
    window.firstResponder = view
    _ = window.render()
    #expect(!window.needsRendering)
    window.send(.key(KeyPress(.character("l"), modifiers: .control)))
    #expect(window.needsRendering && view.taken == 1)
  }

  @Test(arguments: [CellSize(width: 1001, height: 3), CellSize(width: 40_000, height: 40_000)])
  func `a window is no larger than what is drawn`(size: CellSize) {
    let window = Window(size: size)
    #expect(window.size == size.clampedToDrawn)
    #expect(window.frame.width == 1000 && window.frame.height == Double(min(size.height, 1000)))
    window.send(.resize(CellSize(width: 5, height: Int.max)))
    #expect(window.size == CellSize(width: 5, height: 1000))
  }

  @Test func `keys go from the first responder up until someone takes them`() {
    child.becomeFirstResponder()
    window.key(.down)
    #expect(child.keys == [.down] && parent.keys == [.down])
    child.takesKeys = true
    window.key(.up)
    #expect(child.keys == [.down, .up] && parent.keys == [.down])
  }

  @Test func `a view that leaves takes no more keys`() {
    child.becomeFirstResponder()
    #expect(child.isFirstResponder)
    parent.removeFromSuperview()
    #expect(window.firstResponder == nil)
    window.addSubview(parent)
    #expect(window.firstResponder == nil)
    // Also by moving to another window, and by the tree's own way out.
    child.becomeFirstResponder()
    Window(5, 5).addSubview(child)
    #expect(window.firstResponder == nil)
    parent.becomeFirstResponder()
    parent.removeFromParent()
    #expect(window.firstResponder == nil)
  }

  @Test func `a stranger cannot become first responder`() {
    window.firstResponder = Probe("stranger")
    #expect(window.firstResponder == nil)
    Probe("alone").becomeFirstResponder()
  }

  @Test func `a key may take its view away`() {
    child.becomeFirstResponder()
    child.onKey = { [child] in child.removeFromSuperview() }
    window.key(.enter)
    #expect(child.keys == [.enter])
    #expect(window.firstResponder == nil)
  }

  @Test func `the mouse hits the frontmost view, in its own coordinates`() {
    child.takesMouse = true
    window.mouse(.press(.left), 4, 3)
    #expect(child.clicks == ["\(MouseEvent.Action.press(.left)) 1,1"])
    #expect(parent.clicks.isEmpty)
    window.mouse(.release(.left), 4, 3)
    window.mouse(.scrollDown, 2, 1)
    #expect(parent.clicks.count == 1)
    window.mouse(.press(.left), 19, 9)
    #expect(child.clicks.count == 2 && parent.clicks.count == 1)
  }

  @Test func `who takes a press gets the mouse until the release`() {
    child.takesMouse = true
    window.mouse(.press(.left), 3, 2)
    window.mouse(.drag(.left), 19, 9)
    window.mouse(.press(.right), 19, 9)
    window.mouse(.release(.right), 19, 9)
    window.mouse(.drag(.left), 0, 0)
    window.mouse(.release(.left), 0, 0)
    #expect(child.clicks.count == 6)
    #expect(child.clicks.last == "\(MouseEvent.Action.release(.left)) -3,-2")
    window.mouse(.drag(.left), 19, 9)
    #expect(child.clicks.count == 6)
  }

  @Test func `a release that never came does not keep the mouse`() {
    child.takesMouse = true
    window.mouse(.press(.left), 3, 2)
    window.mouse(.press(.left), 11, 6)
    #expect(child.clicks.count == 1)
    #expect(parent.clicks.count == 1)
  }

  @Test func `who leaves the window loses the mouse`() {
    child.takesMouse = true
    window.mouse(.press(.left), 3, 2)
    child.removeFromSuperview()
    window.mouse(.release(.left), 3, 2)
    #expect(child.clicks.count == 1)
    #expect(parent.clicks.count == 1)
  }

  @Test func `hidden and clipped views are not hit`() {
    child.takesMouse = true
    child.frame.origin.x = 8
    window.layoutIfNeeded()
    window.mouse(.scrollUp, 13, 3)
    #expect(child.clicks.count == 1)
    parent.clipsToBounds = true
    window.mouse(.scrollUp, 13, 3)
    #expect(child.clicks.count == 1)
    window.mouse(.scrollUp, 11, 3)
    #expect(child.clicks.count == 2)
    parent.isHidden = true
    window.mouse(.scrollUp, 11, 3)
    #expect(child.clicks.count == 2)
  }

  @Test func `events change no frame: the mouse hits what is on the screen`() {
    child.mas.makeConstraints { make in
      make.left.top.equalTo(parent)
      make.size.equalTo(2)
    }
    let frame = child.frame
    window.mouse(.press(.left), 3, 2)
    #expect(child.frame == frame)
    #expect(child.clicks.count == 1)
    window.resize(30, 10)
    #expect(child.frame == frame)
    #expect(window.needsRendering)
    _ = window.render()
    #expect(!window.needsRendering)
    #expect(child.frame == Rect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `what is behind is drawn first, and cut off where it is told to`() {
    let back = Filled("a")
    let middle = Filled("b")
    let front = Filled("c")
    let small = Window(6, 3)
    small.addSubview(back)
    back.addSubview(middle)
    small.addSubview(front)
    back.frame = Rect(x: 0, y: 0, width: 4, height: 2)
    middle.frame = Rect(x: 2, y: 1, width: 9, height: 9)
    front.frame = Rect(x: 1, y: 0, width: 2, height: 1)
    #expect(small.screen == ["acca", "aabbbb", "  bbbb"])
    back.clipsToBounds = true
    back.foreground = "f"
    #expect(small.screen == ["fcca", "aabb", ""])
    small.insertSubview(front, at: 0)
    #expect(small.screen == ["faaa", "aabb", ""])
    middle.isHidden = true
    #expect(small.screen == ["faaa", "aaaa", ""])
    back.removeFromSuperview()
    #expect(small.screen == [" cc", "", ""])
  }

  @Test func `two windows know nothing of each other`() {
    let other = Window(8, 4)
    let view = Probe("view")
    other.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(other) }
    view.becomeFirstResponder()
    child.becomeFirstResponder()
    _ = window.render()
    other.key(.down)
    #expect(other.needsRendering && !window.needsRendering)
    other.resize(5, 5)
    other.close()
    #expect(view.keys == [.down] && child.keys.isEmpty)
    #expect(!window.isClosed)
    _ = other.render()
    #expect(view.frame.size == Size(width: 5, height: 5))
    #expect(window.size == CellSize(width: 20, height: 10))
  }

  @Test func `a window without a cell is drawn`() {
    for size in [(0, 0), (0, 5), (5, 0)] {
      window.resize(size.0, size.1)
      #expect(window.render().size == CellSize(width: size.0, height: size.1))
    }
  }

  @Test func `a window and its views are given back`() {
    weak var given: Window?
    weak var label: Label?
    weak var table: TableView?
    do {
      let window = Window(20, 10)
      let text = Label("text")
      let rows = TableView()
      let source = Rows(count: 50)
      window.addSubview(rows)
      window.addSubview(text)
      rows.mas.makeConstraints { $0.edges.equalTo(window) }
      text.mas.makeConstraints { $0.center.equalTo(window) }
      rows.dataSource = source
      text.becomeFirstResponder()
      _ = window.render()
      window.mouse(.press(.left), 2, 2)
      (given, label, table) = (window, text, rows)
    }
    #expect(given == nil)
    #expect(label == nil)
    #expect(table == nil)
  }

  @Test func `the application runs until the window closes`() {
    let terminal = MemoryTerminal(size: CellSize(width: 12, height: 4))
    let view = Filled("x")
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    terminal.send([.resize(CellSize(width: 3, height: 2)), .key(KeyPress(.down))])
    Application(terminal: terminal, window: window).run()
    #expect(terminal.text == "xxx\nxxx")
  }
}

/// What a window's delegate is told.
@MainActor @Suite struct WindowDelegateTests {
  private final class Listener: WindowDelegate {
    var told: [String] = []

    func windowDidResize(_ window: Window) { told.append("\(window.size)") }
    func window(_ window: Window, willSend event: Event) { told.append("\(event)") }
  }

  /// Notes what it gets, in the listener's list.
  private final class Reader: View {
    let listener: Listener

    init(_ listener: Listener) {
      self.listener = listener
      super.init()
    }

    override func keyDown(_ key: KeyPress) -> Bool {
      listener.told.append("view: \(key)")
      return true
    }
  }

  /// A delegate that wants nothing.
  private final class Silent: WindowDelegate {}

  @Test func `every event is told before a view gets it`() {
    let listener = Listener()
    let window = Window(size: CellSize(width: 10, height: 3))
    let reader = Reader(listener)
    window.addSubview(reader)
    window.firstResponder = reader
    window.delegate = listener
    let events: [Event] = [
      .key(KeyPress(.up)), .resize(CellSize(width: 20, height: 4)), .wake, .focus(true),
      .mouse(MouseEvent(.press(.left), at: .zero)),
    ]
    for event in events { window.send(event) }
    #expect(
      listener.told == [
        "\(events[0])", "view: \(KeyPress(.up))", "\(events[1])", "\(window.size)",
        "\(events[2])", "\(events[3])", "\(events[4])",
      ])
  }

  @Test func `a delegate may leave out what it does not want`() {
    let window = Window(size: CellSize(width: 10, height: 3))
    let silent = Silent()
    window.delegate = silent
    window.send(.key(KeyPress(.up)))
    window.send(.resize(CellSize(width: 5, height: 5)))
    #expect(window.size == CellSize(width: 5, height: 5))
  }
}
