import Ashlar

extension TemplateLayoutCell {
  /// The same height, measured only if none is kept for the row at the table's width.
  /// FDTemplateLayoutCell's name: `fd_heightForCellWithIdentifier:cacheByIndexPath:configuration:`.
  public func heightForCell<Cell: TableViewCell>(
    _ type: Cell.Type, cacheByRow row: Int, configuration: (Cell) -> Void
  ) -> Double {
    height(type, keptIn: \.heightsByRow, for: row, named: "index path[0:\(row)]", configuration)
  }

  /// The same height, measured only if none is kept for the key at the table's width; the key
  /// stands for the content. FDTemplateLayoutCell's name:
  /// `fd_heightForCellWithIdentifier:cacheByKey:configuration:`.
  public func heightForCell<Cell: TableViewCell, Key: Hashable>(
    _ type: Cell.Type, cacheByKey key: Key, configuration: (Cell) -> Void
  ) -> Double {
    height(type, keptIn: \.heightsByKey, for: key, named: "key[\(key)]", configuration)
  }

  private func height<Cell: TableViewCell, Key: Hashable>(
    _ type: Cell.Type, keptIn cache: ReferenceWritableKeyPath<TemplateLayoutCell, HeightCache<Key>>,
    for key: Key, named name: String, _ configuration: (Cell) -> Void
  ) -> Double {
    let circumstances = circumstances(Key.self)
    let kept = self[keyPath: cache].height(for: key, in: circumstances)
    note(.lookUp(name, kept: kept))
    if let kept { return kept }
    let height = heightForCell(type, configuration: configuration)
    self[keyPath: cache].keep(height, for: key, in: circumstances)
    note(.keeping(name, height: height))
    return height
  }

  // MARK: - Kept heights

  /// Whether a height is kept for a row at the table's width.
  public func hasHeight(forRow row: Int) -> Bool {
    heightsByRow.height(for: row, in: circumstances(Int.self)) != nil
  }

  /// Whether a height is kept for a key at the table's width.
  public func hasHeight(forKey key: some Hashable) -> Bool {
    heightsByKey.height(for: key, in: circumstances(AnyHashable.self)) != nil
  }

  /// Forgets the height that is kept for a row.
  public func invalidateHeight(forRow row: Int) { heightsByRow.invalidate(row) }

  /// Forgets the height that is kept for a key.
  public func invalidateHeight(forKey key: some Hashable) { heightsByKey.invalidate(key) }

  /// Forgets all heights that are kept by row.
  public func invalidateHeightsByRow() { heightsByRow.invalidateAll() }

  /// Forgets all heights that are kept by key.
  public func invalidateHeightsByKey() { heightsByKey.invalidateAll() }

  /// Reloads the table and keeps the heights by row: for rows that are added at the end.
  /// FDTemplateLayoutCell's name: `fd_reloadDataWithoutInvalidateIndexPathHeightCache`.
  public func reloadDataWithoutInvalidatingHeights() {
    let invalidates = automaticallyInvalidates
    automaticallyInvalidates = false
    tableView.reloadData()
    automaticallyInvalidates = invalidates
  }

  private func circumstances<Key>(_ key: Key.Type) -> HeightCache<Key>.Circumstances {
    HeightCache<Key>.Circumstances(
      width: tableView.rowWidth, separator: tableView.separatorStyle)
  }
}

extension TemplateLayoutCell: RowObserver {
  /// Forgets the heights by row at a reload, and moves them along with their rows at updates; does
  /// nothing where ``automaticallyInvalidates`` is false.
  public func tableView(_ tableView: TableView, rowsDidChange change: RowChange) {
    guard automaticallyInvalidates else { return }
    switch change {
    case .reload: heightsByRow.invalidateAll()
    case .updates(let updates): heightsByRow.apply(updates)
    }
  }
}
