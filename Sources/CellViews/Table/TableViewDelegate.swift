/// Provides row heights and estimates, row by row. Every method has a default. UIKit's name:
/// `UITableViewDelegate`.
@MainActor public protocol TableViewDelegate: AnyObject {
  /// Returns the height of a row in cells, separator included.
  ///
  /// A fraction is rounded up. 0 leaves the row out. ``TableView/automaticDimension``, another
  /// negative number and one that is not finite let the cell's constraints define it. Called once
  /// for each row that is needed, and again after a reload, after updates and at another width. The
  /// default is ``TableView/rowHeight``.
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double

  /// Returns the estimated height in cells of a row that was not measured, for
  /// ``TableView/contentSize`` and ``TableView/contentOffset``.
  ///
  /// A fraction is rounded up; a value that is not above 0 stands for the table's own estimate.
  /// Called for all rows at once, when one of the two is first read after a reload or after
  /// updates. The default is ``TableView/estimatedRowHeight``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double
}

extension TableViewDelegate {
  /// Returns the table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    tableView.rowHeight
  }

  /// Returns the table's ``TableView/estimatedRowHeight``.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt row: Int) -> Double {
    tableView.estimatedRowHeight
  }
}
