/// Provides a table's rows: their number and their cells. UIKit's name: `UITableViewDataSource`.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows. Called after a reload and after updates.
  func numberOfRows(in tableView: TableView) -> Int
  /// Returns a cell for a row, preferably from ``TableView/dequeueReusableCell(_:)``.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}

/// Provides a table's rows in sections, with optional headers and footers. The methods are those of
/// `UITableViewDataSource`.
///
/// Row indices count through all sections: the first row of the second section follows the last row of the first. The
/// table asks for sections and titles after a reload and after updates, so updates need to name rows only.
@MainActor public protocol SectionedTableViewDataSource: TableViewDataSource {
  /// Returns the number of sections.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the title of a section's header; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension SectionedTableViewDataSource {
  /// Returns the number of rows in all sections.
  public func numberOfRows(in tableView: TableView) -> Int {
    (0..<max(0, numberOfSections(in: tableView)))
      .reduce(0) { $0 + self.tableView(tableView, numberOfRowsInSection: $1) }
  }

  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
