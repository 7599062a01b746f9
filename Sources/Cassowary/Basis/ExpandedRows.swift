/// Rows and columns of a matrix as they are without references: all symbols of a row, and all rows of a symbol.
///
/// A row refers to others that refer to others, but never back to it. They are expanded in an order in which each comes after
/// all that refer to it (depth-first search: Gilbert and Peierls 1988), so each is expanded once. The last row and the
/// columns are kept until the matrix changes. Everything here is scratch memory.
struct ExpandedRows: ~Copyable {
  /// A symbol on the way of a search, with the index in its row or column from which the search goes on.
  struct Visit: BitwiseCopyable {
    var symbol: Symbol
    /// The number of rows that were found in its column and are referred to.
    var found: Int32 = 0
    var next = 0
  }

  var sums = SparseAccumulator()
  private(set) var isVisited = Buffer<Bool>()
  private(set) var visits = Buffer<Visit>()
  /// The symbols that were found by the last search, each before those that led to it.
  private(set) var order = Buffer<Symbol>()

  /// The symbols of the last search for dependents, while a pivot is prepared.
  var isDependent = Buffer<Bool>()

  private var entries = Buffer<Entry>()
  private var row: Int32 = -1
  private var rowVersion = -1

  /// A column that was expanded.
  struct Column: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The number of entries that were looked at to expand it.
    var work: Int32 = 0
    /// The epoch in which it was expanded.
    var epoch: Int32 = -1
    /// The number of its rows that have a cost, at a version of these.
    var costedRows: Int32 = 0
    var costVersion = -1
  }

  private var columns = Buffer<Column>()
  private var occurrences = Buffer<Occurrence>()
  private var columnVersion = -1
  /// The number of times that all columns were forgotten.
  private var epoch: Int32 = 0

  mutating func grow(to count: Int) {
    sums.grow(to: count)
    isVisited.extend(to: count, with: false)
    isDependent.extend(to: count, with: false)
    columns.extend(to: count, with: Column())
  }

  // MARK: - Rows

  /// Returns the entries of a row without references.
  /// - Complexity: the lengths of the rows that it refers to.
  mutating func row(_ row: Int32, of basic: Symbol, _ matrix: borrowing SparseMatrix)
    -> UnsafeBufferPointer<Entry>
  {
    prepare(row, of: basic, matrix)
    return UnsafeBufferPointer(start: entries.base, count: entries.count)
  }

  /// Expands a row, if it was not since the matrix has changed.
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

  /// Finds the basic symbols that a row refers to, directly or not, and its own.
  /// - Parameter amongDependents: Whether only those are visited that the last search for dependents has found.
  mutating func findReferences(
    of basic: Symbol, _ matrix: borrowing SparseMatrix, amongDependents: Bool = false
  ) {
    begin(basic)
    searchReferences(matrix, amongDependents: amongDependents)
    end()
  }

  /// Finds the basic symbols of rows and of all that they refer to.
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

  /// Returns all rows in which a symbol occurs, directly or through references.
  /// - Complexity: the lengths of the columns of those that other rows refer to.
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

  /// Returns the number of entries that are looked at to expand a column and walk it, whether it was expanded for this or before:
  /// what a copy does next must not depend on what was.
  mutating func columnWork(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) -> Int {
    prepare(symbol, matrix, basics)
    return Int(columns[symbol].work &+ columns[symbol].count)
  }

  /// Expands a column, if it was not since the matrix has changed.
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

  /// Finds the basic symbols that others refer to and that depend on a symbol, and the symbol itself.
  mutating func findDependents(
    of symbol: Symbol, _ matrix: borrowing SparseMatrix, _ basics: borrowing Buffer<Symbol>
  ) {
    begin(symbol)
    search: while visits.count > 0 {
      let last = visits.count - 1
      let symbol = visits[last].symbol
      let list = matrix.column(of: symbol)
      // It ends when all rows were found to which others refer: mostly these are few.
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

  /// Goes on to a symbol, if it was not visited yet.
  @inline(__always) mutating func visit(_ symbol: Symbol) -> Bool {
    if isVisited[symbol] { return false }
    isVisited[symbol] = true
    visits.append(Visit(symbol: symbol))
    return true
  }

  /// Goes back from a symbol of which all was found.
  @inline(__always) mutating func leave() {
    if let visit = visits.popLast() { order.append(visit.symbol) }
  }

  mutating func end() {
    for index in 0..<order.count { isVisited[order[index]] = false }
  }
}
