/// Sums of the first numbers of a long list in which most are 0: a Fenwick tree that keeps only
/// the nodes that something was added to.
///
/// Adding a number and asking for a sum take a step a binary digit of the list's length.
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

  /// The sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    var node = min(index, count)
    var sum = 0.0
    while node > 0 {
      sum += nodes[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// The most numbers from the start whose sum, with what `base` adds for a range of them, is not
  /// above `limit`; and that sum. Every number with its share of `base` has to be 0 or more.
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
