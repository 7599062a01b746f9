/// The rows of a matrix in an order in which each row comes after those to which it refers.
struct RowOrder: ~Copyable {
  private var rows = Buffer<Int32>()
  private var version = -1
  /// The rows on the path of the search, with the index in each at which the search continues. Scratch memory.
  private var path = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var isOrdered = Buffer<Bool>()

  /// Returns the row at an index. If no row refers to another, the order is that of the numbers.
  @inline(__always) subscript(index: Int) -> Int32 {
    rows.isEmpty ? Int32(index) : rows[index]
  }

  /// Computes the order again if the matrix has changed.
  @inline(__always) mutating func update(
    _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    if matrix.references > 0 {
      if version != matrix.version { orderRows(matrix, basics) }
    } else {
      rows.removeAll()
      version = -1
    }
  }

  private mutating func orderRows(
    _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    rows.removeAll()
    next.removeAll()
    isOrdered.removeAll()
    next.extend(to: basics.count, with: 0)
    isOrdered.extend(to: basics.count, with: false)
    // Referenced rows come before all others, whose entries need not be examined.
    for row in 0..<Int32(basics.count) where !isOrdered[row] && matrix.isReferenced(row) {
      path.append(row)
      isOrdered[row] = true
      search: while path.count > 0 {
        let last = path[path.count - 1]
        if matrix.hasReferences(last) {
          let list = matrix.row(last)
          while next[last] < list.count {
            let other = matrix.row(solvedFor: list[Int(next[last])].symbol)
            next[last] += 1
            if other >= 0, !isOrdered[other] {
              isOrdered[other] = true
              path.append(other)
              continue search
            }
          }
        }
        rows.append(last)
        _ = path.popLast()
      }
    }
    for row in 0..<Int32(basics.count) where !isOrdered[row] { rows.append(row) }
    version = matrix.version
  }
}
