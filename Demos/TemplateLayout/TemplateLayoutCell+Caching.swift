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

/// Heights by key, apart for each state of the table they depend on.
struct HeightCache<Key: Hashable>: Equatable {
  /// The state of the table that a height depends on, besides the key.
  struct Circumstances: Hashable {
    let width: Double
    let separator: TableViewCell.SeparatorStyle
  }

  /// The number of circumstances that heights are kept for, as a width may come back; those used
  /// longest ago go first.
  private static var limit: Int { 8 }

  private var heights: [Circumstances: [Key: Double]] = [:]
  private var recent: [Circumstances] = []

  func height(for key: Key, in circumstances: Circumstances) -> Double? {
    heights[circumstances]?[key]
  }

  mutating func keep(_ height: Double, for key: Key, in circumstances: Circumstances) {
    if recent.last != circumstances {
      recent.removeAll { $0 == circumstances }
      recent.append(circumstances)
      if recent.count > Self.limit { heights[recent.removeFirst()] = nil }
    }
    heights[circumstances, default: [:]][key] = height
  }

  mutating func invalidate(_ key: Key) {
    for circumstances in recent { heights[circumstances]?[key] = nil }
  }

  mutating func invalidateAll() {
    heights = [:]
    recent = []
  }
}

extension HeightCache<Int> {
  /// Gives the heights their rows' new places; those of deleted and reloaded rows are gone.
  mutating func apply(_ updates: RowUpdates) {
    for circumstances in recent {
      guard let old = heights[circumstances] else { continue }
      var new: [Int: Double] = [:]
      // Every row has a place of its own, so their order does not matter; sorted all the same.
      for row in old.keys.sorted() where !updates.isReloaded(row) {
        if let place = updates.newRow(of: row) { new[place] = old[row] }
      }
      heights[circumstances] = new
    }
  }
}
