import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// A container that notes how often it is asked about a key.
@MainActor private final class KeyCounter: StackView {
  var count = 0

  override func keyDown(_ key: KeyPress) -> Bool {
    count += 1
    return false
  }
}

/// A window with every control, used at random.
@MainActor struct RandomControlsTests {
  private let window = Window(40, 16)
  private let form = KeyCounter()
  /// One around each control.
  private let counters: [KeyCounter]
  private let fields = [CellViews.TextField("one"), CellViews.TextField(placeholder: "two")]
  private let buttons = [
    CellViews.Button("OK", role: .primary), CellViews.Button("Cancel", role: .cancel),
    CellViews.Button("早上好", shape: .bordered), CellViews.Button("plain", shape: .plain),
  ]
  private let others: [Control]
  private let page = CellViews.TextView((0..<30).map { "\($0)" }.joined(separator: "\n"))
  private let table = TableView()
  private let scroll = ScrollView()
  private let rows = Rows(count: 40)
  private let indicator = ActivityIndicator()
  private let alert = Alert("早上好", message: "A message of some words, which are more than a line.")
  private let menu: Menu

  init() {
    let split = SplitView(Label("first"), CellViews.Switch("second"))
    menu = Menu(
      ["a", "早", "ctrl-w", "f6", "b", "c", "d", "e"].enumerated().map { index, key in
        KeyCommand(
          (try? KeyPress(notation: key)) ?? KeyPress(.enter), title: "Command \(key)",
          group: index < 3 ? "first" : "rest", isEnabled: index != 1
        ) {}
      }, title: "早 Menu")
    alert.addButton("Delete", role: .primary)
    alert.addButton("Keep", role: .cancel)
    others = [
      CellViews.Switch("早上", isOn: true), Slider(value: 0.3), Stepper(value: 2, in: 0...3),
      SegmentedControl(items: ["one", "two", "three"]), CellViews.TextView("some words\nand more"),
      split.divider,
    ]
    let shown: [View] = [
      ProgressView(progress: 0.4), Separator(), HintLine(), indicator,
    ]
    counters = (fields + buttons + others.dropLast() + [split, page] + shown).map { view in
      let counter = KeyCounter()
      counter.addArrangedSubview(view)
      return counter
    }
    form.axis = .vertical
    form.alignment = .leading
    form.spacing = 1
    counters.forEach(form.addArrangedSubview)
    page.mas.makeConstraints { make in
      make.width.equalTo(8)
      make.height.equalTo(3)
    }
    (others[4] as? CellViews.TextView)?.isScrollEnabled = false
    let text = Label((0..<30).map { "line \($0)" }.joined(separator: "\n"))
    text.numberOfLines = 0
    scroll.addSubview(text)
    table.dataSource = rows
    for view in [form, table, scroll] { window.addSubview(view) }
    let window = window
    let (form, table, scroll) = (form, table, scroll)
    text.mas.makeConstraints { $0.edges.equalTo(scroll) }
    form.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.right.lessThanOrEqualTo(window).priority(999)
    }
    table.mas.makeConstraints { make in
      make.left.equalTo(22).priority(999)
      make.right.top.equalTo(window)
      make.height.equalTo(window).multipliedBy(0.5)
    }
    scroll.mas.makeConstraints { make in
      make.left.right.equalTo(table)
      make.top.equalTo(table.mas.bottom)
      make.bottom.equalTo(window)
    }
  }

  /// The texts in a view's cells.
  private func text(of view: View) -> [String] {
    let (frame, cells) = (window.render(), view.cellFrame)
    return (cells.minY..<cells.maxY).filter { (0..<frame.size.height).contains($0) }.map { y in
      (cells.minX..<cells.maxX).filter { (0..<frame.size.width).contains($0) }
        .map { frame[$0, y].text }.joined()
    }
  }

  /// Shows the alert or the menu, or takes it away; starts or stops the indicator, or lets time pass.
  private func showOrHide(_ pilot: Pilot, at place: CellPoint, _ choice: Int) {
    switch choice {
    case 0: alert.present(in: window)
    case 1: menu.present(in: window, at: place)
    case 2: menu.present(from: buttons[0])
    case 3: [alert, menu].last(where: \.isPresented)?.dismiss()
    case 4: indicator.isAnimating ? indicator.stopAnimating() : indicator.startAnimating()
    case 5: window.prefersReducedMotion.toggle()
    default: pilot.advance(by: .milliseconds(170))
    }
  }

  private static let keys = [
    "tab", "shift-tab", "f6", "enter", "esc", "space", "a", "早", "left", "right", "up", "down",
    "home", "end", "pgup", "pgdn", "backspace", "delete", "shift-left", "ctrl-w", "ctrl-_",
    "ctrl-y",
  ]

  @Test(arguments: 0..<40)
  func `nothing goes wrong, whatever is pressed and clicked`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    table.allowsSelection = seed % 3 > 0
    table.allowsMultipleSelection = seed % 3 == 2
    let pilot = Pilot(window, input: seed % 2 == 0 ? .events : .bytes)
    for step in 0..<120 {
      let place: () -> CellPoint = {
        CellPoint(
          x: Int.random(in: 0..<44, using: &random), y: Int.random(in: 0..<18, using: &random))
      }
      let before = (table.contentOffset, scroll.contentOffset, window.firstResponder)
      let textBefore = window.firstResponder.map(text)
      for counter in [form] + counters { counter.count = 0 }
      var scrolls = true
      switch Int.random(in: 0..<13, using: &random) {
      case 0: pilot.click(at: place())
      case 1: pilot.drag(from: place(), to: place())
      case 2: pilot.send([.mouse(MouseEvent(.scrollDown, at: place()))])
      case 3:
        pilot.resize(
          to: CellSize(
            width: Int.random(in: 0...60, using: &random),
            height: Int.random(in: 0...24, using: &random)))
      case 4: pilot.paste("some text")
      case 5: (buttons + fields + others).randomElement(using: &random)?.isEnabled.toggle()
      case 6: (buttons + fields + others).randomElement(using: &random)?.isHidden.toggle()
      case 7:
        try pilot.press(["tab", "shift-tab"].randomElement(using: &random) ?? "tab")
        scrolls = false
      case 8: showOrHide(pilot, at: place(), Int.random(in: 0..<7, using: &random))
      default: try pilot.press(Self.keys.randomElement(using: &random) ?? "tab")
      }
      pilot.draw()
      let comment = "seed \(seed), step \(step)"
      // What was drawn by parts is what is drawn as a whole.
      #expect(pilot.frame == window.render(), "\(comment)")
      // Each responder is asked about a key once at most.
      #expect(([form] + counters).allSatisfy { $0.count <= 1 }, "\(comment)")
      // The focus is somewhere where it can be.
      let panels: [Panel] = [alert, menu]
      let inPanels = panels.flatMap { $0.preferredFocusEnvironments }
      let controls: [View] =
        buttons + fields + others + [page, table, scroll, indicator] + panels + inPanels
      let focusable = controls.filter { window.focusSystem.focusability(of: $0).isFocusable }
      #expect(window.firstResponder != nil || focusable.isEmpty, "\(comment)")
      if let control = window.firstResponder as? Control {
        #expect(control.isEnabled && !control.isHidden, "\(comment)")
      }
      // In front of the others is a panel, which keeps it.
      if let panel = window.subviews.last as? Panel {
        #expect(window.firstResponder?.isDescendant(of: panel) ?? true, "\(comment)")
      }
      // The row that keys act on is the selected one.
      if !table.allowsMultipleSelection {
        #expect(table.selectedRows == (table.focusedRow.map { [$0] } ?? []), "\(comment)")
      }
      #expect(seed % 3 == 0 || !table.isFirstResponder || table.focusedRow != nil, "\(comment)")
      // A scroll view that loses the focus stays where it is. A menu scrolls to the row that gets it.
      if !scrolls, before.2 !== window.firstResponder, !menu.isPresented {
        #expect(before.0 == table.contentOffset && before.1 == scroll.contentOffset, "\(comment)")
        // Nor does what it shows move.
        #expect(textBefore == before.2.map(text), "\(comment)")
      }
      // The same is read of it.
      let focused = window.accessibilityElements.filter(\.isFocused)
      #expect(focused.count <= 1, "\(comment)")
      if let view = window.firstResponder, window.focusSystem.focusability(of: view).isFocusable {
        #expect(focused.first?.view.isDescendant(of: view) ?? false, "\(comment)")
      }
      // The layout is a fixed point, and a second drawing is the same.
      let frames = controls.map(\.frame)
      let frame = window.render()
      for control in controls { control.setNeedsLayout() }
      #expect(window.render() == frame && controls.map(\.frame) == frames, "\(comment)")
    }
    #expect(!window.isClosed)
  }

  @Test(arguments: 0..<10)
  func `nothing of a control is drawn outside of it, whatever was pressed`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    indicator.startAnimating()
    for control in buttons + fields + others.dropLast() + [page, alert, menu, indicator] as [View] {
      let window = Window(50, 12)
      control.removeFromSuperview()
      window.addSubview(control)
      control.translatesAutoresizingMaskIntoConstraints = true
      for _ in 0..<60 {
        control.frame = Rect(
          x: Double.random(in: -3...6, using: &random),
          y: Double.random(in: -2...5, using: &random),
          width: Double.random(in: 0...40, using: &random),
          height: Double.random(in: 0...6, using: &random))
        control.becomeFirstResponder()
        for _ in 0..<3 {
          let key = try KeyPress(notation: Self.keys.randomElement(using: &random) ?? "left")
          window.send(.key(key))
        }
        let frame = window.render()
        for y in 0..<12 {
          for x in 0..<50 where !control.cellFrame.contains(CellPoint(x: x, y: y)) {
            #expect(frame[x, y] == .blank, "seed \(seed): \(control) at \(x), \(y)")
          }
        }
      }
    }
  }
}
