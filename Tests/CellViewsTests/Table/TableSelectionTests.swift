import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TableFixtures
import TerminalInterface
import Testing

/// Notes what a table tells, and says which rows are passed over.
@MainActor final class SelectionLog: TableViewDelegate {
  private(set) var lines: [String] = []
  var passedOver: Set<Int> = []
  var cannotAct: Set<Int> = []
  var titles: [Int: String] = [:]
  var onSelect: (Int) -> Void = { _ in }

  /// What was told since this was asked last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool {
    !passedOver.contains(row)
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    lines.append("+\(row)")
    onSelect(row)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt row: Int) { lines.append("-\(row)") }

  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt row: Int) -> Bool {
    !cannotAct.contains(row)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {
    lines.append("!\(row)")
  }

  func tableView(_ tableView: TableView, titleForPrimaryActionForRowAt row: Int) -> String? {
    titles[row]
  }
}

/// A table of which rows are chosen, in a window of 12 by 5 cells.
@MainActor struct TableSelectionTests {
  private let blocks = Blocks(count: 20)
  private let scene: TableScene
  private let log = SelectionLog()
  private let pilot: Pilot
  private var table: TableView { scene.table }

  init() {
    scene = TableScene(blocks)
    scene.table.allowsSelection = true
    scene.table.delegate = log
    pilot = Pilot(scene.window)
  }

  @Test func `arrows move the selection, and Enter acts on it`() throws {
    #expect(table.isFirstResponder && table.selectedRow == 0 && log.take() == ["+0"])
    try pilot.press("down", "down", "enter")
    #expect(log.take() == ["-0", "+1", "-1", "+2", "!2"])
    #expect(table.selectedRows == [2] && table.focusedRow == 2)
    try pilot.press("end", "enter", "up", "home", "enter")
    #expect(log.take() == ["-2", "+19", "!19", "-19", "+18", "-18", "+0", "!0"])
    // At its end the key is not used.
    #expect(!table.keyDown(KeyPress(.up)) && !table.keyDown(KeyPress(.home)))
    #expect(!table.keyDown(KeyPress(.character(" "))) && !table.keyDown(KeyPress(.left)))
  }

  @Test func `Enter acts on the row that the arrows reached, also before anything is laid out`() {
    _ = log.take()
    let keys: [KeyPress.Key] = [.down, .down, .end, .up, .enter]
    pilot.send(keys.map { .key(KeyPress($0)) })
    #expect(log.take().suffix(2) == ["+18", "!18"] && table.visibleRows.contains(18))
    // Rows were added that the table has not shown yet.
    blocks.rows.insert(("new", 1), at: 0)
    table.insertRows(at: [0])
    scene.window.key(.down)
    scene.window.key(.enter)
    #expect(log.take() == ["-19", "+20", "!20"])
    table.reloadData()
    scene.window.key(.home)
    scene.window.key(.enter)
    #expect(log.take() == ["-20", "+0", "!0"])
  }

  @Test func `the focused row comes into sight by the shortest way`() throws {
    try pilot.press("down", "down", "down", "down")
    #expect(scene.frames.first == [0, 0, 1])
    try pilot.press("down")
    #expect(scene.frames.first == [1, 0, 1])
    try pilot.press("up", "up", "up", "up")
    #expect(scene.frames.first == [1, 0, 1] && table.focusedRow == 1)
    try pilot.press("pgdn")
    #expect(table.focusedRow == 5 && scene.frames.first == [1, 0, 1])
    try pilot.press("pgdn", "pgdn")
    #expect(table.focusedRow == 13 && scene.frames.last == [13, 4, 1])
    try pilot.press("pgup")
    #expect(table.focusedRow == 9 && scene.frames.first == [9, 0, 1])
    for _ in 0..<9 { try pilot.press("pgdn") }
    #expect(table.focusedRow == 19)
    // The wheel scrolls without a word, and the next key comes back.
    try pilot.scroll(table, by: -9)
    #expect(table.focusedRow == 19 && table.visibleRows.first == 0)
    try pilot.press("up")
    #expect(table.focusedRow == 18 && table.visibleRows.contains(18))
  }

  @Test func `a page of rows that were never measured is a page`() throws {
    blocks.rows = (0..<40).map { ("\($0)", $0 % 3 + 1) }
    table.reloadData()
    scene.layOut()
    var rows: [Int] = []
    for _ in 0..<6 {
      try pilot.press("pgdn")
      rows.append(table.focusedRow ?? -1)
    }
    // The row four lines further down, of rows of one, two and three lines in turn.
    #expect(rows == [2, 4, 5, 7, 8, 10])
  }

  @Test func `a row higher than the table is scrolled through before the next one`() throws {
    blocks.rows = [("a", 1), ("b", 8), ("c", 1)]
    table.reloadData()
    try pilot.press("down")
    #expect(table.focusedRow == 1 && scene.frames == [[1, 0, 8]])
    for step in 1...3 {
      try pilot.press("down")
      #expect(table.focusedRow == 1 && scene.frames == [[1, -Double(step), 8]])
    }
    try pilot.press("down")
    #expect(table.focusedRow == 2 && scene.frames == [[1, -4, 8], [2, 4, 1]])
    try pilot.press("up")
    #expect(table.focusedRow == 1 && scene.frames.first == [1, -3, 8])
    try pilot.press("up", "up", "up")
    #expect(table.focusedRow == 1 && scene.frames.first == [1, 0, 8])
    try pilot.press("up")
    #expect(table.focusedRow == 0)
  }

  @Test func `rows that cannot be focused are passed over`() throws {
    log.passedOver = [0, 3, 4, 18, 19]
    table.selectRow(at: 2)
    try pilot.press("down")
    #expect(table.selectedRow == 5)
    try pilot.press("up", "up", "up")
    #expect(table.selectedRow == 1)
    try pilot.press("end")
    #expect(table.selectedRow == 17)
    try pilot.press("down", "home")
    #expect(table.selectedRow == 1)
    try pilot.click(table, at: CellPoint(x: 1, y: 3))
    #expect(table.selectedRow == 1)
    log.passedOver = Set(0..<20)
    // Where no row can be focused, the keys scroll.
    #expect(table.keyDown(KeyPress(.end)) && table.selectedRow == 1)
  }

  @Test func `a click chooses the row under it`() throws {
    _ = log.take()
    try pilot.click(table, at: CellPoint(x: 3, y: 3))
    #expect(log.take() == ["-0", "+3"])
    try pilot.click(table, at: CellPoint(x: 3, y: 3), button: .right)
    table.scroll(.lines(7))
    _ = scene.window.render()
    try pilot.click(table, at: CellPoint(x: 3, y: 0))
    #expect(log.take() == ["-3", "+7"])
    // The bar scrolls and chooses nothing.
    try pilot.click(table, at: CellPoint(x: 11, y: 4))
    #expect(table.selectedRow == 7)
    blocks.rows.removeLast(18)
    table.reloadData()
    scene.layOut()
    #expect(table.selectedRow == 1)
    try pilot.click(table, at: CellPoint(x: 3, y: 4))
    #expect(table.selectedRow == 1)
  }

  @Test func `the row at a point`() {
    blocks.rows = [("a", 2), ("b", 1), ("c", 9)]
    table.reloadData()
    table.border = .light
    table.scroll(.lines(1))
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1], [2, 3, 9]])
    let rows = (-1...5).map { table.row(at: Point(x: 5, y: Double($0) + 0.5)) }
    #expect(rows == [nil, nil, 0, 1, 2, nil, nil])
    #expect(table.row(at: Point(x: 0.5, y: 1)) == nil && table.row(at: Point(x: 11, y: 1)) == nil)
    #expect(table.row(at: Point(x: .nan, y: .nan)) == nil)
  }

  @Test func `the program selects without a word`() {
    _ = log.take()
    table.selectRow(at: 9, scrollPosition: .top)
    scene.layOut()
    #expect(table.selectedRows == [9] && table.focusedRow == 9 && table.visibleRows.first == 9)
    table.deselectRow(at: 9)
    scene.layOut()
    #expect(table.selectedRow == nil && table.focusedRow == 9)
    table.selectRow(at: 20)
    table.selectRow(at: -1)
    scene.layOut()
    #expect(table.focusedRow == 9 && log.take().isEmpty)
    // Enter acts where the focus is, selected or not.
    scene.window.key(.enter)
    scene.window.key(.down)
    #expect(log.take() == ["!9", "+10"])
    table.allowsSelection = false
    #expect(table.selectedRow == nil && table.focusedRow == nil)
    table.selectRow(at: 3)
    #expect(table.selectedRow == nil)
    scene.window.key(.enter)
    #expect(log.take().isEmpty)
  }

  @Test func `after a reload that waits for the layout, no row is meant that is gone`() {
    table.selectRow(at: 19)
    scene.layOut()
    _ = log.take()
    blocks.rows.removeLast(18)
    table.reloadData()
    #expect(table.focusedRow == 1 && table.selectedRow == 1 && table.selectedRows == [1])
    table.becomeFirstResponder()
    scene.window.key(.enter)
    #expect(log.take().last == "!1")
    blocks.rows = []
    table.reloadData()
    #expect(table.focusedRow == nil && table.selectedRows.isEmpty)
  }

  @Test func `a double click acts as Enter does`() throws {
    _ = log.take()
    try pilot.doubleClick(table, at: CellPoint(x: 3, y: 2))
    #expect(log.take() == ["-0", "+2", "!2"])
    // Each click by itself selects, and so does a second one on a row that has come there meanwhile.
    for _ in 0..<2 { try pilot.click(table, at: CellPoint(x: 3, y: 1)) }
    #expect(log.take() == ["-2", "+1"])
    log.onSelect = { [table] in if $0 == 3 { table.scroll(.lines(1)) } }
    try pilot.doubleClick(table, at: CellPoint(x: 3, y: 3))
    #expect(log.take() == ["-1", "+3", "-3", "+4"])
    log.onSelect = { _ in }
    // Four quick clicks are two double clicks.
    table.selectRow(at: 0, scrollPosition: .top)
    pilot.draw()
    for _ in 0..<4 {
      pilot.send([.mouse(MouseEvent(.press(.left), at: .zero))])
      pilot.send([.mouse(MouseEvent(.release(.left), at: .zero))])
    }
    #expect(log.take() == ["!0", "!0"])
    log.cannotAct = [0]
    try pilot.doubleClick(table, at: .zero)
    #expect(log.take().isEmpty)
  }

  @Test func `what Enter does is told where it has a title`() throws {
    _ = log.take()
    var hints: [String] {
      scene.window.availableKeyCommands.map {
        "\($0.title) \($0.key?.notation ?? "-") \($0.hint) \($0.isEnabled)"
      }
    }
    #expect(hints.isEmpty && table.usesKey(KeyPress(.enter)))
    log.titles = [0: "open", 1: "read"]
    #expect(hints == ["Open enter open true"] && !table.usesKey(KeyPress(.enter)))
    try pilot.press("enter", "down")
    #expect(hints == ["Read enter read true"])
    log.cannotAct = [1]
    #expect(hints == ["Read enter read false"])
    try pilot.press("enter", "down")
    // The row has no title, and yet Enter.
    #expect(hints.isEmpty)
    try pilot.press("enter")
    #expect(log.take() == ["!0", "-0", "+1", "-1", "+2", "!2"])
    table.allowsSelection = false
    #expect(hints.isEmpty && !table.usesKey(KeyPress(.enter)))
  }

  @Test func `the least scrolling can be asked for, or none`() {
    table.selectRow(at: 19)
    scene.layOut()
    #expect(table.visibleRows.first == 0)
    table.selectRow(at: 19, scrollPosition: .none)
    scene.layOut()
    #expect(table.visibleRows.last == 19 && table.selectedRow == 19)
  }

  @Test func `Enter that does nothing here goes on`() throws {
    var pressed = 0
    let button = CellViews.Button("OK", role: .primary) { pressed += 1 }
    scene.window.addSubview(button)
    button.frame = Rect(x: 0, y: 4, width: 6, height: 1)
    log.cannotAct = [0]
    try pilot.press("enter")
    #expect(pressed == 1)
    try pilot.press("down", "enter")
    #expect(pressed == 1)
    table.delegate = nil
    try pilot.press("enter")
    #expect(pressed == 2)
  }

  @Test func `the selection stays with its row, and a deleted row hands it on`() {
    _ = log.take()
    table.selectRow(at: 5)
    blocks.rows.insert(("new", 1), at: 0)
    table.insertRows(at: [0])
    #expect(table.selectedRow == 6)
    scene.layOut()
    let moved = blocks.rows.remove(at: 6)
    blocks.rows.insert(moved, at: 2)
    table.moveRow(at: 6, to: 2)
    scene.layOut()
    #expect(table.selectedRow == 2 && log.take().isEmpty)
    blocks.rows.remove(at: 2)
    table.deleteRows(at: [2])
    #expect(table.selectedRow == 2 && log.take().isEmpty)
    // The delegate hears of the other row when that is there.
    scene.layOut()
    #expect(log.take() == ["+2"])
    table.selectRow(at: 19)
    blocks.rows.removeLast(2)
    table.deleteRows(at: [18, 19])
    scene.layOut()
    #expect(table.selectedRow == 17 && log.take() == ["+17"])
    blocks.rows.removeLast(10)
    table.reloadData()
    scene.layOut()
    #expect(table.selectedRow == 7 && log.take() == ["-17", "+7"])
    blocks.rows = []
    table.reloadData()
    scene.layOut()
    #expect(table.selectedRow == nil && table.focusedRow == nil && log.take() == ["-7"])
    // Rows that come to a table with the focus.
    blocks.rows = [("one", 1)]
    table.insertRows(at: [0])
    scene.layOut()
    #expect(table.selectedRow == 0 && log.take() == ["+0"])
  }

  @Test func `a delegate may change the table when it is told`() throws {
    log.onSelect = { [blocks, table] row in
      guard row == 2 else { return }
      blocks.rows.remove(at: 0)
      table.deleteRows(at: [0])
    }
    try pilot.press("down", "down")
    #expect(table.selectedRow == 1 && scene.names.first == "1")
    log.onSelect = { [table] _ in table.reloadData() }
    try pilot.press("down", "enter")
    #expect(table.selectedRow == 2 && log.take().suffix(3) == ["-1", "+2", "!2"])
    #expect(scene.window.reports.isEmpty && !scene.window.needsRendering)
  }
}
