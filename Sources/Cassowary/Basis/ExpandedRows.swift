/// Rows and columns of a matrix with their references expanded: all symbols of a row, and all rows of a symbol.
///
/// A row can refer to others that refer to others, but never back to itself. References are expanded in an order in
/// which each row comes after all that refer to it (depth-first search: Gilbert and Peierls 1988), so each is expanded
/// once. The last row and the columns are cached until the matrix changes. Everything here is scratch memory.
struct ExpandedRows: ~Copyable {
  /// A symbol on the path of a search, with the index in its row or column at which the search continues.
  struct Visit: BitwiseCopyable {
    var symbol: Symbol
    /// The number of referenced rows that were found in its column.
    var found: Int32 = 0
    var next = 0
  }

  var sums = SparseAccumulator()
  private(set) var isVisited = Buffer<Bool>()
  private(set) var visits = Buffer<Visit>()
  /// The symbols that the last search found, each before those that led to it.
  private(set) var order = Buffer<Symbol>()

  /// For each symbol, whether the last search for dependents found it, while a pivot is prepared.
  var isDependent = Buffer<Bool>()

  private var entries = Buffer<Entry>()
  private var row: Int32 = -1
  private var rowVersion = -1

  /// An expanded column.
  struct Column: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The number of entries that were visited to expand the column.
    var work: Int32 = 0
    /// The epoch in which the column was expanded.
    var epoch: Int32 = -1
    /// The number of its rows that have a cost, at version `costVersion`.
    var costedRows: Int32 = 0
    var costVersion = -1
  }

  private var columns = Buffer<Column>()
  private var occurrences = Buffer<Occurrence>()
  private var columnVersion = -1
  /// The number of times that all columns were discarded.
  private var epoch: Int32 = 0

  mutating func grow(to count: Int) {
    sums.grow(to: count)
    isVisited.extend(to: count, with: false)
    isDependent.extend(to: count, with: false)
    columns.extend(to: count, with: Column())
  }

  // MARK: - Rows

  /// Returns the entries of a row with its references expanded.
  /// - Complexity: the lengths of the rows to which it refers.
  mutating func row(_ row: Int32, of basic: Symbol, _ matrix: borrowing SparseMatrix)
    -> UnsafeBufferPointer<Entry>
  {
    prepare(row, of: basic, matrix)
    return UnsafeBufferPointer(start: entries.base, count: entries.count)
  }

  /// Expands a row, unless that was done since the last change of the matrix.
  @inline(__always) private mutating func prepare(
    _ row: Int32, of basic: Symbol, _ matrix: borrowing SparseMatrix
  ) {
    if self.row != row || rowVersion != matrix.version { expand(row, of: basic, matrix) }
  }

  private mutating func expand(_ row: Int32, of basic: Symbol, _ matrix: borrowing SparseMatrix) {
    grow(to: matrix.columns.count)
    findReferences(of: basic, matrix)
    sums.clear()
    sums.add(1, to: basic)
    for index in (0..<order.count).reversed() {
      let factor = sums.cell(of: order[index]).carried(noise: SparseAccumulator.noise)
      sums.reset(order[index])
      let list = matrix.row(matrix.row(solvedFor: order[index]))
      for entry in list {
        sums.add(factor, times: entry.coefficient, to: entry.symbol)
      }
    }
    entries.removeAll()
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let coefficient = sums[symbol]
      if coefficient != 0 {
        entries.append(Entry(coefficient: coefficient, symbol: symbol, columnIndex: -1))
      }
    }
    self.row = row
    rowVersion = matrix.version
  }

  /// Finds a basic symbol and all basic symbols to which its row refers, directly or not.
  /// - Parameter amongDependents: Whether only symbols are visited that the last search for dependents found.
  mutating func findReferences(
    of basic: Symbol, _ matrix: borrowing SparseMatrix, amongDependents: Bool = false
  ) {
    begin(basic)
    searchReferences(matrix, amongDependents: amongDependents)
    end()
  }

  /// Finds the basic symbols of rows and of all rows to which they refer.
  mutating func findReferences(
    of rows: borrowing RowQueue, _ matrix: borrowing SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) {
    grow(to: matrix.columns.count)
    order.removeAll()
    for index in 0..<rows.count {
      let basic = basics[rows[index]]
      if basic >= 0, visit(basic) { searchReferences(matrix, amongDependents: false) }
    }
    end()
  }

  private mutating func searchReferences(
    _ matrix: borrowing SparseMatrix, amongDependents: Bool
  ) {
    search: while visits.count > 0 {
      let last = visits.count - 1
      let row = matrix.row(solvedFor: visits[last].symbol)
      if matrix.hasReferences(row) {
        let list = matrix.row(row)
        while visits[last].next < list.count {
          let symbol = list[visits[last].next].symbol
          visits[last].next += 1
          if matrix.row(solvedFor: symbol) >= 0, !amongDependents || isDependent[symbol],
            visit(symbol)
          {
            continue search
          }
        }
      }
      leave()
    }
  }

  // MARK: - Columns

  /// Returns all rows that contain a symbol, directly or through references.
  /// - Complexity: the lengths of the columns of those to which other rows refer.
  mutating func column(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix,
    _ basics: borrowing Buffer<Symbol>
  ) -> UnsafeBufferPointer<Occurrence> {
    prepare(symbol, matrix, basics)
    let column = columns[symbol]
    return UnsafeBufferPointer(
      start: occurrences.base + Int(column.start), count: Int(column.count))
  }

  /// Returns the number of these rows that have a cost.
  mutating func costedRows(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) -> Int32 {
    let list = column(of: symbol, matrix, basics)
    if columns[symbol].costVersion != matrix.costVersion {
      var costedRows: Int32 = 0
      for occurrence in list where matrix.hasCost(occurrence.row) { costedRows += 1 }
      columns[symbol].costedRows = costedRows
      columns[symbol].costVersion = matrix.costVersion
    }
    return columns[symbol].costedRows
  }

  /// Returns the number of entries to visit in order to expand a column and traverse it. It is the same if the column
  /// was expanded before, since the next steps of a copy must not depend on that.
  mutating func columnWork(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) -> Int {
    prepare(symbol, matrix, basics)
    return Int(columns[symbol].work &+ columns[symbol].count)
  }

  /// Expands a column, unless that was done since the last change of the matrix.
  @inline(__always) private mutating func prepare(
    _ symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    if columnVersion != matrix.version || Int(symbol) >= columns.count
      || columns[symbol].epoch != epoch
    {
      expand(symbol, matrix, basics)
    }
  }

  private mutating func expand(
    _ symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    grow(to: matrix.columns.count)
    if columnVersion != matrix.version || occurrences.count > 4 * (matrix.size + 1024) {
      occurrences.removeAll()
      columnVersion = matrix.version
      epoch &+= 1
    }
    findDependents(of: symbol, matrix, basics)
    sums.clear()
    sums.add(1, to: symbol)
    var work: Int32 = 0
    for index in (0..<order.count).reversed() {
      let factor = sums.cell(of: order[index]).carried(noise: SparseAccumulator.roundingErrors)
      let list = matrix.column(of: order[index])
      work &+= Int32(list.count)
      for occurrence in list {
        sums.add(factor, times: occurrence.coefficient, to: basics[occurrence.row])
      }
    }
    let start = Int32(occurrences.count)
    for index in 0..<sums.touched.count {
      let basic = sums.touched[index]
      let coefficient = sums.exactSum(of: basic)
      if coefficient == 0 || basic == symbol { continue }
      occurrences.append(
        Occurrence(coefficient: coefficient, row: matrix.row(solvedFor: basic), rowIndex: -1))
    }
    columns[symbol] = Column(
      start: start, count: Int32(occurrences.count) - start, work: work, epoch: epoch)
  }

  /// Finds a symbol and the referenced basic symbols that depend on it.
  mutating func findDependents(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    begin(symbol)
    search: while visits.count > 0 {
      let last = visits.count - 1
      let symbol = visits[last].symbol
      let list = matrix.column(of: symbol)
      // The loop ends when all referenced rows were found, of which there are mostly few.
      while visits[last].found < matrix.columns[symbol].referencedRows {
        assert(visits[last].next < list.count)
        let row = list[visits[last].next].row
        visits[last].next += 1
        guard matrix.isReferenced(row) else { continue }
        visits[last].found += 1
        if visit(basics[row]) { continue search }
      }
      leave()
    }
    end()
  }

  // MARK: - Searching

  mutating func begin(_ symbol: Symbol) {
    order.removeAll()
    _ = visit(symbol)
  }

  /// Continues with a symbol, if it was not visited yet.
  @inline(__always) mutating func visit(_ symbol: Symbol) -> Bool {
    if isVisited[symbol] { return false }
    isVisited[symbol] = true
    visits.append(Visit(symbol: symbol))
    return true
  }

  /// Returns from a symbol whose search is complete.
  @inline(__always) mutating func leave() {
    if let visit = visits.popLast() { order.append(visit.symbol) }
  }

  mutating func end() {
    for index in 0..<order.count { isVisited[order[index]] = false }
  }
}
