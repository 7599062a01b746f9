/// A data source of items with identities: it compares snapshots to find what has changed. UIKit's name:
/// `UITableViewDiffableDataSource`.
///
///     let source = TableViewDiffableDataSource<String, Mail>(tableView: table) { table, row, mail in
///       let cell = table.dequeueReusableCell(MailCell.self)
///       cell.show(mail)
///       return cell
///     }
///
/// Cells, heights, the focus, the selection and the scroll position follow their items when these move.
@MainActor
public final class TableViewDiffableDataSource<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
>: SectionedTableViewDataSource {
  /// The sections and items of the table at one moment.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// Returns the cell for an item at a row.
  public typealias CellProvider =
    @MainActor (_ tableView: TableView, _ row: Int, _ item: ItemIdentifier) -> TableViewCell

  /// Returns the title of a section's header; if it is not set or returns `nil`, there is no header.
  public var headerTitle: (@MainActor (SectionIdentifier) -> String?)?
  /// Returns the title of a section's footer; if it is not set or returns `nil`, there is no footer.
  public var footerTitle: (@MainActor (SectionIdentifier) -> String?)?

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var present = Snapshot()
  private var sections: [SectionIdentifier] = []
  private var itemCounts: [Int] = []
  private var items: [ItemIdentifier] = []
  private var rows: [ItemIdentifier: Int] = [:]

  /// Creates a source without sections and sets it as the table's data source. The table holds it weakly, like every
  /// data source.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns a copy of the snapshot that was applied last, to change and apply.
  public func snapshot() -> Snapshot { present }

  /// Shows a snapshot. The table is told of the rows that were inserted, deleted and moved.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  public func apply(_ snapshot: Snapshot) {
    let updates = RowUpdates(
      from: items, to: snapshot.itemIdentifiers, reloading: snapshot.reloaded)
    for mistake in snapshot.mistakes { tableView?.notice(.snapshotMistake(mistake)) }
    present = snapshot
    present.forgetApplied()
    sections = present.sectionIdentifiers
    itemCounts = present.itemCounts
    items = present.itemIdentifiers
    rows = Dictionary(zip(items, items.indices), uniquingKeysWith: { first, _ in first })
    if tableView?.dataSource === self { tableView?.queue(updates, measureAgain: false) }
  }

  /// Returns the item at a row of the last snapshot; `nil` if there is none.
  public func itemIdentifier(for row: Int) -> ItemIdentifier? {
    items.indices.contains(row) ? items[row] : nil
  }

  /// Returns the row of an item in the last snapshot; `nil` if there is none. UIKit's name: `indexPath(for:)`.
  public func row(for item: ItemIdentifier) -> Int? { rows[item] }

  /// Returns the section at an index of the last snapshot; `nil` if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  // MARK: - For the table

  /// Returns the number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// Returns the number of items.
  public func numberOfRows(in tableView: TableView) -> Int { items.count }

  /// Returns the number of items in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Returns ``headerTitle`` of the section.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section).flatMap { headerTitle?($0) } }

  /// Returns ``footerTitle`` of the section.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { sectionIdentifier(for: section).flatMap { footerTitle?($0) } }

  /// Returns the cell of the item at a row.
  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    itemIdentifier(for: row).map { cellProvider(tableView, row, $0) } ?? TableViewCell()
  }
}

extension TableViewDiffableDataSource: @MainActor CustomStringConvertible {
  /// `<TableViewDiffableDataSource: 2 sections, 5 items>`, for the last snapshot.
  public var description: String {
    "<TableViewDiffableDataSource: \(sections.count) sections, \(items.count) items>"
  }
}
