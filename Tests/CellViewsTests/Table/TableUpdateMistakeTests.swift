import AutoLayout
import CellViews
import TableFixtures
import Testing

@MainActor struct TableUpdateMistakeTests {
  let blocks = Blocks(count: 20)
  let scene: TableScene
  var table: TableView { scene.table }

  init() { scene = TableScene(blocks) }

  private func insert(_ name: String, at row: Int) {
    blocks.rows.insert((name, 1), at: row)
  }

  @Test func `a data source with another number of rows is asked for everything, and reported`() {
    insert("a", at: 0)
    insert("b", at: 0)
    table.insertRows(at: [0])
    scene.layOut()
    #expect(scene.names == ["b", "a", "0", "1", "2"])
    #expect(table.tableReports == [.rowCountMismatch(expected: 21, actual: 22)])
    #expect(
      table.tableReports[0].description == """
        After the updates the table should have 21 rows, but its data source has 22. Tell the table \
        of every row that is inserted or deleted. All rows were reloaded.
        """)
    #expect(scene.window.reports.map(\.description) == scene.reportsOfTable)
  }

  @Test func `a table that is not in a window yet takes its reports along`() {
    let table = TableView()
    table.dataSource = blocks
    table.frame = Rect(x: 0, y: 0, width: 12, height: 5)
    table.layoutIfNeeded()
    table.deleteRows(at: [20])
    #expect(scene.window.reports.isEmpty)
    scene.window.addSubview(table)
    #expect(scene.window.reports.count == 1)
    // They are those of its tree now.
    #expect(table.reports == scene.window.reports)
  }

  @Test func `updates of rows that there are not reload the table, and are reported`() {
    let impossible: [(TableView) -> Void] = [
      { $0.deleteRows(at: [20]) }, { $0.deleteRows(at: [-1]) }, { $0.insertRows(at: [21]) },
      { $0.insertRows(at: [.max, .min]) }, { $0.reloadRows(at: [20]) },
      { $0.moveRow(at: 0, to: 20) }, { $0.moveRow(at: -1, to: 0) },
      { table in
        table.performBatchUpdates {
          table.moveRow(at: 1, to: 2)
          table.moveRow(at: 1, to: 3)
        }
      },
      { table in
        table.performBatchUpdates {
          table.deleteRows(at: [1])
          table.moveRow(at: 1, to: 3)
        }
      },
      { table in
        table.performBatchUpdates {
          table.insertRows(at: [3])
          table.moveRow(at: 1, to: 3)
        }
      },
    ]
    for (index, update) in impossible.enumerated() {
      update(table)
      scene.layOut()
      #expect(scene.names == ["0", "1", "2", "3", "4"])
      #expect(table.tableReports.count == index + 1)
      #expect(table.tableReports.last == .impossibleUpdates(rowCount: 20))
    }
  }

  @Test func `reports do not pile up without end`() {
    for _ in 0..<120 { table.deleteRows(at: [20]) }
    // After the first one the table waits for a reload, which makes any updates moot.
    #expect(table.tableReports.count == 1)
    for _ in 0..<120 {
      scene.layOut()
      table.deleteRows(at: [20])
    }
    #expect(table.tableReports.count == 100)
    // To be read, each is there once.
    #expect(scene.window.reports.map(\.description) == [scene.reportsOfTable[0]])
  }

  @Test func `updates from within the data source are done afterwards`() {
    final class Restless: TableViewDataSource {
      var names = ["a", "b", "c"]
      func numberOfRows(in tableView: TableView) -> Int { names.count }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        if names[row] == "b" {
          names[row] = "B"
          names.insert("x", at: 0)
          tableView.insertRows(at: [0])
          let cell = tableView.dequeueReusableCell(TextCell.self)
          cell.label.text = "B"
          return cell
        }
        let cell = tableView.dequeueReusableCell(TextCell.self)
        // The table still counts without the new row.
        cell.label.text = names[names.count == 4 && row == 2 ? 3 : row]
        return cell
      }
    }
    let restless = Restless()
    table.dataSource = restless
    scene.layOut()
    #expect(
      table.visibleCells.compactMap { ($0 as? TextCell)?.label.text } == ["x", "a", "B", "c"])
    #expect(scene.window.reports.isEmpty)
    #expect(table.tableReports.isEmpty)
  }
}
