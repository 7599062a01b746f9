/// A batch of insertions, deletions, reloads and moves of a table's rows.
///
/// As in UIKit, deleted, reloaded and moved rows have their indices before the batch. Inserted rows and the
/// destinations of moves have their indices after it.
public struct RowUpdates: Hashable, Sendable {
  /// The indices of the deleted rows before the batch, ascending.
  public private(set) var deletedRows: [Int] = []
  /// The indices of the inserted rows after the batch, ascending.
  public private(set) var insertedRows: [Int] = []
  /// The indices of the reloaded rows before the batch, ascending.
  public private(set) var reloadedRows: [Int] = []
  /// The moved rows, ascending by their old index.
  public private(set) var movedRows: [Move] = []

  /// A row that was moved.
  public struct Move: Hashable, Sendable {
    /// The row's index before the batch.
    public let from: Int
    /// The row's index after the batch.
    public let to: Int
  }

  /// The old indices of deleted and moved rows, ascending.
  private var left: [Int] = []
  /// The new indices of inserted and moved rows, ascending.
  private var taken: [Int] = []
  private var areReloaded: Set<Int> = []

  init() {}

  /// Creates updates of distinct rows. Each list is ascending, moves by their old index.
  init(deleted: [Int], inserted: [Int], reloaded: [Int], moved: [Move]) {
    deletedRows = deleted
    insertedRows = inserted
    reloadedRows = reloaded
    movedRows = moved
    areReloaded = Set(reloaded)
    left = (deleted + moved.map(\.from)).sorted()
    taken = (inserted + moved.map(\.to)).sorted()
  }

  /// Whether there are no updates.
  var isEmpty: Bool { !changesPlaces && reloadedRows.isEmpty }

  /// Whether rows are inserted, deleted or moved.
  var changesPlaces: Bool { !left.isEmpty || !taken.isEmpty }

  // MARK: - Collecting

  mutating func delete(_ rows: [Int]) {
    deletedRows = Set(deletedRows).union(rows).sorted()
    left = (deletedRows + movedRows.map(\.from)).sorted()
  }

  mutating func insert(_ rows: [Int]) {
    insertedRows = Set(insertedRows).union(rows).sorted()
    taken = (insertedRows + movedRows.map(\.to)).sorted()
  }

  mutating func reload(_ rows: [Int]) {
    areReloaded.formUnion(rows)
    reloadedRows = areReloaded.sorted()
  }

  mutating func move(_ row: Int, to newRow: Int) {
    movedRows.append(Move(from: row, to: newRow))
    movedRows.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    left = (deletedRows + movedRows.map(\.from)).sorted()
    taken = (insertedRows + movedRows.map(\.to)).sorted()
  }

  /// Whether the updates are valid for a table with `count` rows: every index is in range, and none is used twice.
  func isPossible(forRowCount count: Int) -> Bool {
    func areDifferent(_ rows: [Int], below limit: Int) -> Bool {
      zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 }
        && (rows.first ?? 0) >= 0 && (rows.last ?? -1) < limit
    }
    return areDifferent(left, below: count) && areDifferent(reloadedRows, below: count)
      && areDifferent(taken, below: rowCount(after: count))
  }

  // MARK: - Following rows

  /// Returns the number of rows after the batch, for `count` rows before it.
  public func rowCount(after count: Int) -> Int {
    max(0, count - deletedRows.count + insertedRows.count)
  }

  /// Whether the row at an old index is reloaded.
  public func isReloaded(_ row: Int) -> Bool { areReloaded.contains(row) }

  /// Returns the new index of a row; `nil` if it is deleted.
  public func newRow(of row: Int) -> Int? {
    let before = Self.count(in: movedRows) { $0.from < row }
    if before < movedRows.count, movedRows[before].from == row { return movedRows[before].to }
    return stayingRow(of: row)
  }

  /// Returns the new index of a row that is neither deleted nor moved; `nil` for other rows.
  func stayingRow(of row: Int) -> Int? {
    let before = Self.count(in: left) { $0 < row }
    if before < left.count, left[before] == row { return nil }
    // The rows that stay fill the indices that no inserted or moved row takes, in order.
    let rank = row - before
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// Returns the new index of a row or, if it is deleted, of the row that takes its place; `nil` if no row is left.
  func heir(of row: Int, rowCount: Int) -> Int? {
    if let row = newRow(of: row) { return row }
    return self.rowCount(after: rowCount) > 0 ? successor(of: row, rowCount: rowCount).row : nil
  }

  /// Returns the new index of a row that stays. If the row is deleted or moved, returns that of the next row that
  /// stays, or of the last row if there is none. `isSame` is whether it is the same row.
  func successor(of row: Int, rowCount: Int) -> (row: Int, isSame: Bool) {
    if let row = stayingRow(of: row) { return (row, true) }
    var next = row + 1
    while next < rowCount {
      if let row = stayingRow(of: next) { return (row, false) }
      next += 1
    }
    return (max(0, self.rowCount(after: rowCount) - 1), false)
  }

  /// Returns the length of the sorted list's prefix whose elements satisfy `isTrue`.
  private static func count<Element>(
    in list: [Element], where isTrue: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RowUpdates: CustomStringConvertible {
  /// The indices: `deleted 1, inserted 3 5, moved 2→0`.
  public var description: String {
    let kinds: [(String, [String])] = [
      ("deleted", deletedRows.map(String.init)), ("inserted", insertedRows.map(String.init)),
      ("reloaded", reloadedRows.map(String.init)), ("moved", movedRows.map(\.description)),
    ]
    let told = kinds.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: " "))" }
    return told.isEmpty ? "nothing" : told.joined(separator: ", ")
  }
}

extension RowUpdates.Move: CustomStringConvertible {
  /// `2→0`.
  public var description: String { "\(from)→\(to)" }
}

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
