import Ashlar

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
