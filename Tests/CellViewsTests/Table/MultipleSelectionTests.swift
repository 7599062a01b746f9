import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TableFixtures
import TerminalInterface
import Testing

/// A table in which several rows can be chosen.
@MainActor struct MultipleSelectionTests {
  private let rows = Rows(count: 8)
  private let scene: TableScene
  private let log = SelectionLog()
  private let pilot: Pilot
  private var table: TableView { scene.table }

  init() {
    scene = TableScene(rows)
    scene.table.allowsSelection = true
    scene.table.allowsMultipleSelection = true
    scene.table.delegate = log
    pilot = Pilot(scene.window)
  }

  @Test func `arrows move the focus, the space bar chooses, Enter acts on the focus`() throws {
    #expect(table.focusedRow == 0 && table.selectedRows.isEmpty)
    try pilot.press("space", "down", "down", "space", "enter")
    #expect(log.take() == ["+0", "+2", "!2"] && table.selectedRows == [0, 2])
    try pilot.press("space", "up", "space")
    #expect(log.take() == ["-2", "+1"] && table.selectedRows == [0, 1] && table.selectedRow == 0)
  }

  @Test func `Shift chooses the rows on the way`() throws {
    log.passedOver = [3]
    try pilot.press("down", "shift-down", "shift-down", "shift-down")
    #expect(table.selectedRows == [1, 2, 4, 5] && table.focusedRow == 5)
    try pilot.press("down", "shift-end")
    #expect(table.selectedRows == [1, 2, 4, 5, 6, 7])
    // Where one row only can be chosen, Shift means nothing.
    table.allowsMultipleSelection = false
    #expect(table.selectedRows == [7])
    #expect(!table.keyDown(KeyPress(.up, modifiers: .shift)))
  }

  @Test func `a click chooses a row or gives it up`() throws {
    for y in [1, 3, 1] { try pilot.click(table, at: CellPoint(x: 5, y: y)) }
    // On the mark itself, too.
    try pilot.click(table, at: CellPoint(x: 0, y: 4))
    #expect(table.selectedRows == [3, 4] && table.focusedRow == 4)
    #expect(log.take() == ["+1", "+3", "-1", "+4"])
  }

  @Test func `Shift and a click choose the rows on the way`() throws {
    log.passedOver = [2]
    try pilot.click(table, at: CellPoint(x: 5, y: 0))
    let press = MouseEvent(.press(.left), at: CellPoint(x: 5, y: 3), modifiers: .shift)
    pilot.send([.mouse(press)])
    #expect(table.selectedRows == [0, 1, 3] && table.focusedRow == 3)
    #expect(log.take() == ["+0", "+1", "+3"])
  }

  @Test func `Ctrl-A chooses all rows that can be`() throws {
    log.passedOver = [2]
    try pilot.press("down", "ctrl-a")
    #expect(table.selectedRows == [0, 1, 3, 4, 5, 6, 7] && table.focusedRow == 1)
    #expect(scene.window.availableKeyCommands.map(\.title) == ["Select all rows"])
    // Nothing scrolls.
    #expect(table.visibleRows.first == 0)
    table.allowsMultipleSelection = false
    #expect(scene.window.availableKeyCommands.isEmpty)
  }

  @Test func `a double click acts, and gives back what the first click has chosen`() throws {
    try pilot.doubleClick(table, at: CellPoint(x: 5, y: 1))
    #expect(log.take() == ["+1", "-1", "!1"] && table.selectedRows.isEmpty)
  }

  @Test func `rows follow updates, and those that are deleted are told of by nobody`() {
    for row in [1, 3, 5] { table.selectRow(at: row) }
    rows.count = 8
    table.performBatchUpdates {
      table.deleteRows(at: [3])
      table.insertRows(at: [0])
    }
    scene.layOut()
    #expect(table.selectedRows == [2, 5] && table.focusedRow == 5 && log.take().isEmpty)
    rows.count = 4
    table.reloadData()
    scene.layOut()
    #expect(table.selectedRows == [2] && table.focusedRow == 3 && log.take() == ["-5"])
  }

  @Test func `marks stand before the rows`() throws {
    rows.texts = [1: "one two three"]
    table.separatorStyle = .singleLine
    table.reloadData()
    try pilot.press("space", "down", "space")
    try pilot.expect(
      screen: """
        ✓ row 0    ▐
          ──────────
        ✓ one two
          three
          ──────────
        """)
    #expect(table.rectForRow(at: 1)?.width == 12)
    #expect(table.visibleCells.map(\.frame.width) == [10, 10])
    scene.window.semanticContentAttribute = .forceRightToLeft
    // At the right, before the column of the scroll bar.
    let frame = scene.window.render()
    #expect(frame[10, 0].text == "✓" && frame[11, 0].text == "▐" && frame[10, 2].text == "✓")
    #expect(
      table.visibleCells.map(\.frame)
        == [0, 2].map { Rect(x: 0, y: $0, width: 9, height: $0 == 0 ? 2 : 3) })
    table.allowsMultipleSelection = false
    #expect(table.selectedRows == [1])
    #expect(!scene.window.render().text.contains("✓"))
  }
}
