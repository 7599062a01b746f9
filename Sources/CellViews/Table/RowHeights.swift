/// The heights of a table's parts: known ones, which were measured or given by the delegate, and estimates for the
/// rest. Headers and footers count as rows here.
///
/// Every operation is sublinear in the number of rows, except with estimates that differ by row.
struct RowHeights {
  /// A known height.
  struct Known: Equatable {
    var height: Double
    /// Whether the cell's constraints define the height, instead of the table or its delegate.
    var isAutomatic: Bool
  }

  private(set) var count = 0
  private var known: [Int: Known] = [:]
  /// The common estimate, if all rows have the same.
  private var estimate = 0.0
  /// The prefix sums of the estimates, if they differ by row.
  private var estimateSums: [Double]?
  /// For each row with a known height, that height minus the estimate.
  private var corrections = SparsePrefixSums(count: 0)

  /// Creates heights with one estimate for all rows. None is known.
  init(count: Int, estimate: Double) {
    self.count = count
    self.estimate = estimate
    corrections = SparsePrefixSums(count: count)
  }

  // MARK: - Known heights

  subscript(row: Int) -> Known? { known[row] }

  /// Whether the height of every row is known.
  var areComplete: Bool { known.count == count }

  mutating func note(_ height: Known, for row: Int) {
    guard row >= 0, row < count else { return }
    let before = known.updateValue(height, forKey: row)?.height ?? estimate(of: row)
    if height.height != before { corrections.add(height.height - before, at: row) }
  }

  mutating func forgetAll() {
    known = [:]
    corrections = SparsePrefixSums(count: count)
  }

  /// Assigns the known heights to the new indices of their rows and forgets all others. The estimate of every row
  /// becomes `estimate`.
  mutating func apply(_ changes: PartChanges, estimate: Double) {
    let old = self
    self = RowHeights(count: changes.new.count, estimate: estimate)
    for part in old.known.keys.sorted() {
      if let height = old.known[part], let new = changes.keptPart(of: part) {
        note(height, for: new)
      }
    }
  }

  // MARK: - Estimates

  func estimate(of row: Int) -> Double {
    guard let estimateSums else { return estimate }
    return estimateSums[row + 1] - estimateSums[row]
  }

  /// Sets an estimate for each row, in order.
  mutating func setEstimates(_ estimates: [Double]) {
    guard estimates.count == count else { return }
    let old = known
    forgetAll()
    if let first = estimates.first, estimates.allSatisfy({ $0 == first }) {
      estimate = first
      estimateSums = nil
    } else {
      var sum = 0.0
      estimateSums =
        [0]
        + estimates.map {
          sum += $0
          return sum
        }
    }
    for row in old.keys.sorted() {
      if let height = old[row] { note(height, for: row) }
    }
  }

  private func estimates(_ rows: Range<Int>) -> Double {
    guard let estimateSums else { return estimate * Double(rows.count) }
    return estimateSums[rows.upperBound] - estimateSums[rows.lowerBound]
  }

  // MARK: - Places

  /// The sum of all heights.
  var total: Double { top(of: count) }

  /// Returns the sum of the heights before `row`.
  func top(of row: Int) -> Double {
    let row = min(max(0, row), count)
    return estimates(0..<row) + corrections.sum(before: row)
  }

  /// Returns the row at a distance from the table's top, with the offset into the row; below the last row, the end of
  /// that row.
  func position(at y: Double) -> RowPosition {
    guard count > 0, y > 0 else { return .start }
    let (row, top) = corrections.longestPrefix(notAbove: y) { estimates($0) }
    guard row < count else {
      let last = count - 1
      return RowPosition(part: last, offset: total - self.top(of: last))
    }
    return RowPosition(part: row, offset: y - top)
  }
}

/// Prefix sums of a long list in which most numbers are 0: a Fenwick tree that stores only changed nodes.
///
/// Adding a number and reading a sum are O(log *n*).
struct SparsePrefixSums {
  let count: Int
  private var nodes: [Int: Double] = [:]

  init(count: Int) { self.count = count }

  mutating func add(_ number: Double, at index: Int) {
    var node = index + 1
    while node <= count {
      nodes[node, default: 0] += number
      node += node & -node
    }
  }

  /// Returns the sum of the numbers before `index`.
  func sum(before index: Int) -> Double {
    var node = min(index, count)
    var sum = 0.0
    while node > 0 {
      sum += nodes[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// Returns the longest prefix whose sum is at most `limit`, and that sum. A prefix's sum is that of its stored
  /// numbers plus `base` of its range. Every number plus its base has to be at least 0.
  func longestPrefix(
    notAbove limit: Double, base: (Range<Int>) -> Double
  ) -> (count: Int, sum: Double) {
    var taken = 0
    var sum = 0.0
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      if taken + step <= count {
        let longer = sum + base(taken..<taken + step) + (nodes[taken + step] ?? 0)
        if longer <= limit {
          taken += step
          sum = longer
        }
      }
      step >>= 1
    }
    return (taken, sum)
  }
}
