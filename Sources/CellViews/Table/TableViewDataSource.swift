/// The source of a table's rows: their number and their cells. UIKit's name:
/// `UITableViewDataSource`.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// The number of rows, asked when the table is reloaded and after updates.
  func numberOfRows(in tableView: TableView) -> Int
  /// A cell for a row, best one from ``TableView/dequeueReusableCell(_:)``.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
