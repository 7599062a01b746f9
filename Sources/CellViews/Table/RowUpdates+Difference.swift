extension RowUpdates {
  /// Creates the updates from one list of identifiers to another, with the least number of moves. Each list contains an
  /// identifier at most once.
  ///
  /// - Complexity: O(*n* log *n*).
  init<Identifier: Hashable>(
    from old: [Identifier], to new: [Identifier], reloading reloaded: Set<Identifier> = []
  ) {
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    var deleted: [Int] = []
    var kept: [Move] = []
    var isOld = Array(repeating: false, count: new.count)
    for (row, identifier) in old.enumerated() {
      if let place = places[identifier] {
        kept.append(Move(from: row, to: place))
        isOld[place] = true
      } else {
        deleted.append(row)
      }
    }
    let stays = Self.longestAscent(kept.map(\.to))
    self.init(
      deleted: deleted, inserted: new.indices.filter { !isOld[$0] },
      reloaded: kept.filter { reloaded.contains(old[$0.from]) }.map(\.from),
      moved: zip(kept, stays).filter { !$0.1 }.map(\.0))
  }

  /// Returns for each of some distinct numbers whether it belongs to a longest increasing subsequence.
  private static func longestAscent(_ numbers: [Int]) -> [Bool] {
    // For each length, the index of the least number that ends a subsequence of this length; for each number, its
    // predecessor.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var isIn = Array(repeating: false, count: numbers.count)
    var next = ends.last
    while let index = next {
      isIn[index] = true
      next = before[index]
    }
    return isIn
  }
}
