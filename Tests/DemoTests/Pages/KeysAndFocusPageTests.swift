import Ashlar
import AshlarTesting
import Testing

final class Counter: View {
  private(set) var count = 0 { didSet { setNeedsDisplay() } }

  override var canBecomeFocused: Bool { true }
  override var intrinsicContentSize: Size { Size(width: 8, height: 1) }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(.character("+"), title: "One more") { [weak self] in self?.count += 1 }]
  }

  override func draw(in context: DrawingContext) {
    let style = isFirstResponder ? context.theme.selection : context.theme.label
    context.canvas.draw(text: "count \(count)", at: .zero, style: style)
  }
}

/// The samples of the pages *Keys and focus* and *AshlarTesting*.
@MainActor struct KeysAndFocusPageTests {
  private let window = Window(size: CellSize(width: 20, height: 4))
  private let counters = ["first", "second"].map { name in
    let counter = Counter()
    counter.identifier = name
    return counter
  }

  init() {
    for (row, counter) in counters.enumerated() {
      window.addSubview(counter)
      counter.mas.makeConstraints { make in
        make.left.equalTo(window)
        make.top.equalTo(row)
      }
    }
    _ = window.render()
  }

  private func print(_ value: Any) { Swift.print(value, to: &Self.printed) }
  private static var printed = ""

  @Test func `why a view cannot have the focus`() {
    let (panel, counter) = (View(), Counter())
    (panel.identifier, counter.identifier) = ("panel", "counter")
    window.addSubview(panel)
    panel.addSubview(counter)
    panel.isHidden = true
    Self.printed = ""
    print(window.focusSystem.focusability(of: counter))
    // Counter:counter cannot have the focus: View:panel, which it is in, is hidden.
    #expect(
      Self.printed
        == "Counter:counter cannot have the focus: View:panel, which it is in, is hidden.\n")
  }

  @Test func `groups`() {
    let (list, details) = (counters[0], counters[1])
    list.focusGroupIdentifier = "list"
    details.focusGroupIdentifier = "details"
    window.send(.key(KeyPress(.function(6))))
    #expect(details.isFirstResponder)
  }

  @Test func `a panel`() {
    let panel = Counter(frame: Rect(x: 2, y: 2, width: 8, height: 1))
    counters[1].becomeFirstResponder()
    window.addSubview(panel)
    window.focusSystem.beginModalSession(for: panel)
    _ = window.render()
    #expect(panel.isFirstResponder)
    panel.removeFromSuperview()
    _ = window.render()
    #expect(counters[1].isFirstResponder)
    beginAndEnd(panel)
  }

  private func beginAndEnd(_ panel: View) {
    window.addSubview(panel)
    window.focusSystem.beginModalSession(for: panel)
    // … and when it is done:
    panel.removeFromSuperview()
  }

  @Test func `commands and their keys`() throws {
    let help = View()
    var saved = 0
    window.keyCommands = [
      KeyCommand(KeyPress(.function(1)), title: "Help") { help.isHidden.toggle() },
      KeyCommand(.control("s"), title: "Save", name: "save") {
        saved += 1
      },
    ]
    let hints = window.availableKeyCommands.map { "\($0)" }
    // ["One more (+)", "Help (f1)", "Save (ctrl-s)", "Next control (tab)", "Control before (shift-tab)"]
    #expect(
      hints == [
        "One more (+)", "Help (f1)", "Save (ctrl-s)", "Next control (tab)",
        "Control before (shift-tab)",
      ])
    window.keyBindings = try KeyBindings(parsing: "save = ctrl-w f2")
    #expect {
      try KeyBindings(parsing: "save = cntrl-w")
    } throws: {
      "\($0)" == "Line 1: 'cntrl-w' is no key: write ctrl-w."
    }
    try Pilot(window).press("f1", "f2", "ctrl-s", "ctrl-w")
    #expect(help.isHidden && saved == 2)
  }

  @Test func `the pilot`() throws {
    let pilot = Pilot(window)
    try pilot.press("tab", "+", "+")
    try pilot.expect(
      screen: """
        count 0
        count 2
        """)
    try pilot.click(try pilot.view("first"))
    try pilot.press("+")
    let cells = pilot.frame(of: try pilot.view("first"))  // (0, 0, 8, 1)
    let cursor = pilot.frame.cursor  // (0, 0), where the focus is
    #expect("\(cells)" == "(0, 0, 8, 1)" && cursor == .zero)
    Self.printed = ""
    print(pilot.styles)
    // aaaaaaa
    //
    // a  [bold, reverse]
    #expect(Self.printed == "aaaaaaa\n\na  [bold, reverse]\n")
    try pilot.expect(
      styles: """
        fffffff

        f  [bold, reverse]
        """)
    try pilot.click(try pilot.view("first"), modifiers: .shift)
    try pilot.scroll(try pilot.view("first"), by: 1, along: .horizontal)
    pilot.send(MouseEvent(.press(.left), at: CellPoint(x: 3, y: 0)))
    #expect(counters[0].isFirstResponder)
  }

  @Test func `two ways in`() throws {
    for input in PilotInput.allCases {
      let pilot = Pilot(window, input: input)
      try pilot.press("shift-tab")
      pilot.resize(to: CellSize(width: 12, height: 2))
    }
    #expect(counters[0].isFirstResponder && window.size == CellSize(width: 12, height: 2))
  }
}
