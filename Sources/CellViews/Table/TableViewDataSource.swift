/// Provides a table's rows: their number and their cells. UIKit's name: `UITableViewDataSource`.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows. Called after a reload and after updates.
  func numberOfRows(in tableView: TableView) -> Int
  /// Returns a cell for a row, preferably from ``TableView/dequeueReusableCell(_:)``.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
