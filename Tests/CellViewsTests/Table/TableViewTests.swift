import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface
import TableFixtures
import Testing

@MainActor struct TableViewTests {
  let window = Window(12, 5)
  let table = TableView()
  let rows = Rows(count: 20)

  init() {
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    table.dataSource = rows
  }

  /// The screen without the scroll bar.
  private var lines: [String] {
    window.screen.map { line in
      String(line.prefix(11).reversed().drop { $0 == " " }.reversed())
    }
  }

  private func scroll(_ move: ScrollMove) -> [String] {
    table.scroll(move)
    return lines
  }

  @Test func `rows are as high as their texts at the table's width`() {
    rows.texts = [0: "one two three four", 2: "石头 石头 石头 石头"]
    #expect(
      lines == ["one two", "three four", "row 1", "石头 石头 石", "头 石头"])
    window.resize(24, 5)
    #expect(lines == ["one two thr", "row 1", "石头 石头 石头 石头", "row 3", "row 4"])
    window.resize(12, 5)
    #expect(lines == ["one two", "three four", "row 1", "石头 石头 石", "头 石头"])
  }

  @Test func `a row is measured again when its content changes`() {
    #expect(lines == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    (table.visibleCells[1] as? TextCell)?.label.text = "a much longer text"
    #expect(lines == ["row 0", "a much", "longer text", "row 2", "row 3"])
    (table.visibleCells[1] as? TextCell)?.label.text = "short"
    #expect(lines == ["row 0", "short", "row 2", "row 3", "row 4"])
    #expect(window.reports.isEmpty)
  }

  @Test func `a label placed by hand in a row does not unsettle it`() {
    let label = Label("by hand")
    label.numberOfLines = 0
    _ = lines
    table.visibleCells[2].contentView.subviews[0].addSubview(label)
    for width in [0.0, 3, 0] {
      label.frame = Rect(x: 6, y: 0, width: width, height: 1)
      _ = lines
      #expect(!window.needsRendering)
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `a reload asks for everything`() {
    _ = lines
    rows.texts = [0: "a much longer text"]
    rows.count = 2
    #expect(lines.prefix(2) == ["row 0", "row 1"])
    table.reloadData()
    #expect(lines == ["a much", "longer text", "row 1", "", ""])
    rows.count = -4
    table.reloadData()
    #expect(lines == ["", "", "", "", ""])
    rows.count = 1
    table.reloadData()
    #expect(lines[0] == "a much")
  }

  @Test func `lines, pages, start and end, not beyond the rows`() {
    #expect(scroll(.lines(2))[0] == "row 2")
    #expect(scroll(.pages(1))[0] == "row 6")
    #expect(scroll(.pages(-1))[0] == "row 2")
    #expect(scroll(.lines(-9))[0] == "row 0")
    #expect(scroll(.end) == ["row 15", "row 16", "row 17", "row 18", "row 19"])
    #expect(scroll(.lines(1))[0] == "row 15")
    #expect(scroll(.lines(-1))[0] == "row 14")
    #expect(scroll(.pages(50))[0] == "row 15")
    #expect(scroll(.start)[0] == "row 0")
    #expect(scroll(.lines(.min))[0] == "row 0")
    #expect(scroll(.pages(.max))[4] == "row 19")
  }

  @Test func `high rows are scrolled through line by line`() {
    rows.texts = [1: "one two three four five six seven"]
    #expect(scroll(.lines(2))[0] == "three four")
    #expect(scroll(.lines(1))[0] == "five six")
    #expect(scroll(.lines(-2))[0] == "one two")
    #expect(scroll(.lines(-1))[0] == "row 0")
  }

  @Test func `keys and the wheel scroll, other keys are not taken`() {
    _ = lines
    table.becomeFirstResponder()
    window.key(.down)
    #expect(lines[0] == "row 1")
    window.key(.end)
    #expect(lines[0] == "row 15")
    window.mouse(.scrollUp, 3, 3)
    #expect(lines[0] == "row 12")
    #expect(!table.keyDown(KeyPress(.character("x"))))
  }

  @Test func `the position is kept through sizes that cannot show it`() {
    #expect(scroll(.lines(13))[0] == "row 13")
    window.resize(12, 12)
    #expect(lines[0] == "row 8")
    window.resize(12, 0)
    _ = lines
    window.resize(0, 3)
    _ = lines
    window.resize(12, 5)
    #expect(lines[0] == "row 13")
    rows.texts = [3: "a text of several lines, higher than the window at this width"]
    table.reloadData()
    #expect(scroll(.start)[0] == "row 0")
    _ = scroll(.lines(5))
    let narrow = lines
    window.resize(40, 5)
    _ = lines
    window.resize(12, 5)
    #expect(lines == narrow)
  }

  @Test func `cells are named by their rows, stand in order, and are used again`() {
    _ = scroll(.lines(7))
    #expect(table.subviews.map(\.identifier) == (7...11).map { "row\($0)" })
    #expect(table.visibleRows == Array(7...11))
    let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
    _ = scroll(.lines(-2))
    #expect(table.subviews.map(\.identifier) == (5...9).map { "row\($0)" })
    let after = table.visibleCells
    #expect(after.filter { cells.contains(ObjectIdentifier($0)) }.count >= 3)
    _ = scroll(.pages(3))
    _ = scroll(.start)
    #expect(table.visibleCells.compactMap { ($0 as? TextCell)?.reuses }.contains { $0 > 0 })
  }

  @Test func `a row costs the same in any table`() {
    rows.count = 100_000
    table.reloadData()
    _ = lines
    #expect(rows.asked.count <= 7)
    rows.forgetAsked()
    #expect(scroll(.end)[4] == "row 99999")
    #expect(rows.asked.count <= 12)
    rows.forgetAsked()
    #expect(scroll(.lines(-1))[4] == "row 99998")
    #expect(rows.asked.count <= 2)
    rows.forgetAsked()
    window.resize(13, 5)
    #expect(lines[4] == "row 99998")
    #expect(rows.asked.count <= 12)
    rows.forgetAsked()
    #expect(scroll(.start)[0] == "row 0")
    #expect(rows.asked.count <= 12)
  }

  @Test func `a long way takes few cells`() {
    rows.count = 3_000
    #expect(scroll(.lines(2_900))[0] == "row 2900")
    #expect(Set(table.subviews.map(\.identifier)).count == 5)
  }

  @Test func `more rows than cells are prepared fit on a high screen`() {
    rows.count = 200
    window.resize(12, 120)
    #expect(lines[119] == "row 119")
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 120)
    #expect(scroll(.end)[119] == "row 199")
  }

  @Test func `a table that was drawn waits for nothing`() {
    rows.texts = [1: "one two three four five"]
    for move in [ScrollMove.lines(1), .end, .pages(-1)] {
      _ = scroll(move)
      #expect(!window.needsRendering)
    }
    let frames = table.subviews.map(\.frame)
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.subviews.map(\.frame) == frames)
    #expect(window.reports.isEmpty)
  }

  @Test func `a table without rows, height or width is drawn`() {
    rows.count = 0
    #expect(lines == ["", "", "", "", ""])
    #expect(scroll(.end) == ["", "", "", "", ""])
    rows.count = 5
    table.reloadData()
    for size in [(12, 0), (0, 5), (0, 0), (1, 1), (12, 5)] {
      window.resize(size.0, size.1)
      _ = scroll(.pages(1))
      _ = scroll(.lines(-1))
    }
    #expect(lines.contains("row 4"))
    table.dataSource = nil
    #expect(lines == ["", "", "", "", ""])
  }

  @Test func `a table without height shows no row, not even of one that is cut`() {
    rows.texts = [0: "one two three four five"]
    _ = scroll(.lines(1))
    #expect(table.visibleRows.first == 0)
    window.resize(12, 0)
    _ = lines
    #expect(table.visibleRows.isEmpty)
  }

  @Test func `a cell that asks for no height gets three rows`() {
    final class Empty: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        TableViewCell()
      }
    }
    let empty = Empty()
    table.dataSource = empty
    _ = lines
    #expect(table.visibleCells.map(\.frame.height) == [3, 3])
  }

  @Test func `a reload while cells are asked for is done afterwards`() {
    final class Restless: TableViewDataSource {
      var reloads = 2
      func numberOfRows(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        if reloads > 0 {
          reloads -= 1
          tableView.reloadData()
        }
        let cell = tableView.dequeueReusableCell(TextCell.self)
        cell.label.text = "row \(row)"
        return cell
      }
    }
    let restless = Restless()
    table.dataSource = restless
    #expect(lines == ["row 0", "row 1", "row 2", "", ""])
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 3)
    #expect(window.reports.isEmpty)
  }

  @Test func `the scroll bar stands over the rows and takes no width from them`() {
    _ = lines
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 12 })
    func bar() -> [Bool] { window.screen.map { $0.count == 12 } }
    #expect(bar() == [true, false, false, false, false])
    _ = scroll(.end)
    #expect(bar() == [false, false, false, false, true])
    rows.count = 3
    table.reloadData()
    #expect(bar() == [false, false, false, false, false])
  }
}
