import AutoLayout
import CellViews
import Masonry

/// A cell with a text that wraps.
@MainActor package final class TextCell: TableViewCell {
  package let label = Label()
  package var reuses = 0

  package required init() {
    super.init()
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.mas.makeConstraints { $0.edges.equalTo(contentView) }
  }

  package override func prepareForReuse() { reuses += 1 }
}

/// Rows of texts, and a count of the cells that were asked for.
@MainActor package final class Rows: TableViewDataSource {
  package var texts: [Int: String] = [:]
  package var count: Int
  package private(set) var asked: [Int] = []

  package init(count: Int) { self.count = count }

  package func numberOfRows(in tableView: TableView) -> Int { count }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    asked.append(row)
    let cell = tableView.dequeueReusableCell(TextCell.self)
    cell.label.text = texts[row] ?? "row \(row)"
    return cell
  }

  package func forgetAsked() { asked = [] }
}
