import AutoLayout
import CellViews
import Masonry

/// A view of a natural height.
@MainActor final class Block: View {
  var lines = 1 { didSet { if lines != oldValue { invalidateIntrinsicContentSize() } } }
  var onMeasure: (() -> Void)?

  override var intrinsicContentSize: Size {
    onMeasure?()
    return Size(width: View.noIntrinsicMetric, height: Double(lines))
  }
}

/// A cell as high as its block.
@MainActor final class BlockCell: TableViewCell {
  let block = Block()
  var name = ""

  required init() {
    super.init()
    contentView.addSubview(block)
    block.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }
}

/// Rows of blocks, each with a name; how many cells were made and measured for them, and heights
/// for those who ask.
@MainActor final class Blocks: TableViewDataSource, TableViewDelegate {
  var rows: [(name: String, lines: Int)]
  /// What the delegate says, by row; otherwise what the table says.
  var given: [Int: Double] = [:]
  var estimates: ((Int) -> Double)?
  private(set) var asked = 0
  private(set) var measured = 0
  private(set) var heightsAsked = 0
  private(set) var estimatesAsked = 0
  private var cells: [BlockCell] = []

  init(_ lines: [Int]) { rows = lines.enumerated().map { ("\($0)", $1) } }

  convenience init(count: Int, lines: Int = 1) {
    self.init(Array(repeating: lines, count: count))
  }

  /// The number of cells that there are.
  var made: Int { cells.count }

  func forgetCounts() { (asked, measured, heightsAsked, estimatesAsked) = (0, 0, 0, 0) }

  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
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

  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    heightsAsked += 1
    return given[row] ?? tableView.rowHeight
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double {
    estimatesAsked += 1
    return estimates?(row) ?? tableView.estimatedRowHeight
  }
}

/// A table that fills a window of 12 by 5 cells, or of another size.
@MainActor struct TableScene {
  let window: Window
  let table = TableView()
  /// The table does not keep it alive.
  let source: any TableViewDataSource

  init(_ source: any TableViewDataSource, _ width: Int = 12, _ height: Int = 5) {
    self.source = source
    window = Window(width, height)
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    table.dataSource = source
    layOut()
  }

  func layOut() { window.layoutIfNeeded() }

  /// What the table reports, as the window's reports have it.
  var reportsOfTable: [String] { table.tableReports.map { "TableView[0]: \($0)" } }

  /// The visible rows, each with its top and its height.
  var frames: [[Double]] {
    zip(table.visibleRows, table.visibleCells).map {
      [Double($0), $1.frame.minY, $1.frame.height]
    }
  }

  /// The names of the visible rows.
  var names: [String] { table.visibleCells.map { ($0 as? BlockCell)?.name ?? "?" } }
}
