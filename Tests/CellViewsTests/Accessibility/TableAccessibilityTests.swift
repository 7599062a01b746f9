import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import Testing

@MainActor private final class Tasks: SectionedTableViewDataSource {
  let titles = ["Milk", "Bread", "Tea", "Salt"]
  var button: CellViews.Button?

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Today" : nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "two left" : nil
  }
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = TableViewCell()
    let parts: [View] =
      [Label(titles[row]), Label("1 l")] + (row == 1 ? [button].compactMap { $0 } : [])
    let line = StackView(arrangedSubviews: parts)
    line.spacing = 1
    cell.contentView.addSubview(line)
    line.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
    return cell
  }
}

/// Tables as they are read.
@MainActor struct TableAccessibilityTests {
  private let window = Window(24, 8)
  private let table = TableView()
  private let tasks = Tasks()

  init() {
    table.dataSource = tasks
    window.addSubview(table)
    table.frame = Rect(x: 0, y: 0, width: 24, height: 8)
  }

  private func read() -> [String] {
    _ = window.render()
    return window.accessibilityText.split(separator: "\n").map(String.init)
  }

  @Test func `rows are read with all their texts, with the sections' headers and footers`() {
    #expect(
      read() == [
        "list [focused]", #"heading "Today""#, #"row "Milk, 1 l""#, #"row "Bread, 1 l""#,
        #"text "two left""#, #"row "Tea, 1 l""#, #"row "Salt, 1 l""#,
      ])
    table.frame.size.height = 3
    #expect(read().count == 4)
  }

  @Test func `the focused row has the focus in the table's place, and says that it is selected`()
    throws
  {
    table.allowsSelection = true
    table.accessibilityLabel = "Shopping"
    let pilot = Pilot(window)
    try pilot.press("down")
    #expect(
      read().prefix(4) == [
        #"list "Shopping""#, #"heading "Today""#, #"row "Milk, 1 l""#,
        #"row "Bread, 1 l" [selected, focused]"#,
      ])
    table.allowsMultipleSelection = true
    try pilot.press("space", "down")
    // The space bar has taken the selection of the row back.
    try pilot.press("up", "up", "space", "down", "down")
    #expect(read().filter { $0.contains("selected") } == [#"row "Milk, 1 l" [selected]"#])
    #expect(read().filter { $0.contains("focused") } == [#"row "Tea, 1 l" [focused]"#])
    #expect(window.accessibilityElements.filter(\.isFocused).count == 1)
  }

  @Test func `a control in a row is read after it, and a checkmark is a selection`() throws {
    let button = CellViews.Button("Buy")
    tasks.button = button
    table.reloadData()
    #expect(
      read()[1...3] == [#"row "Milk, 1 l""#, #"row "Bread, 1 l""#, #"button "Buy" [focused]"#])
    table.visibleCells[1].accessoryType = .checkmark
    #expect(read()[2] == #"row "Bread, 1 l" [selected]"#)
  }
}
