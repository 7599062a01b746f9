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
