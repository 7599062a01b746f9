import AutoLayout

extension TableView {
  /// The maximum number of rows.
  private static let rowLimit = 1 << 31
  /// The maximum height of a row, in cells.
  private static let heightLimit = 1e9
  private static let reportLimit = 100

  /// Returns a height rounded up to whole cells; `nil` where it is negative or not finite.
  package static func wholeHeight(_ height: Double) -> Double? {
    guard height.isFinite, height >= 0 else { return nil }
    return min(height.rounded(.up), heightLimit)
  }

  func notice(_ report: TableReport) {
    self.report(remark: "\(report)")
    tableReports.append(report)
    if tableReports.count > Self.reportLimit { tableReports.removeFirst() }
  }

  // MARK: - What there is

  /// The number of rows in the data source at this moment, clamped to the valid ones.
  var numberOfRowsInDataSource: Int {
    min(max(0, dataSource?.numberOfRows(in: self) ?? 0), Self.rowLimit)
  }

  func reload() {
    needsReload = false
    queuedUpdates = []
    cells.releaseAll()
    heights = RowHeights(count: numberOfRowsInDataSource, estimate: commonEstimate)
    estimatesAreStale = delegate != nil
  }

  /// Forgets the heights, so that rows are measured when they are next needed. Their cells stay.
  func measureRowsAgain() {
    heights = RowHeights(count: rowCount, estimate: commonEstimate)
    estimatesAreStale = delegate != nil
    setNeedsLayout()
  }

  /// The estimate of rows for which the delegate gives none.
  var commonEstimate: Double {
    for height in [rowHeight, estimatedRowHeight] where height > 0 {
      if let height = Self.wholeHeight(height) { return height }
    }
    return Self.defaultRowHeight + separatorStyle.height
  }

  /// Asks the delegate for its estimates, if that has not been done since they became stale.
  func updateEstimates() {
    // Queued updates refer to other rows than those counted here.
    guard estimatesAreStale, !needsReload, queuedUpdates.isEmpty, let delegate else { return }
    estimatesAreStale = false
    let common = commonEstimate
    let estimates = (0..<rowCount).map { row in
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: row)
      guard estimate > 0, let height = Self.wholeHeight(estimate) else { return common }
      return height
    }
    heights.setEstimates(estimates)
  }

  // MARK: - Cells

  /// Returns the cell assigned to a row, or asks the data source for one.
  private func cell(for row: Int) -> TableViewCell {
    if let cell = cells.cell(for: row) { return cell }
    var cell = dataSource?.tableView(self, cellForRowAt: row) ?? TableViewCell()
    // One cell cannot be in two places: the second row stays empty.
    if cells.row(of: cell) != nil { cell = TableViewCell() }
    cells.put(cell, for: row)
    return cell
  }

  /// Sets the frames of the rows in the viewport and releases all other cells.
  func showRows() {
    let viewport = insideSize.height
    var shown: [(row: Int, cell: TableViewCell)] = []
    var row = shownTop.row
    var y = -shownTop.offset
    while row < rowCount, y < viewport, viewport > 0 {
      // A row that is left out needs no cell.
      if height(of: row) == 0 {
        row += 1
        continue
      }
      let cell = cell(for: row)
      cell.separatorStyle = separatorStyle
      // A cell that was just made may differ from the one that was measured.
      let height = height(of: row)
      let border = Double(borderWidth)
      cell.frame = Rect(x: border + rowInset, y: border + y, width: rowWidth, height: height)
      shown.append((row, cell))
      y += height
      row += 1
    }
    cells.show(shown, focused: cellWithFocus)
    placeCellWithFocus()
    for (index, (row, cell)) in shown.enumerated() {
      cell.identifier = "row\(row)"
      if index < children.count, children[index] === cell { continue }
      insertSubview(cell, at: index)
    }
  }

  /// The cell that has the focus inside of it; `nil` where none has.
  private var cellWithFocus: TableViewCell? {
    var next = window?.firstResponder
    while let view = next, view !== self {
      if let cell = view as? TableViewCell, cells.row(of: cell) != nil { return cell }
      next = view.superview
    }
    return nil
  }

  /// Places the cell with the focus out of sight, where its row is not visible: scrolling takes the focus from nobody.
  private func placeCellWithFocus() {
    guard let cell = cells.focused, let row = cells.row(of: cell),
      !cells.shown.contains(where: { $0.cell === cell })
    else { return }
    let border = Double(borderWidth)
    let y = row < shownTop.row ? border - cell.frame.height - 1 : border + insideSize.height + 1
    cell.frame = Rect(origin: Point(x: cell.frame.minX, y: y), size: cell.frame.size)
  }

  // MARK: - Heights

  /// Returns the height of a row at the table's width, separator included.
  func height(of row: Int) -> Double {
    if let known = heights[row] {
      let isStale = known.isAutomatic && cells.cell(for: row)?.needsMeasuring ?? false
      if !isStale { return known.height }
    }
    let given = delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
    let height: RowHeights.Known
    if let given = Self.wholeHeight(given) {
      height = RowHeights.Known(height: given, isAutomatic: false)
    } else {
      if cells.preparedCount >= cells.limit { cells.releasePrepared() }
      height = RowHeights.Known(height: measure(cell(for: row)), isAutomatic: true)
    }
    heights.note(height, for: row)
    return height.height
  }

  func measureAllRows() {
    guard !heights.areComplete else { return }
    for row in 0..<rowCount { _ = height(of: row) }
  }

  /// Returns the height that a cell's constraints define at the table's width, separator included.
  private func measure(_ cell: TableViewCell) -> Double {
    let fitting = cell.automaticHeight(forWidth: rowWidth)
    if fitting == 0 { noticeMissingHeight(of: cell) }
    let content = fitting > 0 ? fitting : Self.defaultRowHeight
    return content + separatorStyle.height
  }

  /// Reports a cell class whose constraints define no height, once.
  package func noticeMissingHeight(of cell: TableViewCell) {
    guard !cell.enforceFrameLayout, cell.contentWidth(forWidth: rowWidth) > 0,
      !cell.contentView.constraints.isEmpty,
      reportedCells.insert(ObjectIdentifier(type(of: cell))).inserted
    else { return }
    notice(.cellWithoutHeight(cell: String(describing: type(of: cell)), width: rowWidth))
  }
}
