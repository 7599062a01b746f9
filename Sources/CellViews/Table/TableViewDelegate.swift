/// The heights of a table's rows, row by row. Everything has a default. UIKit's name:
/// `UITableViewDelegate`.
@MainActor public protocol TableViewDelegate: AnyObject {
  /// The height of a row in cells, its separator included.
  ///
  /// A fraction is rounded up. 0 leaves the row out. ``TableView/automaticDimension``, another
  /// negative number and one that is not finite let the cell's own constraints decide. Asked once
  /// for each row that is needed, and again after a reload, after updates and at another width; the
  /// default is ``TableView/rowHeight``.
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double

  /// The height in cells that a row is taken to have until it is measured, for
  /// ``TableView/contentSize`` and ``TableView/contentOffset``.
  ///
  /// A fraction is rounded up; what is not above 0 stands for the table's own estimate. Asked for
  /// every row at once, when one of the two is first read after a reload or after updates; the
  /// default is ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double
}

extension TableViewDelegate {
  /// The table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    tableView.rowHeight
  }

  /// The table's ``TableView/estimatedRowHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double {
    tableView.estimatedRowHeight
  }
}
