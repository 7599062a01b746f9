import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// Notes what a table tells of what is seen.
@MainActor private final class SightLog: TableViewDelegate {
  private(set) var lines: [String] = []
  var onDisplay: (TableViewCell, Int) -> Void = { _, _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt row: Int) {
    lines.append("\(row)")
    onDisplay(cell, row)
  }
  func scrollViewDidScroll(_ scrollView: TableView) {
    lines.append("at \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillBeginDragging(_ scrollView: TableView) {
    lines.append(scrollView.isDragging ? "begin" : "?")
  }
  func scrollViewDidEndDragging(_ scrollView: TableView) {
    lines.append(scrollView.isDragging ? "?" : "end")
  }
}

/// What a delegate hears of the rows that are seen, and tables that stay at their end.
@MainActor struct TableDelegateTests {
  private let blocks = Blocks(count: 30)
  private let scene: TableScene
  private let log = SightLog()
  private let pilot: Pilot
  private var table: TableView { scene.table }

  init() {
    scene = TableScene(blocks)
    scene.table.estimatedRowHeight = 1
    scene.table.delegate = log
    scene.table.reloadData()
    pilot = Pilot(scene.window)
  }

  @Test func `it hears of each row that comes into sight, once, and of scrolling`() throws {
    #expect(log.take() == ["0", "1", "2", "3", "4"])
    try pilot.press("down")
    #expect(log.take() == ["5", "at 1"])
    table.setNeedsLayout()
    pilot.draw()
    #expect(log.take().isEmpty)
    try pilot.press("end")
    #expect(log.take() == ["25", "26", "27", "28", "29", "at 25"])
    table.reloadRows(at: [27])
    pilot.draw()
    #expect(log.take() == ["27"])
    table.reloadData()
    pilot.draw()
    #expect(log.take() == ["25", "26", "27", "28", "29"])
    // Rows above push the others down; they stay in sight.
    blocks.rows.insert(("new", 1), at: 0)
    table.insertRows(at: [0])
    pilot.draw()
    #expect(log.take() == ["at 26"])
    pilot.resize(to: CellSize(width: 12, height: 7))
    // The last row has got another cell: its own was taken to measure those above.
    #expect(log.take() == ["24", "25", "30", "at 24"])
    #expect(scene.window.reports.isEmpty)
  }

  @Test func `what it changes in a cell is drawn with it, and more rows can be asked for`() throws {
    log.onDisplay = { [blocks, table] cell, row in
      (cell as? BlockCell)?.block.lines = 2
      cell.backgroundColor = .blue
      guard row == blocks.rows.count - 1, row < 40 else { return }
      blocks.rows += (0..<10).map { ("more \($0)", 1) }
      table.insertRows(at: Array(row + 1...row + 10))
    }
    table.reloadData()
    pilot.draw()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 2], [2, 4, 2]])
    try pilot.press("end")
    #expect(table.numberOfRows == 40)
    try pilot.press("end")
    #expect(table.numberOfRows == 50 && scene.window.reports.isEmpty)
    #expect(!scene.window.needsRendering)
  }

  @Test func `it hears that the thumb is held and let go`() {
    _ = log.take()
    pilot.drag(from: CellPoint(x: 11, y: 0), to: CellPoint(x: 11, y: 4))
    let told = log.take()
    #expect(told.first == "begin" && told.contains("at 25") && told.last == "end")
    #expect(!table.isDragging)
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 11, y: 4)))])
    #expect(log.take() == ["begin"] && table.isDragging)
    pilot.send([.mouse(MouseEvent(.press(.left), at: CellPoint(x: 0, y: 0)))])
    #expect(log.take() == ["end"] && !table.isDragging)
  }

  // MARK: - The end

  /// Whether the last row is seen, with nothing between it and the lower edge.
  private var showsEnd: Bool {
    guard let last = scene.frames.last else { return blocks.rows.isEmpty }
    let total = blocks.rows.reduce(0) { $0 + $1.lines }
    let height = table.bounds.height - table.contentInset.bottom
    return Int(last[0]) == blocks.rows.count - 1
      && last[1] + last[2] == min(height, Double(total))
  }

  private func append(_ lines: Int...) {
    let first = blocks.rows.count
    for count in lines { blocks.rows.append(("\(blocks.rows.count)", count)) }
    table.insertRows(at: Array(first..<first + lines.count))
    pilot.draw()
  }

  @Test func `a table that is at its end stays there, until someone scrolls up`() throws {
    #expect(scene.names.first == "0")
    append(1)
    #expect(!showsEnd)
    table.sticksToEnd = true
    append(1)
    #expect(scene.names.first == "0")
    try pilot.press("end")
    append(2, 3)
    #expect(showsEnd && scene.names.last == "33")
    pilot.resize(to: CellSize(width: 12, height: 3))
    #expect(showsEnd)
    pilot.resize(to: CellSize(width: 12, height: 8))
    #expect(showsEnd)
    // The last row becomes higher.
    (table.visibleCells.last as? BlockCell)?.block.lines = 5
    blocks.rows[33].lines = 5
    pilot.draw()
    #expect(showsEnd)
    try pilot.press("up")
    let names = scene.names
    append(1, 1)
    #expect(scene.names == names && !showsEnd)
    try pilot.press("end")
    append(4)
    table.contentInset.bottom = 2
    pilot.draw()
    #expect(showsEnd)
    blocks.rows.removeAll()
    table.reloadData()
    pilot.draw()
    for _ in 0..<12 {
      append(1)
      #expect(showsEnd)
    }
    pilot.resize(to: CellSize(width: 12, height: 0))
    append(1)
    pilot.resize(to: CellSize(width: 12, height: 4))
    #expect(showsEnd && scene.window.reports.isEmpty)
  }

  @Test(arguments: 0..<10)
  func `whatever has happened, a row that comes to the end is seen if the end was`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    table.sticksToEnd = true
    table.scroll(.end)
    pilot.draw()
    for step in 0..<60 {
      switch Int.random(in: 0...6, using: &random) {
      case 0: append(Int.random(in: 1...4, using: &random))
      case 1: append(1, 2, 3)
      case 2 where blocks.rows.count > 2:
        let row = Int.random(in: 0..<blocks.rows.count, using: &random)
        blocks.rows.remove(at: row)
        table.deleteRows(at: [row])
      case 3:
        pilot.resize(to: CellSize(width: 12, height: Int.random(in: 1...12, using: &random)))
      case 4: table.scroll(.lines(Int.random(in: -3...2, using: &random)))
      case 5: table.reloadData()
      default: table.scroll(.end)
      }
      pilot.draw()
      let wasAtEnd = showsEnd
      append(1)
      let isShort = blocks.rows.reduce(0) { $0 + $1.lines } <= Int(table.bounds.height)
      #expect(showsEnd == (wasAtEnd || isShort), "seed \(seed), step \(step)")
    }
    #expect(scene.window.reports.isEmpty)
  }
}
