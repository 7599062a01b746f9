import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import TextLayout
import Testing

/// What users of other toolkits complain about most, each as a test.
@MainActor struct ComplaintTests {
  private let window = Window(40, 12)

  /// A table whose Enter is noted.
  private final class Lists: TableViewDataSource, TableViewDelegate {
    private(set) var opened: [Int] = []
    var count = 30
    func numberOfRows(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(TableViewCell.self)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let label = Label((0...row % 3).map { "row \(row).\($0)" }.joined(separator: "\n"))
      label.numberOfLines = 0
      cell.contentView.addSubview(label)
      label.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
      return cell
    }
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {
      opened.append(row)
    }
  }

  /// Terminal.Gui #3847: laying out made another view the one with the focus.
  @Test(arguments: 0..<10) func `layout never takes the focus away`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let column = StackView()
    column.axis = .vertical
    window.addSubview(column)
    column.mas.makeConstraints { $0.edges.equalTo(window) }
    let fields = (0..<4).map { CellViews.TextField("\($0)") }
    fields.forEach(column.addArrangedSubview)
    _ = window.render()
    let chosen = fields[Int.random(in: 0..<4, using: &random)]
    chosen.becomeFirstResponder()
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        window.resize(
          Int.random(in: 0...60, using: &random), Int.random(in: 0...20, using: &random))
      case 1: column.axis = column.axis == .vertical ? .horizontal : .vertical
      case 2: column.insertArrangedSubview(fields[0], at: Int.random(in: 0...4, using: &random))
      case 3: column.insertArrangedSubview(CellViews.Button("new"), at: 0)
      case 4: fields.first { $0 !== chosen }?.isHidden.toggle()
      default: for field in fields { field.setNeedsLayout() }
      }
      window.layoutIfNeeded()
      #expect(window.firstResponder === chosen)
      _ = window.render()
      #expect(window.firstResponder === chosen, "seed \(seed)")
    }
  }

  /// swift-tui #4: arrows moved the highlighted row, and Return opened another.
  @Test(arguments: 0..<10) func `Return acts on the row that is highlighted`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (table, lists) = (TableView(), Lists())
    table.dataSource = lists
    table.delegate = lists
    table.allowsSelection = true
    window.addSubview(table)
    table.frame = Rect(x: 0, y: 0, width: 12, height: 7)
    let pilot = Pilot(window)
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try pilot.scroll(table, by: Int.random(in: -4...4, using: &random))
      case 1: pilot.click(at: CellPoint(x: 2, y: Int.random(in: 0..<7, using: &random)))
      case 2:
        lists.count = Int.random(in: 1...30, using: &random)
        table.reloadData()
      default:
        let keys = ["up", "down", "pgup", "pgdn", "home", "end"]
        try pilot.press(keys.randomElement(using: &random) ?? "up")
      }
      let before = lists.opened.count
      try pilot.press("enter")
      #expect(lists.opened.count == before + 1)
      // What is drawn as the selection, after Enter has brought it into sight.
      let marked = (0..<7).filter { pilot.frame[0, $0].style.attributes.contains(.reverse) }
      let row = try #require(lists.opened.last)
      #expect(table.selectedRows == [row] && table.focusedRow == row)
      #expect(!marked.isEmpty, "seed \(seed)")
      for y in marked {
        #expect(pilot.screen.split(separator: "\n")[y].hasPrefix("row \(row)."), "seed \(seed)")
      }
    }
  }

  /// FTXUI #935 and #1220: what was scrolled began at its start again when the focus had left it.
  @Test func `a view that loses the focus stays scrolled where it is`() throws {
    let text = (0..<30).map { "line \($0) of a text" }.joined(separator: "\n")
    let (table, lists, scroll) = (TableView(), Lists(), ScrollView())
    table.dataSource = lists
    let content = Label(text)
    content.numberOfLines = 0
    scroll.addSubview(content)
    content.mas.makeConstraints { $0.edges.equalTo(scroll) }
    let (view, field) = (CellViews.TextView(text), CellViews.TextField(text))
    for (index, scrolled) in ([table, scroll, view, field] as [View]).enumerated() {
      window.addSubview(scrolled)
      scrolled.frame = Rect(x: Double(10 * index), y: 0, width: 9, height: 4)
    }
    for selects in [false, true] {
      table.allowsSelection = selects
      let pilot = Pilot(window)
      for scrolled in [table, scroll, view, field] as [View] {
        scrolled.becomeFirstResponder()
        for key in ["pgdn", "down", "left", "left"] { try pilot.press(key) }
        let screen = pilot.screen
        let start = screen.split(separator: "\n")[0]
        #expect(!start.isEmpty)
        for key in ["tab", "tab", "shift-tab", "tab", "tab", "tab"] {
          try pilot.press(key)
          #expect(pilot.screen == screen, "\(scrolled.debugName)")
        }
      }
    }
  }

  /// Textual #5550: a size that follows from the content was right at first, and wrong after a change.
  @Test(arguments: 0..<20)
  func `a size that follows from the content is the same, however it was reached`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "stone", "早上好", "on a wall of stones", "one\ntwo\nthree", ""]
    func form(_ texts: [String]) -> (window: Window, parts: [View]) {
      let window = Window(30, 20)
      let column = StackView()
      column.axis = .vertical
      column.alignment = .leading
      let label = Label(texts[0])
      label.numberOfLines = 0
      let text = CellViews.TextView(texts[1])
      text.isScrollEnabled = false
      let views: [View] = [
        label, text, CellViews.Button(texts[2]), CellViews.Switch(texts[3]),
        SegmentedControl(items: [texts[4], texts[5]]),
      ]
      views.forEach(column.addArrangedSubview)
      window.addSubview(column)
      column.mas.makeConstraints { make in
        make.left.top.equalTo(window)
        make.width.lessThanOrEqualTo(window)
      }
      _ = window.render()
      return (window, views)
    }
    func texts() -> [String] { (0..<6).map { _ in words.randomElement(using: &random) ?? "" } }
    let (window, parts) = form(texts())
    for _ in 0..<10 {
      let now = texts()
      window.resize(Int.random(in: 4...40, using: &random), 20)
      (parts[0] as? Label)?.text = now[0]
      (parts[1] as? CellViews.TextView)?.text = now[1]
      (parts[2] as? CellViews.Button)?.title = now[2]
      (parts[3] as? CellViews.Switch)?.title = now[3]
      (parts[4] as? SegmentedControl)?.setTitle(now[4], forSegmentAt: 0)
      (parts[4] as? SegmentedControl)?.setTitle(now[5], forSegmentAt: 1)
      _ = window.render()
      let fresh = form(now)
      fresh.window.resize(window.size.width, 20)
      #expect(fresh.window.screen == window.screen, "seed \(seed)")
      #expect(fresh.parts.map(\.frame) == parts.map(\.frame), "seed \(seed)")
    }
  }

  /// ratatui #2357: what stood behind an emoji was a column too far, or was not redrawn.
  @Test(arguments: ["🙂", "👨‍👩‍👧", "❤️", "🇩🇪", "👍🏽", "1️⃣", "早", "e\u{301}", "☕"])
  func `an emoji is as wide as it is measured, in labels, fields and tables`(emoji: String) throws {
    let columns = TextLine(emoji).width
    let label = Label("\(emoji)|")
    window.addSubview(label)
    label.mas.makeConstraints { $0.left.top.equalTo(window) }
    #expect(window.screen[0].hasSuffix("|"))
    #expect(label.frame.width == Double(columns + 1))
    let drawn = window.render()
    #expect(drawn[columns, 0].text == "|")
    // In a field the cursor stands behind it, and one Backspace takes all of it.
    let field = CellViews.TextField(emoji)
    window.addSubview(field)
    field.frame = Rect(x: 0, y: 2, width: 10, height: 1)
    field.becomeFirstResponder()
    #expect(window.render().cursor == CellPoint(x: columns, y: 2))
    window.key(.backspace)
    #expect(field.text.isEmpty)
    // Nothing of it is left.
    label.text = "|"
    #expect(window.render()[0, 0].text == "|" && window.screen[0] == "|")
  }
}
