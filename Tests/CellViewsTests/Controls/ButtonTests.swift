import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor final class ButtonTests {
  // The tests of the articles have a stand-in of this name.
  typealias Button = CellViews.Button

  private let window = Window(30, 8)
  private let button = Button("Save")
  private var pressed = 0

  init() {
    window.addSubview(button)
    button.mas.makeConstraints { $0.left.top.equalTo(window) }
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.pressed += 1 }
  }

  @Test func `it is as large as its title, in each shape`() {
    #expect(window.screen[0] == "[ Save ]")
    #expect(button.frame.size == Size(width: 8, height: 1))
    button.shape = .plain
    #expect(window.screen[0] == "Save")
    button.shape = .bordered
    #expect(window.screen.prefix(3) == ["╭──────╮", "│ Save │", "╰──────╯"])
    button.title = "早上好"
    #expect(window.screen.prefix(3) == ["╭────────╮", "│ 早上好 │", "╰────────╯"])
    button.shape = .bracketed
    button.title = ""
    #expect(window.screen[0] == "[  ]")
    #expect(window.reports.isEmpty && window.diagnose().isEmpty)
  }

  @Test func `keys and clicks press it`() throws {
    let pilot = Pilot(window)
    #expect(button.isFirstResponder)
    try pilot.press("enter", "space", "x")
    #expect(pressed == 2)
    try pilot.click(button)
    #expect(pressed == 3)
    try pilot.click(button, button: .right)
    #expect(pressed == 3)
  }

  @Test func `a press that is released elsewhere is none`() {
    let pilot = Pilot(window)
    pilot.drag(from: .zero, to: CellPoint(x: 20, y: 5))
    #expect(pressed == 0 && button.state == [.focused])
    pilot.send([.mouse(MouseEvent(.press(.left), at: .zero))])
    #expect(button.state == [.focused, .highlighted])
    pilot.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 20, y: 5)))])
    #expect(button.state == [.focused])
    pilot.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 7, y: 0)))])
    #expect(button.state == [.focused, .highlighted])
    // Pressed again: the release came where nobody saw it.
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 20, y: 5)))])
    #expect(button.state == [.focused])
    pilot.send([.mouse(MouseEvent(.release(.left), at: .zero))])
    #expect(pressed == 0)
  }

  @Test func `one that is disabled does nothing, and hands the focus on`() throws {
    let other = Button("Other")
    window.addSubview(other)
    other.mas.makeConstraints { make in
      make.left.equalTo(window)
      make.top.equalTo(3)
    }
    let pilot = Pilot(window)
    button.isEnabled = false
    try pilot.press("x")
    #expect(other.isFirstResponder && button.state == .disabled)
    try pilot.click(button)
    button.performPrimaryAction()
    #expect(pressed == 0 && other.isFirstResponder && !button.becomeFirstResponder())
    #expect(
      "\(window.focusSystem.focusability(of: button))".hasSuffix(
        "cannot have the focus: it is disabled. Set isEnabled."))
    button.isEnabled = true
    try pilot.press("tab", "enter")
    #expect(button.isFirstResponder && pressed == 1)
  }

  @Test func `Enter presses the first primary button that is seen`() throws {
    let window = Window(40, 4)
    var done: [String] = []
    func add(_ title: String, _ x: Double, _ y: Double, width: Double, to view: View) -> View {
      let button = Button(title, role: .primary) { done.append(title) }
      button.frame = Rect(x: x, y: y, width: width, height: 1)
      view.addSubview(button)
      return button
    }
    _ = add("second", 20, 1, width: 10, to: window)
    let first = add("first", 0, 1, width: 10, to: window)
    _ = add("outside", 50, 0, width: 10, to: window)
    _ = add("folded", 0, 0, width: 0, to: window)
    let pane = View(frame: Rect(x: 0, y: 0, width: 0, height: 1))
    pane.clipsToBounds = true
    window.addSubview(pane)
    _ = add("in a folded pane", 0, 0, width: 10, to: pane)
    let pilot = Pilot(window)
    window.firstResponder?.resignFirstResponder()
    try pilot.press("enter")
    #expect(done == ["first"])
    first.isHidden = true
    try pilot.press("enter")
    #expect(done == ["first", "second"])
  }

  @Test func `Enter presses the primary button and Escape the one that cancels`() throws {
    var done: [String] = []
    let panel = View(frame: Rect(x: 0, y: 2, width: 30, height: 4))
    let stop = Stop("stop", (0, 0, 4, 1))
    let ok = Button("OK", role: .primary) { done.append("ok") }
    let cancel = Button("Cancel", role: .cancel) { done.append("cancel") }
    for view in [stop, ok, cancel] { panel.addSubview(view) }
    window.addSubview(panel)
    for (index, button) in [ok, cancel].enumerated() {
      button.mas.makeConstraints { make in
        make.top.equalTo(1)
        make.left.equalTo(12 * index)
      }
    }
    let pilot = Pilot(window)
    stop.becomeFirstResponder()
    try pilot.press("enter", "esc")
    #expect(done == ["ok", "cancel"])
    stop.usedKeys = [KeyPress(.enter)]
    try pilot.press("enter", "ctrl-x")
    #expect(done == ["ok", "cancel"])
    // A button with the focus uses Enter itself.
    cancel.becomeFirstResponder()
    try pilot.press("enter")
    #expect(done == ["ok", "cancel", "cancel"])
    button.becomeFirstResponder()
    try pilot.press("enter")
    #expect(pressed == 1)
    stop.usedKeys = []
    stop.becomeFirstResponder()
    ok.isEnabled = false
    cancel.isHidden = true
    try pilot.press("enter", "esc")
    #expect(done.count == 3)
    // Those behind a modal panel are not pressed.
    (ok.isEnabled, cancel.isHidden) = (true, false)
    let front = View(frame: Rect(x: 20, y: 0, width: 3, height: 1))
    window.addSubview(front)
    window.focusSystem.beginModalSession(for: front)
    try pilot.press("enter", "esc")
    #expect(done.count == 3)
  }

  /// The themes, and each without its colours.
  private static let themes: [(String, Theme)] = [
    ("standard", .standard), ("light", .light), ("dark", .dark),
  ]

  @Test func `each state looks different in every theme, also without colours`() throws {
    let other = Button("Other")
    window.addSubview(other)
    other.frame = Rect(x: 0, y: 4, width: 9, height: 1)
    for (name, theme) in Self.themes {
      window.theme = theme
      var looks: [[Style.Attributes]] = []
      for shape in Button.Shape.allCases {
        button.shape = shape
        looks = []
        for state in 0..<4 {
          button.isEnabled = state != 0
          (state >= 2 ? button : other).becomeFirstResponder()
          button.isHighlighted = state == 3
          let frame = window.render()
          let cells = button.titleLabel.cellFrame
          looks.append((cells.minX..<cells.maxX).map { frame[$0, cells.minY].style.attributes })
        }
        #expect(Set(looks).count == 4, "\(name), \(shape): \(looks)")
      }
      // The focus is a block, and the cursor stands in it.
      button.isHighlighted = false
      button.shape = .bracketed
      let frame = window.render()
      #expect((0..<8).allSatisfy { frame[$0, 0].style.attributes.contains(.reverse) })
      #expect(frame.cursor == .zero)
    }
  }

  @Test func `at every size nothing is drawn outside, and what is measured is drawn`() {
    for title in ["", "a", "Save", "早上好", "e\u{301}e\u{301}", "two\nlines", "العربية"] {
      for shape in Button.Shape.allCases {
        let window = Window(44, 10)
        let button = Button(title, shape: shape)
        window.addSubview(button)
        let natural = button.intrinsicContentSize
        for width in 0...40 {
          for height in 0...6 {
            button.frame = Rect(x: 2, y: 2, width: Double(width), height: Double(height))
            button.becomeFirstResponder()
            let frame = window.render()
            for y in 0..<10 {
              for x in 0..<44 where !button.cellFrame.contains(CellPoint(x: x, y: y)) {
                #expect(frame[x, y] == .blank, "\(title) \(shape) \(width)x\(height) at \(x),\(y)")
              }
            }
            if Double(width) >= natural.width, Double(height) >= natural.height, height > 0 {
              let shown = frame.text.filter { !"[]╭╮╰╯─│ \n".contains($0) }
              let first = title.split(separator: "\n").first ?? ""
              #expect(shown.hasPrefix(first.prefix(3)), "\(title) \(shape) \(width)x\(height)")
            }
          }
        }
        #expect(window.reports.isEmpty)
      }
    }
  }

  @Test func `in a layout from right to left it stands as it is`() {
    window.semanticContentAttribute = .forceRightToLeft
    #expect(window.screen[0] == "[ Save ]")
  }
}
