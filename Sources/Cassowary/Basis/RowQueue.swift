/// A queue of rows without duplicates: rows to be repaired, since their values may have left their segments (primal
/// infeasibility), or rows whose symbols have to be priced.
struct RowQueue: ~Copyable {
  private var queue = Buffer<Int32>()
  private var isQueued = Buffer<Bool>()

  /// Makes room for a number of rows.
  @inline(__always) mutating func grow(to count: Int) { isQueued.extend(to: count, with: false) }

  var isEmpty: Bool { queue.isEmpty }
  var count: Int { queue.count }

  subscript(index: Int) -> Int32 { queue[index] }

  @inline(__always) func contains(_ row: Int32) -> Bool { isQueued[row] }

  @inline(__always) mutating func insert(_ row: Int32) {
    if isQueued[row] { return }
    isQueued[row] = true
    queue.append(row)
  }

  /// Removes the row at an index. The last row takes its index.
  mutating func remove(at index: Int) {
    isQueued[queue[index]] = false
    queue.swapRemove(index)
  }

  mutating func removeAll() {
    while !queue.isEmpty { remove(at: queue.count - 1) }
  }

  /// Returns a copy of all state. The order decides which row comes next.
  func copy() -> RowQueue {
    RowQueue(queue: queue.copy(), isQueued: isQueued.copy())
  }
}
