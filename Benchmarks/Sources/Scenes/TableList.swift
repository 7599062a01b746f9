import Ashlar

/// The rows of ``LongList`` in a table, which has cells for those that are seen.
@MainActor final class TableList: View {
  private let table = TableView()

  override init() {
    super.init()
    table.showsVerticalScrollIndicator = false
    table.dataSource = self
    addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(self) }
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    ListKey(key).map { table.scroll($0.move(page: bounds.height)) } != nil
  }
}

extension TableList: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { LongList.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ListCell.self)
    cell.row.show(row)
    return cell
  }
}

/// A row of the list as a cell.
@MainActor final class ListCell: TableViewCell {
  let row = ListRow()

  required init() {
    super.init()
    contentView.addSubview(row)
    row.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }
}
