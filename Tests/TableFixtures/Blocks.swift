import AutoLayout
import CellDrawing
import CellViews
import Masonry

/// A view of a natural height.
@MainActor package final class Block: View {
  package var lines = 1 { didSet { if lines != oldValue { invalidateIntrinsicContentSize() } } }
  package var onMeasure: (() -> Void)?

  package override var intrinsicContentSize: Size {
    onMeasure?()
    return Size(width: View.noIntrinsicMetric, height: Double(lines))
  }
}

/// A cell as high as its block.
@MainActor package final class BlockCell: TableViewCell {
  package let block = Block()
  package var name = ""

  package required init() {
    super.init()
    contentView.addSubview(block)
    block.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }
}

/// Rows of blocks, each with a name; how many cells were made and measured for them, and heights
/// for those who ask.
@MainActor package final class Blocks: TableViewDataSource, TableViewDelegate {
  package var rows: [(name: String, lines: Int)]
  /// What the delegate says, by row; otherwise what the table says.
  package var given: [Int: Double] = [:]
  package var estimates: ((Int) -> Double)?
  package private(set) var asked = 0
  package private(set) var measured = 0
  package private(set) var heightsAsked = 0
  package private(set) var estimatesAsked = 0
  private var cells: [BlockCell] = []

  package init(_ lines: [Int]) { rows = lines.enumerated().map { ("\($0)", $1) } }

  package convenience init(count: Int, lines: Int = 1) {
    self.init(Array(repeating: lines, count: count))
  }

  /// The number of cells that there are.
  package var made: Int { cells.count }

  package func forgetCounts() { (asked, measured, heightsAsked, estimatesAsked) = (0, 0, 0, 0) }

  package func numberOfRows(in tableView: TableView) -> Int { rows.count }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(BlockCell.self)
    if !cells.contains(where: { $0 === cell }) {
      cells.append(cell)
      cell.block.onMeasure = { [unowned self] in measured += 1 }
    }
    cell.name = rows[row].name
    cell.block.lines = rows[row].lines
    return cell
  }

  package func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    heightsAsked += 1
    return given[row] ?? tableView.rowHeight
  }

  package func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double {
    estimatesAsked += 1
    return estimates?(row) ?? tableView.estimatedRowHeight
  }
}

/// A table that fills a window of 12 by 5 cells, or of another size.
@MainActor package struct TableScene {
  package let window: Window
  package let table = TableView()
  /// The table does not keep it alive.
  package let source: any TableViewDataSource

  package init(_ source: any TableViewDataSource, _ width: Int = 12, _ height: Int = 5) {
    self.source = source
    window = Window(size: CellSize(width: width, height: height))
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    table.dataSource = source
    layOut()
  }

  package func layOut() { window.layoutIfNeeded() }

  /// What the table reports, as the window's reports have it.
  package var reportsOfTable: [String] { table.tableReports.map { "TableView[0]: \($0)" } }

  /// The visible rows, each with its top and its height.
  package var frames: [[Double]] {
    zip(table.visibleRows, table.visibleCells).map {
      [Double($0), $1.frame.minY, $1.frame.height]
    }
  }

  /// The names of the visible rows.
  package var names: [String] { table.visibleCells.map { ($0 as? BlockCell)?.name ?? "?" } }
}
