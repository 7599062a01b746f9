/// The rows, `basic = Σ coefficient · parametric`, with the role and the value of each symbol.
///
/// Rows have no constants: those are in the breakpoints. (Badros, Borning and Stuckey 2001 call symbols
/// *basic* and *parametric*; others say *nonbasic* for parametric, and *dictionary* for the rows.)
struct Basis: ~Copyable {
  /// The role of a symbol.
  enum Role: UInt8 {
    /// The symbol is not in use.
    case vacant
    /// The symbol's value is given, and basic symbols depend on it.
    case parametric
    /// The symbol has a row.
    case basic
    /// The symbol is a variable that is the sum of other variables and its offset. It occurs in no row.
    case defined
  }

  struct Record: BitwiseCopyable {
    var role = Role.vacant
    var isVariable = false
    /// The row of a basic symbol; -1 for others.
    var row: Int32 = -1
  }

  var symbols = Buffer<Record>()
  private var vacantSymbols = Buffer<Symbol>()
  /// The basic symbol of each row; -1 for a row that is not in use.
  var basics = Buffer<Symbol>()
  private var vacantRows = Buffer<Int32>()
  /// The rows' coefficients.
  var matrix = SparseMatrix()
  /// Rows and columns with their references expanded. Scratch memory.
  var expanded = ExpandedRows()
  /// The rows, each after those to which it refers, for a version of the matrix. Scratch memory.
  var order = RowOrder()
  /// The value of each symbol. Values of defined symbols are up to date only after their definitions were evaluated.
  var values = Buffer<Double>()
  /// The number of pivots so far.
  var pivots = 0

  // MARK: - Symbols

  /// The number of symbols, vacant ones included.
  var symbolCount: Int { symbols.count }

  @inline(__always) func role(of symbol: Symbol) -> Role { symbols[symbol].role }
  @inline(__always) func isVariable(_ symbol: Symbol) -> Bool { symbols[symbol].isVariable }
  /// Returns the row of a basic symbol; -1 for others.
  @inline(__always) func row(of symbol: Symbol) -> Int32 { symbols[symbol].row }

  /// Creates a parametric symbol, with the value zero.
  /// - Parameter isVariable: Whether it is a variable; an auxiliary variable otherwise.
  mutating func makeSymbol(isVariable: Bool) -> Symbol {
    let record = Record(role: .parametric, isVariable: isVariable)
    if let symbol = vacantSymbols.popLast() {
      symbols[symbol] = record
      values[symbol] = 0
      return symbol
    }
    symbols.append(record)
    values.append(0)
    return Symbol(symbols.count - 1)
  }

  /// Reserves memory for symbols that are created later.
  mutating func reserve(_ count: Int) { matrix.growColumns(to: count) }

  /// Releases a symbol, which must be parametric and occur nowhere. `recycle` has to follow.
  mutating func release(_ symbol: Symbol) {
    matrix.releaseColumn(of: symbol)
    symbols[symbol].role = .vacant
  }

  /// Allows a symbol that is not in use to be used again.
  mutating func recycle(_ symbol: Symbol) { vacantSymbols.append(symbol) }

  /// Makes a symbol that is in no row a defined one.
  mutating func makeDefined(_ symbol: Symbol) { symbols[symbol].role = .defined }

  /// Makes a symbol that is in no row a parametric one.
  mutating func makeParametric(_ symbol: Symbol) { symbols[symbol].role = .parametric }

  // MARK: - Rows

  /// The number of rows, vacant ones included.
  @inline(__always) var rowCount: Int { basics.count }

  /// Returns the basic symbol of a row; -1 for a row that is not in use.
  @inline(__always) func basic(of row: Int32) -> Symbol { basics[row] }

  /// The basic symbol of each row, for loops in which no row is added.
  @inline(__always) var basicOfRows: UnsafePointer<Symbol> { UnsafePointer(basics.base) }

  /// Adds a row for a new basic symbol.
  /// - Parameter entries: The terms of its sum: parametric symbols, and basic ones as references.
  @inline(__always) mutating func addRow(_ basic: Symbol, _ entries: borrowing Buffer<Entry>)
    -> Int32
  {
    let row: Int32
    if let vacant = vacantRows.popLast() {
      row = vacant
      basics[row] = basic
    } else {
      row = Int32(basics.count)
      basics.append(basic)
    }
    symbols[basic].role = .basic
    symbols[basic].row = row
    matrix.addRow(row, of: basic, entries)
    return row
  }

  /// Releases a row. Its basic symbol becomes parametric and occurs nowhere. `recycle(row:)` has to follow.
  mutating func dropRow(_ row: Int32) {
    let basic = basics[row]
    if matrix.isReferenced(row) { matrix.substituteReferences(to: basic) }
    matrix.endRow(row, of: basic)
    symbols[basic].role = .parametric
    symbols[basic].row = -1
    basics[row] = -1
  }

  /// Removes all rows; their basic symbols become parametric.
  mutating func removeAllRows() {
    for row in 0..<basics.count where basics[row] >= 0 {
      symbols[basics[row]].role = .parametric
      symbols[basics[row]].row = -1
    }
    basics.removeAll()
    vacantRows.removeAll()
    matrix.removeAllRows()
  }

  /// Allows a row that is not in use to be used again.
  mutating func recycle(row: Int32) { vacantRows.append(row) }

  /// Marks a row as having a cost, or not.
  @inline(__always) mutating func setCost(_ hasCost: Bool, of row: Int32) {
    matrix.setCost(hasCost, of: row)
  }

  // MARK: - Values

  /// Returns a row's recomputed value, and the sum of its terms' magnitudes. A reference counts with its known value,
  /// whose magnitude is used; `expandedSum(of:)` expands it.
  @inline(__always) func sum(of row: Int32) -> (value: Double, magnitude: Double) {
    var value = 0.0
    var magnitude = 0.0
    for entry in matrix.row(row) {
      let part = entry.coefficient * values[entry.symbol]
      value += part
      magnitude += abs(part)
    }
    return (value, magnitude)
  }

  /// Recomputes the rows' values, which removes the rounding errors of movements.
  mutating func sumUpRows() {
    matrix.noteSummedUp()
    order.update(matrix, basics)
    for index in 0..<basics.count {
      let row = order[index]
      if basics[row] >= 0 { values[basics[row]] = sum(of: row).value }
    }
  }

  /// Computes the rows for other values of the symbols.
  mutating func sumUpRows(_ values: inout Buffer<Double>) {
    order.update(matrix, basics)
    for index in 0..<basics.count {
      let row = order[index]
      if basics[row] < 0 { continue }
      var sum = 0.0
      for entry in matrix.row(row) { sum += entry.coefficient * values[entry.symbol] }
      values[basics[row]] = sum
    }
  }

  /// Returns values of all symbols, with random ones for parametric symbols. Defined symbols have to be
  /// evaluated afterwards.
  mutating func randomValues() -> Buffer<Double> {
    var random = RandomSequence(seed: 1)
    var given = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      given[symbol] = 1 + random.next()
    }
    return values(at: given)
  }

  /// Returns values of all symbols, with given ones for parametric symbols. Defined symbols have to be evaluated
  /// afterwards.
  mutating func values(at given: borrowing Buffer<Double>) -> Buffer<Double> {
    var sums = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      sums[symbol] = given[symbol]
    }
    sumUpRows(&sums)
    return sums
  }

  /// Returns the magnitude of each parametric symbol's value; for a basic one, the magnitude of the largest
  /// value in its sum. Defined symbols have to be computed afterwards.
  mutating func magnitudes(_ given: borrowing Buffer<Double>) -> Buffer<Double> {
    var sizes = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      sizes[symbol] = abs(given[symbol])
    }
    order.update(matrix, basics)
    for index in 0..<basics.count {
      let row = order[index]
      if basics[row] < 0 { continue }
      var size = 0.0
      for entry in matrix.row(row) { size = max(size, sizes[entry.symbol]) }
      sizes[basics[row]] = size
    }
    return sizes
  }

  /// Returns a copy of all state. Which vacant symbol or row is used next also decides which of two equal
  /// candidates comes first.
  func copy() -> Basis {
    // Scratch memory: expanded, order.
    Basis(
      symbols: symbols.copy(), vacantSymbols: vacantSymbols.copy(), basics: basics.copy(),
      vacantRows: vacantRows.copy(), matrix: matrix.copy(),
      values: values.copy(), pivots: pivots)
  }
}
