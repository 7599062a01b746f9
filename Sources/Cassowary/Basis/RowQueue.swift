/// Rows that wait, each once: to be repaired, as their values may have left their segments (primal infeasibility), or to
/// have their symbols priced.
struct RowQueue: ~Copyable {
  private var queue = Buffer<Int32>()
  private var isQueued = Buffer<Bool>()

  /// Makes room for a row.
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

  /// Removes the row at an index; the last one comes to this index.
  mutating func remove(at index: Int) {
    isQueued[queue[index]] = false
    queue.swapRemove(index)
  }

  mutating func removeAll() {
    while !queue.isEmpty { remove(at: queue.count - 1) }
  }

  /// Returns a copy with everything: the order decides which row comes next.
  func copy() -> RowQueue {
    RowQueue(queue: queue.copy(), isQueued: isQueued.copy())
  }
}
