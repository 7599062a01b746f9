import AutoLayout

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

extension TableView {
  /// The maximum number of rows.
  private static let rowLimit = 1 << 31
  /// The maximum height of a row, in cells.
  private static let heightLimit = 1e9
  private static let reportLimit = 100

  /// Returns a height rounded up to whole cells; `nil` if it is negative or not finite.
  package static func wholeHeight(_ height: Double) -> Double? {
    guard height.isFinite, height >= 0 else { return nil }
    return min(height.rounded(.up), heightLimit)
  }

  func notice(_ report: TableReport) {
    self.report(remark: report.text)
    tableReports.append(report)
    if tableReports.count > Self.reportLimit { tableReports.removeFirst() }
  }

  // MARK: - What there is

  /// The sections and rows that the data source has now. Invalid numbers are clamped.
  var partsInDataSource: TableParts {
    guard let source = dataSource as? any SectionedTableViewDataSource else {
      return TableParts(rowCount: Self.valid(dataSource?.numberOfRows(in: self) ?? 0))
    }
    return TableParts(
      (0..<Self.valid(source.numberOfSections(in: self))).map { section in
        TableParts.Section(
          rowCount: Self.valid(source.tableView(self, numberOfRowsInSection: section)),
          header: source.tableView(self, titleForHeaderInSection: section),
          footer: source.tableView(self, titleForFooterInSection: section))
      })
  }

  private static func valid(_ count: Int) -> Int { min(max(0, count), rowLimit) }

  func reload() {
    needsReload = false
    queuedUpdates = []
    cells.releaseAll()
    parts = partsInDataSource
    heights = RowHeights(count: parts.count, estimate: commonEstimate)
    estimatesAreStale = delegate != nil
  }

  /// Forgets all heights, so that rows are measured again when they are needed. Cells stay assigned to their rows.
  func measureRowsAgain() {
    heights = RowHeights(count: partCount, estimate: commonEstimate)
    estimatesAreStale = delegate != nil
    setNeedsLayout()
  }

  /// The estimate for rows for which the delegate gives none.
  var commonEstimate: Double {
    for height in [rowHeight, estimatedRowHeight] where height > 0 {
      if let height = Self.wholeHeight(height) { return height }
    }
    return Self.defaultRowHeight + separatorStyle.height
  }

  /// Asks the delegate for estimates if those it gave are stale.
  func updateEstimates() {
    // Queued updates refer to other row indices than those counted here.
    guard estimatesAreStale, !needsReload, queuedUpdates.isEmpty, let delegate else { return }
    estimatesAreStale = false
    let common = commonEstimate
    let estimates = (0..<partCount).map { part in
      guard let row = parts.row(ofPart: part) else { return common }
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: row)
      guard estimate > 0, let height = Self.wholeHeight(estimate) else { return common }
      return height
    }
    heights.setEstimates(estimates)
  }

  // MARK: - Cells

  /// Returns the cell that is assigned to a part; if there is none, requests one.
  private func cell(for part: Int) -> TableViewCell {
    if let cell = cells.cell(for: part) { return cell }
    cells.recycle(farFrom: part)
    var cell = newCell(for: parts[part])
    // A cell that the data source returns twice cannot be in two places: the second row gets an empty cell.
    if cells.part(of: cell) != nil { cell = TableViewCell() }
    cells.put(cell, for: part)
    return cell
  }

  private func newCell(for part: TableParts.Part) -> TableViewCell {
    switch part {
    case .row(let row): dataSource?.tableView(self, cellForRowAt: row) ?? TableViewCell()
    case .header(let section):
      delegate?.tableView(self, viewForHeaderInSection: section) ?? titleView(for: part)
    case .footer(let section):
      delegate?.tableView(self, viewForFooterInSection: section) ?? titleView(for: part)
    }
  }

  /// Sets the frames of the rows in the viewport and releases all other cells.
  func showRows() {
    let viewport = insideSize.height
    cells.release(outside: partsInViewport)
    var shown: [(part: Int, cell: TableViewCell)] = []
    var part = shownTop.part
    var y = -shownTop.offset
    while part < partCount, y < viewport, viewport > 0 {
      // A row of height 0 needs no cell.
      if height(of: part) == 0 {
        part += 1
        continue
      }
      let cell = cell(for: part)
      cell.separatorStyle = separatorStyle(of: part)
      // The cell may be new and differ from the one that was measured.
      let height = height(of: part)
      let border = Double(borderWidth)
      // The motion of another row, for which the cell was used before, must not continue here.
      if cell.superview !== self {
        cell.appearInPlace()
        news.cells.append(cell)
      }
      cell.frame = Rect(x: border + rowInset, y: border + y, width: rowWidth, height: height)
      shown.append((part, cell))
      y += height
      part += 1
    }
    cells.show(shown, focused: cellWithFocus)
    placeCellWithFocus()
    for (index, (part, cell)) in shown.enumerated() {
      cell.identifier = parts[part].identifier
      if index < children.count, children[index] === cell { continue }
      insertSubview(cell, at: index)
    }
  }

  /// The parts in the viewport, according to the heights that were measured.
  private var partsInViewport: Range<Int> {
    let viewport = insideSize.height
    var part = shownTop.part
    var y = -shownTop.offset
    while part < partCount, y < viewport, viewport > 0 {
      y += height(of: part)
      part += 1
    }
    return shownTop.part..<part
  }

  /// The cell that contains the view with the focus; `nil` if there is none.
  var cellWithFocus: TableViewCell? {
    var next = window?.firstResponder
    while let view = next, view !== self {
      if let cell = view as? TableViewCell, cells.part(of: cell) != nil { return cell }
      next = view.superview
    }
    return nil
  }

  /// Places the cell with the focus outside of the viewport if its row is not visible: scrolling does not move the
  /// focus.
  private func placeCellWithFocus() {
    guard let cell = cells.focused, let part = cells.part(of: cell),
      !cells.shown.contains(where: { $0.cell === cell })
    else { return }
    let border = Double(borderWidth)
    let y = part < shownTop.part ? border - cell.frame.height - 1 : border + insideSize.height + 1
    cell.frame = Rect(origin: Point(x: cell.frame.minX, y: y), size: cell.frame.size)
  }

  // MARK: - Heights

  /// Returns the height of a part at the table's width, with the separator.
  func height(of part: Int) -> Double {
    if let known = heights[part] {
      let isStale = known.isAutomatic && cells.cell(for: part)?.needsMeasuring ?? false
      if !isStale { return known.height }
    }
    let height: RowHeights.Known
    if let given = givenHeight(of: part) {
      height = RowHeights.Known(height: given, isAutomatic: false)
    } else {
      if cells.preparedCount >= cells.limit { cells.releasePrepared() }
      let measured = measure(cell(for: part)) + separatorStyle(of: part).height
      height = RowHeights.Known(height: measured, isAutomatic: true)
    }
    heights.note(height, for: part)
    return height.height
  }

  /// Returns the height of a row as given by the delegate or the table; `nil` if constraints define it, and for headers
  /// and footers.
  private func givenHeight(of part: Int) -> Double? {
    guard let row = parts.row(ofPart: part) else { return nil }
    return Self.wholeHeight(delegate?.tableView(self, heightForRowAt: row) ?? rowHeight)
  }

  private func separatorStyle(of part: Int) -> TableViewCell.SeparatorStyle {
    parts.row(ofPart: part) == nil ? .none : separatorStyle
  }

  func measureAllRows() {
    guard !heights.areComplete else { return }
    for part in 0..<partCount { _ = height(of: part) }
  }

  /// Returns the height that a cell's constraints define at the table's width, without the separator.
  private func measure(_ cell: TableViewCell) -> Double {
    let fitting = cell.automaticHeight(forWidth: rowWidth)
    if fitting == 0 { noticeMissingHeight(of: cell) }
    return fitting > 0 ? fitting : Self.defaultRowHeight
  }

  /// Reports, once for each class, that a cell's constraints define no height.
  package func noticeMissingHeight(of cell: TableViewCell) {
    guard !cell.enforceFrameLayout, cell.contentWidth(forWidth: rowWidth) > 0,
      !cell.contentView.constraints.isEmpty,
      reportedCells.insert(ObjectIdentifier(type(of: cell))).inserted
    else { return }
    notice(.cellWithoutHeight(cell: String(describing: type(of: cell)), width: rowWidth))
  }
}
