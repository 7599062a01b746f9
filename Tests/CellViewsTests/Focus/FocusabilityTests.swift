import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

/// Why a view cannot have the focus.
@MainActor struct FocusabilityTests {
  private let window = Window(20, 6)
  private let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
  private let stop = Stop("stop", (1, 1, 4, 1))

  init() {
    box.identifier = "box"
    window.addSubview(box)
    box.addSubview(stop)
    _ = window.render()
  }

  private var sentence: String { "\(window.focusSystem.focusability(of: stop))" }

  @Test func `each obstacle is said, and is one`() {
    #expect(sentence == "Stop:stop can have the focus.")
    func expect(_ obstacle: Focusability.Obstacle, _ text: String) {
      let found = window.focusSystem.focusability(of: stop)
      #expect(found.obstacle == obstacle && !found.isFocusable)
      #expect(sentence == "Stop:stop cannot have the focus: \(text)")
      window.firstResponder = nil
      #expect(!window.focusSystem.moveFocus(.next) && window.firstResponder == nil)
    }
    stop.takesFocus = false
    expect(.cannotBecomeFocused, "its canBecomeFocused is false. Override it.")
    stop.takesFocus = true
    stop.mayBecome = false
    expect(.cannotBecomeFirstResponder, "its canBecomeFirstResponder is false.")
    stop.mayBecome = true
    box.isHidden = true
    expect(.hidden("View:box"), "View:box, which it is in, is hidden.")
    box.isHidden = false
    stop.isHidden = true
    expect(.hidden("Stop:stop"), "it is hidden.")
    stop.isHidden = false
    box.isUserInteractionEnabled = false
    expect(
      .takesNoEvents("View:box"),
      "View:box, which it is in, takes no events (isUserInteractionEnabled is false).")
    box.isUserInteractionEnabled = true
    stop.frame.size.width = 0
    expect(.empty, "it has no cells. Its constraints give it no width or no height.")
    stop.frame = Rect(x: 12, y: 0, width: 4, height: 1)
    #expect(sentence == "Stop:stop can have the focus.")
    box.clipsToBounds = true
    expect(.outside(of: "View:box"), "it is outside of View:box.")
    box.clipsToBounds = false
    stop.frame.origin.x = 30
    expect(.outside(of: "Window:window"), "it is outside of Window:window.")
    stop.frame.origin.x = 1
    let panel = View(frame: Rect(x: 0, y: 0, width: 3, height: 3))
    panel.identifier = "panel"
    window.addSubview(panel)
    window.focusSystem.beginModalSession(for: panel)
    expect(
      .behind("View:panel"), "View:panel keeps the focus inside. End its modal session first.")
    window.focusSystem.endModalSession(for: panel)
    stop.removeFromSuperview()
    expect(.outsideWindow, "it is in no window. Add it to one.")
  }

  @Test func `a scroll view can have the focus where it scrolls, and nothing in it takes it`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 4))
    let content = Stop("content", (0, 0, 5, 9))
    content.takesFocus = false
    window.addSubview(scroll)
    scroll.addSubview(content)
    let height = content.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(5)
    }
    _ = window.render()
    let system = window.focusSystem
    #expect(system.focusability(of: scroll).isFocusable)
    content.takesFocus = true
    #expect(system.focusability(of: scroll).obstacle == .leavesFocusToContent)
    #expect(system.focusability(of: content).isFocusable)
    scroll.contentOffset.y = 1
    _ = window.render()
    content.takesFocus = false
    for constraint in height { constraint.uninstall() }
    content.mas.remakeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(2)
    }
    _ = window.render()
    #expect(system.focusability(of: scroll).obstacle == .cannotBecomeFocused)
  }
}
