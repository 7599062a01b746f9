import AutoLayout
import CellViews
import Masonry
import TableFixtures
import Testing

@MainActor struct TableUpdatesTests {
  let blocks = Blocks(count: 20)
  let scene: TableScene
  var table: TableView { scene.table }

  init() { scene = TableScene(blocks) }

  private func insert(_ name: String, at row: Int, lines: Int = 1) {
    blocks.rows.insert((name, lines), at: row)
  }

  @Test func `inserted rows stand at their places, and the same cells stay`() {
    let cells = table.visibleCells
    insert("new", at: 2, lines: 2)
    blocks.forgetCounts()
    table.insertRows(at: [2])
    scene.layOut()
    #expect(scene.names == ["0", "1", "new", "2"])
    #expect(scene.frames == [[0, 0, 1], [1, 1, 1], [2, 2, 2], [3, 4, 1]])
    #expect(table.visibleCells[0] === cells[0])
    #expect(table.visibleCells[3] === cells[2])
    #expect(blocks.asked == 1)
    #expect(table.subviews.map(\.identifier) == (0...3).map { "row\($0)" })
  }

  @Test func `deleted rows go, and others come up`() {
    blocks.rows.removeSubrange(1...3)
    table.deleteRows(at: [1, 2, 3])
    scene.layOut()
    #expect(scene.names == ["0", "4", "5", "6", "7"])
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
    #expect(table.numberOfRows == 17)
  }

  @Test func `what is looked at stays where rows above it come and go`() {
    table.scroll(.lines(8))
    scene.layOut()
    insert("a", at: 0)
    insert("b", at: 8)
    table.insertRows(at: [0, 8])
    scene.layOut()
    #expect(scene.names == ["8", "9", "10", "11", "12"])
    #expect(table.visibleRows.first == 10)
    blocks.rows.removeSubrange(0...4)
    table.deleteRows(at: Array(0...4))
    scene.layOut()
    #expect(scene.names == ["8", "9", "10", "11", "12"])
    // The row at the top goes: the next one takes its place.
    blocks.rows.removeSubrange(5...6)
    table.deleteRows(at: [5, 6])
    scene.layOut()
    #expect(scene.names == ["10", "11", "12", "13", "14"])
  }

  @Test func `a row inserted at the start of a table that shows it is seen`() {
    insert("new", at: 0)
    table.insertRows(at: [0])
    scene.layOut()
    #expect(scene.names == ["new", "0", "1", "2", "3"])
  }

  @Test func `rows at the end go while they are looked at`() {
    table.scroll(.end)
    scene.layOut()
    blocks.rows.removeLast(12)
    table.deleteRows(at: Array(8..<20))
    scene.layOut()
    #expect(scene.names == ["3", "4", "5", "6", "7"])
    blocks.rows.removeAll()
    table.deleteRows(at: Array(0..<8))
    scene.layOut()
    #expect(scene.frames.isEmpty)
    insert("first", at: 0)
    table.insertRows(at: [0])
    scene.layOut()
    #expect(scene.names == ["first"])
  }

  @Test func `a reloaded row is asked for again, others are not`() {
    let cells = table.visibleCells
    blocks.rows[1] = ("one", 3)
    blocks.rows[2] = ("not told", 4)
    blocks.forgetCounts()
    table.reloadRows(at: [1, 19])
    scene.layOut()
    #expect(scene.names == ["0", "one", "2"])
    #expect(scene.frames == [[0, 0, 1], [1, 1, 3], [2, 4, 1]])
    #expect(blocks.asked == 1)
    #expect(table.visibleCells[2] === cells[2])
    #expect(blocks.made <= 6)
  }

  @Test func `a moved row is measured no more than another`() {
    blocks.rows.insert(blocks.rows.remove(at: 0), at: 3)
    blocks.forgetCounts()
    table.moveRow(at: 0, to: 3)
    scene.layOut()
    #expect(scene.names == ["1", "2", "3", "0", "4"])
    #expect(blocks.asked == 0)
    blocks.rows.insert(blocks.rows.remove(at: 19), at: 1)
    table.moveRow(at: 19, to: 1)
    scene.layOut()
    #expect(scene.names == ["1", "19", "2", "3", "0"])
    // The row at the top leaves: its place is what is looked at.
    table.scroll(.lines(2))
    scene.layOut()
    blocks.rows.insert(blocks.rows.remove(at: 2), at: 15)
    table.moveRow(at: 2, to: 15)
    scene.layOut()
    #expect(scene.names == ["3", "0", "4", "5", "6"])
  }

  @Test func `updates together count from before and after all of them`() {
    // 0 1 2 3 4 5 ... without 1 and 4, with 3 at the start and two new ones.
    blocks.rows = [("3", 1), ("0", 1), ("x", 1), ("2", 1), ("y", 1)] + blocks.rows[5...]
    table.performBatchUpdates {
      table.insertRows(at: [4])
      table.deleteRows(at: [4])
      table.moveRow(at: 3, to: 0)
      table.insertRows(at: [2])
      table.deleteRows(at: [1])
      scene.layOut()
      #expect(scene.names == ["0", "1", "2", "3", "4"])
    }
    scene.layOut()
    #expect(scene.names == ["3", "0", "x", "2", "y"])
    #expect(table.tableReports.isEmpty)
  }

  @Test func `updates within updates wait for the outermost end`() {
    table.beginUpdates()
    table.beginUpdates()
    blocks.rows.removeFirst()
    table.deleteRows(at: [0])
    table.endUpdates()
    scene.layOut()
    #expect(table.numberOfRows == 20)
    table.endUpdates()
    table.endUpdates()
    scene.layOut()
    #expect(scene.names == ["1", "2", "3", "4", "5"])
    #expect(table.tableReports.isEmpty)
  }

  @Test func `several updates before a layout follow each other`() {
    insert("a", at: 1)
    table.insertRows(at: [1])
    blocks.rows.removeFirst()
    table.deleteRows(at: [0])
    blocks.rows.insert(blocks.rows.remove(at: 0), at: 2)
    table.moveRow(at: 0, to: 2)
    scene.layOut()
    #expect(scene.names == ["1", "2", "a", "3", "4"])
    #expect(table.tableReports.isEmpty)
  }

  @Test func `empty updates measure the rows again, with the same cells`() {
    blocks.given = [0: 2]
    table.delegate = blocks
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1], [2, 3, 1], [3, 4, 1]])
    let cells = table.visibleCells
    blocks.given = [0: 3, 1: 2]
    blocks.forgetCounts()
    table.beginUpdates()
    table.endUpdates()
    scene.layOut()
    #expect(scene.frames == [[0, 0, 3], [1, 3, 2]])
    #expect(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
    #expect(blocks.asked == 0)
  }

  @Test func `a row that opens keeps its cell`() {
    (table.visibleCells[1] as? BlockCell)?.block.lines = 4
    blocks.rows[1].lines = 4
    blocks.forgetCounts()
    table.performBatchUpdates {}
    scene.layOut()
    #expect(scene.frames == [[0, 0, 1], [1, 1, 4]])
    #expect(blocks.asked == 0)
  }

  @Test func `a row that is scrolled to is the one that was named`() {
    table.scrollToRow(at: 9, at: .top)
    table.deleteRows(at: [0, 1])
    blocks.rows.removeFirst(2)
    scene.layOut()
    #expect(scene.names.first == "9")
    table.scrollToRow(at: 2, at: .top)
    table.deleteRows(at: [2])
    blocks.rows.remove(at: 2)
    scene.layOut()
    #expect(scene.names.first == "9")
    insert("new", at: 3)
    table.insertRows(at: [3])
    table.scrollToRow(at: 3, at: .top)
    scene.layOut()
    #expect(scene.names.first == "new")
  }

  /// A text of which two lines are shown until it is opened.
  private final class FoldedCell: TableViewCell {
    let label = Label("one two three four five")
    let fold: LayoutConstraint

    required init() {
      fold = label.heightAnchor.constraint(equalToConstant: 2)
      super.init()
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.mas.makeConstraints { $0.edges.equalTo(contentView) }
      label.setContentCompressionResistancePriority(500, for: .vertical)
      label.setContentHuggingPriority(1000, for: .vertical)
      fold.priority = .defaultHigh
      fold.isActive = true
    }
  }

  @Test func `a row unfolds when a constraint below required goes`() throws {
    final class Folded: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        tableView.dequeueReusableCell(FoldedCell.self)
      }
    }
    // Six columns: one and two, three, four, five are five lines, of which two are shown.
    let scene = TableScene(Folded(), 6, 8)
    #expect(scene.frames == [[0, 0, 2], [1, 2, 2]])
    let cell = try #require(scene.table.cellForRow(at: 0) as? FoldedCell)
    cell.fold.isActive = false
    scene.table.performBatchUpdates {}
    scene.layOut()
    #expect(scene.frames == [[0, 0, 5], [1, 5, 2]])
    #expect(scene.table.cellForRow(at: 0) === cell)
    cell.fold.isActive = true
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 2]])
  }
}
