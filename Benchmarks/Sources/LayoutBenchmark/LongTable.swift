import Ashlar

/// A table of rows that say their heights themselves.
@MainActor final class LongTable: TableViewDataSource {
  private let window = Window(size: CellSize(width: 100, height: 40))
  private let table = TableView()
  private let count: Int

  init(rows count: Int) {
    self.count = count
    table.dataSource = self
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    _ = window.render()
  }

  /// Shows what begins with a row.
  func show(_ row: Int) {
    table.scrollToRow(at: row, at: .top)
    _ = window.render()
  }

  /// Shows one more row, which is measured for the first time.
  func advance() {
    table.scroll(.lines(1))
    _ = window.render()
  }

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TextCell.self)
    cell.text.text = "row \(row) says that it is one line high"
    return cell
  }
}

@MainActor final class TextCell: TableViewCell {
  let text = Label()

  required init() {
    super.init()
    contentView.addSubview(text)
    text.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }
}
