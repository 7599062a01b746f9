import Ashlar

/// A table of rows of three labels, each as high as the longest, in which a row is selected.
@MainActor final class LongListing: TableViewDataSource {
  private let window = Window(size: CellSize(width: 100, height: 40))
  private let table = TableView()
  private let count: Int

  /// Opens the table: the first screen is drawn.
  init(rows count: Int) {
    self.count = count
    table.dataSource = self
    table.allowsSelection = true
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    _ = window.render()
  }

  /// Selects a row and shows it.
  func select(_ row: Int) {
    table.selectRow(at: row, scrollPosition: .bottom)
    draw()
  }

  /// Presses a key, and draws the screen.
  func press(_ key: KeyPress.Key) {
    window.send(.key(KeyPress(key)))
    draw()
  }

  private func draw() {
    _ = window.render()
    mostHidden = max(mostHidden, living.count - table.visibleRows.count)
  }

  /// The most cells that were alive at one time and not visible.
  private(set) var mostHidden = 0
  private let living = Living()

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ListingCell.self)
    cell.token = cell.token ?? Living.Token(of: living)
    cell.show(row)
    return cell
  }
}

/// Counts the cells of a table that are alive.
final class Living {
  fileprivate(set) var count = 0

  /// One of them, as long as it is held.
  final class Token {
    private let living: Living

    init(of living: Living) {
      self.living = living
      living.count += 1
    }

    deinit { living.count -= 1 }
  }
}

@MainActor final class ListingCell: TableViewCell {
  var token: Living.Token?
  private let labels = [Label(), Label(), Label()]

  required init() {
    super.init()
    for (index, label) in labels.enumerated() {
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.mas.makeConstraints { make in
        make.top.equalTo(contentView)
        make.bottom.lessThanOrEqualTo(contentView)
        make.width.equalTo(30)
        make.left.equalTo(33 * index)
      }
    }
  }

  func show(_ row: Int) {
    for (index, label) in labels.enumerated() {
      label.text = "row \(row): " + String(repeating: "a word ", count: 4 + (row + index) % 3)
    }
  }
}
