import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

@MainActor struct DiffableTests {
  private typealias Source = TableViewDiffableDataSource<String, Int>
  private let window = Window(12, 8)
  private let table = TableView()
  private let source: Source

  init() {
    source = Source(tableView: table) { table, _, item in
      let cell = table.dequeueReusableCell(TextCell.self)
      cell.label.text = "item \(item)"
      return cell
    }
    window.addSubview(table)
    table.frame = Rect(x: 0, y: 0, width: 12, height: 8)
    table.showsVerticalScrollIndicator = false
  }

  private func apply(_ sections: KeyValuePairs<String, [Int]>) {
    var snapshot = Source.Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
  }

  private var lines: [String] { window.screen.filter { !$0.isEmpty } }

  @Test func `a snapshot is shown, and cells, place and selection stay with their items`() {
    apply(["a": Array(0..<20)])
    #expect(lines == (0..<8).map { "item \($0)" })
    table.allowsSelection = true
    table.selectRow(at: 9)
    table.scrollToRow(at: 6, at: .top)
    _ = lines
    let cells = Dictionary(uniqueKeysWithValues: zip(6...13, table.visibleCells))
    // 9 and 12 change places, 7 goes, and 100 comes first.
    var snapshot = source.snapshot()
    snapshot.moveItem(12, beforeItem: 9)
    snapshot.moveItem(9, afterItem: 11)
    snapshot.deleteItems([7])
    snapshot.insertItems([100], beforeItem: 0)
    source.apply(snapshot)
    // The one with the focus stays in its line.
    #expect(Array(lines.prefix(6)) == [12, 10, 11, 9, 13, 14].map { "item \($0)" })
    #expect(source.itemIdentifier(for: table.selectedRow ?? -1) == 9)
    for (row, item) in zip(table.visibleRows, [12, 10, 11, 9, 13]) {
      #expect(source.itemIdentifier(for: row) == item && source.row(for: item) == row)
      #expect(table.cellForRow(at: row) === cells[item])
    }
    #expect(source.row(for: 7) == nil && source.itemIdentifier(for: 99) == nil)
    #expect(window.reports.isEmpty)
  }

  @Test func `sections move with their titles`() {
    source.headerTitle = { $0 == "b" ? nil : "- \($0)" }
    source.footerTitle = { $0 == "b" ? "end" : nil }
    apply(["a": [1, 2], "b": [3], "c": []])
    #expect(lines == ["- a", "item 1", "item 2", "item 3", "end", "- c"])
    var snapshot = source.snapshot()
    snapshot.moveSection("a", afterSection: "c")
    snapshot.moveItem(2, afterItem: 3)
    snapshot.appendItems([4], toSection: "c")
    source.apply(snapshot)
    #expect(lines == ["item 3", "item 2", "end", "- c", "item 4", "- a", "item 1"])
    #expect((0...3).map { source.sectionIdentifier(for: $0) } == ["b", "c", "a", nil])
    snapshot = source.snapshot()
    snapshot.deleteSections(["c"])
    snapshot.insertSections(["d"], beforeSection: "b")
    snapshot.insertSections(["e"], afterSection: "b")
    source.apply(snapshot)
    #expect(lines == ["- d", "item 3", "item 2", "end", "- e", "- a", "item 1"])
    snapshot.deleteAllItems()
    source.apply(snapshot)
    #expect(lines.isEmpty && table.numberOfSections == 0)
  }

  @Test func `only reloaded items are asked for again`() {
    final class Asked { var items: [Int] = [] }
    let asked = Asked()
    let source = Source(tableView: table) { table, _, item in
      asked.items.append(item)
      let cell = table.dequeueReusableCell(TextCell.self)
      cell.label.text = "\(item)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    _ = window.render()
    asked.items = []
    snapshot = source.snapshot()
    snapshot.reloadItems([2])
    snapshot.moveItem(3, beforeItem: 1)
    source.apply(snapshot)
    _ = window.render()
    #expect(asked.items == [2] && lines == ["3", "1", "2"])
    source.apply(source.snapshot())
    _ = window.render()
    #expect(asked.items == [2])
  }

  @Test func `what cannot be is left out and told`() {
    var snapshot = Source.Snapshot()
    snapshot.appendItems([9])
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2, 1], toSection: "a")
    snapshot.appendItems([2, 3], toSection: "b")
    snapshot.insertItems([7], beforeItem: 70)
    snapshot.deleteItems([71, 71])
    snapshot.deleteSections(["x"])
    snapshot.moveItem(1, afterItem: 72)
    snapshot.moveItem(1, beforeItem: 1)
    snapshot.moveSection("a", beforeSection: "y")
    snapshot.reloadItems([73])
    source.apply(snapshot)
    #expect(lines == ["item 1", "item 2", "item 3"])
    let told = table.tableReports.map { "\($0)".prefix { $0 != "." } }
    #expect(
      told == [
        "There is no section for items: append one first", "There is a section \"a\" already",
        "There is an item \"1\" already", "There is an item \"2\" already",
        "There is no item \"70\"",
        "There is no item \"71\"", "There is no section \"x\"", "There is no item \"72\"",
        "There is no section \"y\"", "There is no item \"73\"",
      ])
    #expect(window.reports.count == told.count)
    // Once.
    source.apply(source.snapshot())
    #expect(table.tableReports.count == told.count)
  }

  @Test func `what a snapshot has`() {
    var snapshot = Source.Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.itemIdentifiers(inSection: "x").isEmpty)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("x") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    snapshot.moveItem(3, beforeItem: 1)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1, 2])
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 0 && snapshot.indexOfItem(1) == nil)
    #expect("\(snapshot)" == "<DiffableDataSourceSnapshot: 1 sections, 0 items>")
  }

  @Test(arguments: 0..<30)
  func `any snapshot after any other, several before a layout`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    source.headerTitle = { $0.hasPrefix("h") ? $0 : nil }
    source.footerTitle = { $0.hasSuffix("f") ? $0 : nil }
    table.allowsSelection = true
    table.becomeFirstResponder()
    for step in 0..<30 {
      let focused = table.focusedRow.flatMap { source.itemIdentifier(for: $0) }
      var kept = focused.map { [$0] } ?? []
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        var snapshot = Source.Snapshot()
        var items = (0..<14).shuffled(using: &random).prefix(
          Int.random(in: 0...14, using: &random))
        for section in ["h1", "hf", "f", "x"].shuffled(using: &random) {
          snapshot.appendSections([section])
          let count = Int.random(in: 0...items.count, using: &random)
          snapshot.appendItems(Array(items.prefix(count)))
          items = items.dropFirst(count)
        }
        source.apply(snapshot)
        kept.removeAll { !snapshot.itemIdentifiers.contains($0) }
      }
      let snapshot = source.snapshot()
      if let item = kept.first {
        #expect(table.selectedRow == snapshot.indexOfItem(item), "seed \(seed), step \(step)")
      }
      if Bool.random(using: &random) {
        table.scroll(.lines(Int.random(in: -6...6, using: &random)))
      }
      let shown = lines
      let all = snapshot.sectionIdentifiers.flatMap { section in
        (section.hasPrefix("h") ? [section] : [])
          + snapshot.itemIdentifiers(inSection: section).map { "item \($0)" }
          + (section.hasSuffix("f") ? [section] : [])
      }
      #expect(shown.count == min(8, all.count), "seed \(seed), step \(step)")
      let starts = all.indices.filter { Array(all[$0...].prefix(shown.count)) == shown }
      #expect(!starts.isEmpty || all.isEmpty, "seed \(seed), step \(step): \(shown) of \(all)")
      #expect((table.focusedRow == nil) == (snapshot.numberOfItems == 0))
    }
    #expect(table.tableReports.isEmpty && window.reports.isEmpty)
  }
}
