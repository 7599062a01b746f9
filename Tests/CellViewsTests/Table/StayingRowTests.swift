import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// What stays where it was on the screen when the rows of a table come in another order.
@MainActor struct StayingRowTests {
  private typealias Source = TableViewDiffableDataSource<Int, Int>
  private let window: Window
  private let table = TableView()
  private let source: Source

  init() {
    window = Window(12, 10)
    source = Source(tableView: table) { table, _, item in
      let cell = table.dequeueReusableCell(BlockCell.self)
      (cell.name, cell.block.lines) = ("\(item)", Self.height(of: item))
      return cell
    }
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    table.allowsSelection = true
  }

  /// The height of the row of an item; below a thousand all are one line high.
  private static func height(of item: Int) -> Int { item < 1000 ? 1 : 1 + item % 3 }

  private func apply(_ items: [Int], sections: Int = 1) {
    var snapshot = Source.Snapshot()
    for section in 0..<sections {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(items[part(section, of: sections, items.count)]))
    }
    source.apply(snapshot)
    window.layoutIfNeeded()
  }

  private func part(_ index: Int, of parts: Int, _ count: Int) -> Range<Int> {
    index * count / parts..<(index + 1) * count / parts
  }

  /// The top of an item's row; `nil` where it is not seen.
  private func top(of item: Int) -> Double? {
    source.row(for: item).flatMap { table.cellForRow(at: $0)?.frame.minY }
  }

  private var names: [String] { table.visibleCells.map { ($0 as? BlockCell)?.name ?? "?" } }

  @Test(arguments: 0..<8)
  func `the focused row stays in its line when the table is sorted anew`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    apply(Array(0..<100))
    table.selectRow(at: 50, scrollPosition: .middle)
    window.layoutIfNeeded()
    for step in 0..<30 {
      let before = try #require(top(of: 50))
      let items = Array(0..<100).shuffled(using: &random)
      apply(items)
      let row = try #require(items.firstIndex(of: 50))
      let first = min(max(0, row - Int(before)), 90)
      #expect(table.visibleRows.first == first, "seed \(seed), step \(step)")
      #expect(table.focusedRow == row && table.selectedRow == row)
    }
  }

  @Test(arguments: 0..<12)
  func `also among rows of any height, in sections, in any size`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    source.headerTitle = { $0.isMultiple(of: 2) ? "section \($0)" : nil }
    var items = Array(1000..<1060)
    apply(items, sections: 4)
    table.selectRow(at: 30, scrollPosition: .middle)
    window.layoutIfNeeded()
    for step in 0..<30 {
      window.resize(12, Int.random(in: 4...20, using: &random))
      table.scrollToRow(at: table.focusedRow ?? 0, at: .none)
      window.layoutIfNeeded()
      let before = try #require(top(of: 1030))
      let others = items.filter { $0 != 1030 }.shuffled(using: &random)
        .prefix(Int.random(in: 20...70, using: &random))
      items = Array(others)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        items.append(1100 + 100 * step + items.count)
      }
      items.insert(1030, at: Int.random(in: 0...items.count, using: &random))
      apply(items, sections: 4)
      let comment = "seed \(seed), step \(step)"
      let after = try #require(top(of: 1030), "\(comment)")
      let isAtStart = table.contentOffset.y == 0
      let lastRow = table.visibleRows.last
      let isAtEnd =
        lastRow == items.count - 1
        && table.visibleCells.last?.frame.maxY == table.bounds.height
      #expect(
        after == before || after < before && isAtStart || after > before && isAtEnd, "\(comment)")
      #expect(source.itemIdentifier(for: table.focusedRow ?? -1) == 1030, "\(comment)")
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `where it is out of sight, another row that was seen stays, and else the offset`() {
    table.estimatedRowHeight = 1
    apply(Array(0..<100))
    table.selectRow(at: 3)
    table.scrollToRow(at: 40, at: .top)
    window.layoutIfNeeded()
    // All that is seen but 45 goes to the end, backwards.
    let gone = [49, 48, 47, 46, 44, 43, 42, 41, 40]
    let items = (0..<100).filter { !gone.contains($0) } + gone
    apply(items)
    #expect(top(of: 45) == 5 && names.prefix(6) == ["35", "36", "37", "38", "39", "45"])
    // All that is seen goes, wherever to.
    table.scrollToRow(at: 40, at: .top)
    window.layoutIfNeeded()
    let offset = table.contentOffset.y
    let seen = table.visibleRows.map { items[$0] }
    apply(items.filter { !seen.contains($0) } + seen.reversed())
    #expect(offset == 40 && table.contentOffset.y == 40)
    let next = table.visibleRows.compactMap(source.itemIdentifier)
    apply(source.snapshot().itemIdentifiers.filter { !next.contains($0) })
    #expect(table.contentOffset.y == 40 && table.numberOfRows == 90)
    // A few that go from the top let the next ones come up.
    let top = table.visibleRows.compactMap(source.itemIdentifier)
    apply(source.snapshot().itemIdentifiers.filter { !top.prefix(2).contains($0) })
    #expect(names.prefix(8) == top.dropFirst(2).prefix(8).map { "\($0)" }[...])
  }

  @Test func `a deleted row that had the focus takes nothing along`() {
    apply(Array(0..<100))
    table.selectRow(at: 50, scrollPosition: .middle)
    window.layoutIfNeeded()
    let before = names
    apply((0..<100).filter { $0 != 50 })
    #expect(names == before.filter { $0 != "50" } + ["56"] && names[4] == "51")
    #expect(table.focusedRow == 50)
  }

  @Test func `rows that come to the start are seen, and a new order keeps the line there, too`() {
    apply(Array(0..<100))
    table.selectRow(at: 3)
    window.layoutIfNeeded()
    apply([100] + Array(0..<100))
    #expect(names.first == "100" && top(of: 3) == 4)
    apply(Array((0...100).reversed()))
    // There is not more below it.
    #expect(top(of: 3) == 6 && names.last == "0")
    apply([3] + (0...100).filter { $0 != 3 })
    #expect(top(of: 3) == 0 && table.contentOffset.y == 0)
  }

  @Test func `a table at its start shows what comes there below its inset`() {
    apply(Array(0..<100))
    table.contentInset.top = 2
    window.layoutIfNeeded()
    apply([100] + Array(0..<100))
    #expect(names.first == "100" && top(of: 100) == 2 && table.contentOffset.y == -2)
  }

  @Test func `a row in which something has the focus stays in its line`() throws {
    table.allowsSelection = false
    let fields = (0..<40).map { _ in CellViews.TextField() }
    let source = Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.contentView.addSubview(fields[item])
      fields[item].mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
      return cell
    }
    var snapshot = Source.Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot)
    table.scrollToRow(at: 20, at: .top)
    window.layoutIfNeeded()
    fields[24].becomeFirstResponder()
    var random = SeededGenerator(seed: 3)
    var line = 4.0
    for _ in 0..<10 {
      let items = Array(0..<40).shuffled(using: &random)
      snapshot = Source.Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      window.layoutIfNeeded()
      let row = try #require(items.firstIndex(of: 24))
      #expect(fields[24].isFirstResponder)
      #expect(Double(table.visibleRows.first ?? -1) == max(0, min(Double(row) - line, 30)))
      line = fields[24].absoluteFrame.minY
    }
  }
}
