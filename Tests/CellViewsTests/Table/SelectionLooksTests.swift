import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// Rows of a button each.
@MainActor private final class Buttons: TableViewDataSource {
  private(set) var pressed: [Int] = []

  func numberOfRows(in tableView: TableView) -> Int { 9 }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = TableViewCell()
    let button = CellViews.Button("\(row)") { [weak self] in self?.pressed.append(row) }
    cell.contentView.addSubview(button)
    button.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
    return cell
  }
}

/// What is seen of a table's selection, and what stays as it is.
@MainActor struct SelectionLooksTests {
  private let window = Window(24, 6)
  private let table = TableView()
  private let rows = Rows(count: 30)
  private let other = Stop("other", (12, 0, 10, 1))

  init() {
    rows.texts = [1: "早上好", 2: "e\u{301}tude"]
    table.dataSource = rows
    table.allowsSelection = true
    for view in [table, other] { window.addSubview(view) }
    table.frame = Rect(x: 1, y: 1, width: 10, height: 4)
  }

  private func attributes(_ frame: CellBuffer, row: Int) -> Set<Style.Attributes> {
    Set((1..<10).map { frame[$0, row + 1].style.attributes })
  }

  @Test func `the focused row is a block, with the focus and without, in every theme`() {
    for theme in [Theme.standard, .light, .dark] {
      window.theme = theme
      table.becomeFirstResponder()
      table.selectRow(at: 1, scrollPosition: .top)
      _ = window.render()
      table.scroll(.start)
      var frame = window.render()
      #expect(attributes(frame, row: 1) == [theme.selection.attributes])
      #expect(attributes(frame, row: 0) == [[]] && attributes(frame, row: 2) == [[]])
      #expect((1..<10).allSatisfy { frame[$0, 2].style.foreground == theme.selection.foreground })
      // The cursor stands on it, for those who do not see.
      #expect(frame.cursor == CellPoint(x: 1, y: 2))
      other.becomeFirstResponder()
      frame = window.render()
      #expect(attributes(frame, row: 1) == [theme.unemphasizedSelection.attributes])
      #expect(theme.unemphasizedSelection.attributes != [])
    }
  }

  @Test func `what cells draw themselves does not hide it`() {
    final class Loud: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(TextCell.self)
        cell.label.text = "loud"
        cell.label.textStyle = Style(
          foreground: .red, background: .blue, attributes: [.dim, .reverse, .underline])
        return cell
      }
    }
    let loud = Loud()
    table.dataSource = loud
    table.separatorStyle = .singleLine
    table.becomeFirstResponder()
    let frame = window.render()
    let block = window.theme.selection
    #expect(frame[1, 1].style.attributes == block.attributes.union(.underline))
    #expect(frame[1, 1].style.foreground == block.foreground)
    #expect(frame[9, 1].style == block && frame[1, 3].style.foreground == .red)
    // The line below is not of the row.
    #expect(frame[1, 2].style == window.theme.separator)
  }

  @Test(arguments: [false, true])
  func `at every size nothing is drawn outside, and nothing goes wrong`(many: Bool) throws {
    table.allowsMultipleSelection = many
    other.removeFromSuperview()
    window.resize(44, 9)
    let pilot = Pilot(window)
    let keys = ["down", "shift-down", "space", "pgdn", "end", "pgup", "home", "enter"]
    for border in [nil, BoxStyle.light] {
      table.border = border
      for width in 0...40 {
        for height in 0...6 {
          table.frame = Rect(x: 2, y: 1, width: Double(width), height: Double(height))
          for key in keys {
            try pilot.press(key)
            let frame = window.render()
            for y in 0..<9 {
              for x in 0..<44 where !table.cellFrame.contains(CellPoint(x: x, y: y)) {
                #expect(frame[x, y] == .blank, "\(width)x\(height) after \(key) at \(x),\(y)")
              }
            }
            let inside = height - 2 * table.borderWidth
            if let row = table.focusedRow, inside > 0 {
              #expect(table.visibleRows.contains(row), "\(width)x\(height) after \(key)")
            }
            if !many { #expect(table.selectedRow == table.focusedRow) }
          }
        }
      }
    }
    #expect(window.reports.isEmpty)
  }

  /// The ways in which a table loses the focus.
  enum Way: CaseIterable { case tab, click, resign, modal, hidden, removed, disabled }

  @Test(arguments: Way.allCases)
  func `the focus comes and goes, place and selection stay`(way: Way) throws {
    let pilot = Pilot(window)
    table.becomeFirstResponder()
    for _ in 0..<9 { try pilot.press("down") }
    try pilot.scroll(table, by: -1)
    let place = (table.contentOffset, table.visibleRows, table.selectedRows)
    #expect(place.2 == [9] && place.1.first == 3)
    let panel = View(frame: Rect(x: 0, y: 5, width: 24, height: 1))
    switch way {
    case .tab: try pilot.press("tab")
    case .click: try pilot.click(other)
    case .resign: table.resignFirstResponder()
    case .modal:
      window.addSubview(panel)
      window.focusSystem.beginModalSession(for: panel)
    case .hidden: table.isHidden = true
    case .removed: table.removeFromSuperview()
    case .disabled: table.isUserInteractionEnabled = false
    }
    _ = window.render()
    #expect(!table.isFirstResponder)
    switch way {
    case .tab, .resign: try pilot.press("shift-tab")
    case .click: window.focusSystem.requestFocusUpdate(to: table)
    case .modal: panel.removeFromSuperview()
    case .hidden: table.isHidden = false
    case .removed: window.addSubview(table)
    case .disabled: table.isUserInteractionEnabled = true
    }
    table.becomeFirstResponder()
    _ = window.render()
    #expect(table.isFirstResponder)
    #expect(place == (table.contentOffset, table.visibleRows, table.selectedRows))
  }

  @Test func `a view in a row takes the row along, and arrows bring the focus back`() throws {
    let (buttons, log) = (Buttons(), SelectionLog())
    table.dataSource = buttons
    table.delegate = log
    let pilot = Pilot(window)
    table.becomeFirstResponder()
    try pilot.press("tab", "tab", "enter")
    #expect(buttons.pressed == [1] && table.focusedRow == 1)
    _ = log.take()
    try pilot.press("down", "enter")
    #expect(buttons.pressed == [1] && log.take() == ["-1", "+2", "!2"] && table.isFirstResponder)
    // One that is scrolled away keeps the focus, and what is typed.
    let cell = try #require(table.cellForRow(at: 2))
    let button = try #require(cell.contentView.subviews.first as? CellViews.Button)
    button.becomeFirstResponder()
    table.scroll(.end)
    try pilot.press("space")
    #expect(button.isFirstResponder && buttons.pressed == [1, 2] && !table.visibleRows.contains(2))
    #expect(window.render().text.contains("[ 2 ]") == false)
    table.scroll(.start)
    _ = window.render()
    #expect(table.cellForRow(at: 2) === cell && button.isFirstResponder)
  }

  @Test func `a row that is cut off comes into sight with the view in it that gets the focus`()
    throws
  {
    let buttons = Buttons()
    table.dataSource = buttons
    table.rowHeight = 3
    let pilot = Pilot(window)
    for allows in [false, true] {
      table.allowsSelection = allows
      window.focusSystem.requestFocusUpdate(to: table)
      if allows { try pilot.press("tab") }
      #expect(table.cellForRow(at: 1)?.frame.minY == 3)
      try pilot.press("tab", "enter")
      #expect(buttons.pressed.last == 1 && table.cellForRow(at: 1)?.frame.minY == 1)
      table.scroll(.start)
      table.becomeFirstResponder()
    }
    #expect(buttons.pressed == [1, 1])
  }

  @Test(arguments: 0..<30)
  func `whatever is pressed, Enter acts on the row that is seen as chosen`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let log = SelectionLog()
    table.delegate = log
    table.allowsMultipleSelection = seed % 3 == 0
    let pilot = Pilot(window, input: seed % 2 == 0 ? .events : .bytes)
    table.becomeFirstResponder()
    let keys = [
      "down", "up", "pgdn", "pgup", "home", "end", "space", "shift-down", "tab", "shift-tab",
    ]
    for step in 0..<80 {
      let comment = "seed \(seed), step \(step)"
      let row = Int.random(in: 0..<max(1, rows.count), using: &random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        rows.count += 1
        table.insertRows(at: [row])
      case 1 where rows.count > 1:
        rows.count -= 1
        table.deleteRows(at: [row])
      case 2 where rows.count > 0: table.moveRow(at: row, to: 0)
      case 3:
        rows.count = Int.random(in: 0...30, using: &random)
        table.reloadData()
      case 4: pilot.click(at: CellPoint(x: 3, y: Int.random(in: 0..<6, using: &random)))
      case 5: pilot.send([.mouse(MouseEvent(.scrollDown, at: CellPoint(x: 3, y: 2)))])
      default: try pilot.press(keys.randomElement(using: &random) ?? "down")
      }
      let frame = window.render()
      if !table.allowsMultipleSelection {
        #expect(table.selectedRows == (table.focusedRow.map { [$0] } ?? []), "\(comment)")
      }
      guard table.isFirstResponder else { continue }
      #expect((table.focusedRow == nil) == (rows.count == 0), "\(comment)")
      // The block on the screen is the focused row, or that is out of sight.
      let blocks = (1..<5).filter { frame[1, $0].style.attributes.contains(.reverse) }
      let shown = table.focusedRow.flatMap { table.cellForRow(at: $0)?.cellFrame }
      #expect(blocks == shown.map { Array(max(1, $0.minY)..<min(5, $0.maxY)) } ?? [], "\(comment)")
      _ = log.take()
      try pilot.press("enter")
      #expect(log.take() == (table.focusedRow.map { ["!\($0)"] } ?? []), "\(comment)")
    }
    #expect(window.reports.isEmpty && table.tableReports.isEmpty)
  }
}
