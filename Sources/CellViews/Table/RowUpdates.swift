/// Rows of a table that were inserted, deleted, reloaded or moved together.
///
/// As in UIKit, rows that are deleted, reloaded or moved are named by where they were before all of
/// it, rows that are inserted, and where others are moved to, by where they are afterwards.
public struct RowUpdates: Hashable, Sendable {
  /// The rows that are gone, by their old places, in order.
  public private(set) var deletedRows: [Int] = []
  /// The rows that are new, by their new places, in order.
  public private(set) var insertedRows: [Int] = []
  /// The rows that show something else, by their old places, in order.
  public private(set) var reloadedRows: [Int] = []
  /// The rows that were moved, old place and new place, in order of the old ones.
  public private(set) var movedRows: [Move] = []

  /// A row that was moved.
  public struct Move: Hashable, Sendable {
    /// The place of the row before the updates, from 0.
    public let from: Int
    /// The place of the row after all of them, from 0.
    public let to: Int
  }

  /// The old places of rows that leave their place: deleted or moved.
  private var left: [Int] = []
  /// The new places that are taken by inserted and moved rows.
  private var taken: [Int] = []
  private var areReloaded: Set<Int> = []

  init() {}

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

  /// Whether these can be the updates of a table with a number of rows: each place is one that
  /// there is, and none is left or taken twice.
  func isPossible(forRowCount count: Int) -> Bool {
    func areDifferent(_ rows: [Int], below limit: Int) -> Bool {
      zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 }
        && (rows.first ?? 0) >= 0 && (rows.last ?? -1) < limit
    }
    return areDifferent(left, below: count) && areDifferent(reloadedRows, below: count)
      && areDifferent(taken, below: rowCount(after: count))
  }

  // MARK: - Following rows

  /// The number of rows afterwards, where there were `count` before.
  public func rowCount(after count: Int) -> Int {
    max(0, count - deletedRows.count + insertedRows.count)
  }

  /// Whether a row, by its old place, shows something else.
  public func isReloaded(_ row: Int) -> Bool { areReloaded.contains(row) }

  /// The place afterwards of the row that was at `row`, both from 0; absent where it is deleted.
  public func newRow(of row: Int) -> Int? {
    if let move = movedRows.first(where: { $0.from == row }) { return move.to }
    return stayingRow(of: row)
  }

  /// Where a row is afterwards that is neither deleted nor moved; others are absent.
  private func stayingRow(of row: Int) -> Int? {
    let before = Self.count(in: left) { $0 < row }
    if before < left.count, left[before] == row { return nil }
    // Those that stay fill the places that nobody has taken, in order.
    let rank = row - before
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// The place that shows what a place showed before: that of the same row, or of the next one that
  /// has stayed. The very start stays the start, so that a row inserted there is seen.
  func position(of position: RowPosition, rowCount: Int) -> RowPosition {
    if position == .start { return position }
    if let row = stayingRow(of: position.row) {
      return RowPosition(row: row, offset: position.offset)
    }
    var next = position.row + 1
    while next < rowCount {
      if let row = stayingRow(of: next) { return RowPosition(row: row, offset: 0) }
      next += 1
    }
    return RowPosition(row: max(0, self.rowCount(after: rowCount) - 1), offset: 0)
  }

  /// The number of elements of a sorted list that something is true of, which are its first.
  private static func count(in rows: [Int], where isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(rows[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RowUpdates: CustomStringConvertible {
  /// The rows that it names: `deleted 1, inserted 3 5, moved 2→0`.
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
