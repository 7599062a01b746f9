extension TableView {
  /// The number of rows, as of the last layout.
  public final var numberOfRows: Int { rowCount }
  /// The indices of the rows that are at least partly visible, as of the last layout. UIKit's name:
  /// `indexPathsForVisibleRows`.
  public final var visibleRows: [Int] { shownRows.map(\.row) }
  /// The cells of ``visibleRows``, in the same order.
  public final var visibleCells: [TableViewCell] { shownRows.map(\.cell) }

  /// Returns the cell of a row, as of the last layout; `nil` if the row is not visible.
  public final func cellForRow(at row: Int) -> TableViewCell? {
    shownRows.first { $0.row == row }?.cell
  }

  /// Returns the row of a cell, as of the last layout; `nil` if the cell is not visible. UIKit's name:
  /// `indexPath(for:)`.
  public final func row(for cell: TableViewCell) -> Int? {
    shownRows.first { $0.cell === cell }?.row
  }

  /// Returns a spare cell of a class, or a new one.
  public final func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
    guard let cell = cells.takeSpare(type) else { return Cell() }
    cell.prepareForReuse()
    return cell
  }
}
