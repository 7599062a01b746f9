import Ashlar

/// A table of rows of one to four lines, of which a window shows a few.
@MainActor final class LongTable: TableViewDataSource {
  private let window = Window(size: CellSize(width: 40, height: 30))
  private let table = TableView()
  private let rows: Int
  private(set) var cellsMade = 0

  init(rows: Int) {
    self.rows = rows
    window.addSubview(table)
    table.mas.makeConstraints { make in make.edges.equalTo(window) }
    table.dataSource = self
    window.layoutIfNeeded()
  }

  var visibleCount: Int { table.visibleRows.count }

  /// Scrolls and lays out.
  func scroll(_ move: ScrollMove) {
    table.scroll(move)
    window.layoutIfNeeded()
  }

  func numberOfRows(in tableView: TableView) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TextCell.self)
    if !cell.isCounted {
      cell.isCounted = true
      cellsMade += 1
    }
    cell.label.text = Array(repeating: "row \(row) of a long table", count: 1 + 2 * row % 5)
      .joined(separator: ", ")
    return cell
  }
}

/// A cell as high as its text.
@MainActor private final class TextCell: TableViewCell {
  let label = Label()
  var isCounted = false

  required init() {
    super.init()
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.mas.makeConstraints { make in make.edges.equalTo(contentView) }
  }
}
