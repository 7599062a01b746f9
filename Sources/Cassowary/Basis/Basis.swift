/// The rows, `basic = Σ coefficient · parametric`, with the role and the value of each symbol.
///
/// There are no constants: those are in the breakpoints. (Badros, Borning and Stuckey 2001 call symbols
/// *basic* and *parametric*; others say *nonbasic* for parametric, and *dictionary* for the rows.)
struct Basis: ~Copyable {
  /// The role of a symbol.
  enum Role: UInt8 {
    /// The index is not in use.
    case vacant
    /// Its value is given, and others depend on it.
    case parametric
    /// It has a row.
    case basic
    /// A variable that is the sum of other variables and its offset, and occurs in no row.
    case defined
  }

  struct Record: BitwiseCopyable {
    var role = Role.vacant
    var isVariable = false
    /// The row of a basic symbol; -1 for others.
    var row: Int32 = -1
  }

  private var symbols: Buffer<Record>
  private var vacantSymbols: Buffer<Symbol>
  /// The basic symbol of each row; -1 for a row that is not in use.
  private var basics: Buffer<Symbol>
  private var vacantRows: Buffer<Int32>
  /// The rows' coefficients.
  private(set) var matrix: SparseMatrix
  /// The value of each symbol; that of a defined one is up to date only after its definition was evaluated.
  var values: Buffer<Double>
  /// The pivots so far.
  private(set) var pivots: Int

  // MARK: - Symbols

  /// The number of symbols, vacant ones included.
  var symbolCount: Int { symbols.count }

  @inline(__always) func role(of symbol: Symbol) -> Role { symbols[symbol].role }
  @inline(__always) func isVariable(_ symbol: Symbol) -> Bool { symbols[symbol].isVariable }
  /// Returns the row of a basic symbol; -1 for others.
  @inline(__always) func row(of symbol: Symbol) -> Int32 { symbols[symbol].row }

  /// Creates a parametric symbol, with the value zero.
  /// - Parameter isVariable: Whether it is a variable; a functional otherwise.
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

  /// Makes room for symbols that are created later.
  mutating func reserve(_ count: Int) { matrix.growColumns(to: count) }

  /// Takes a symbol out of use, which must be parametric and occur nowhere; `recycle` is to follow.
  mutating func release(_ symbol: Symbol) {
    matrix.releaseColumn(of: symbol)
    symbols[symbol].role = .vacant
  }

  /// Allows a symbol that is not in use to be used again.
  mutating func recycle(_ symbol: Symbol) { vacantSymbols.append(symbol) }

  /// Turns a symbol in no row to a defined one.
  mutating func makeDefined(_ symbol: Symbol) { symbols[symbol].role = .defined }

  /// Turns a symbol in no row to a parametric one.
  mutating func makeParametric(_ symbol: Symbol) { symbols[symbol].role = .parametric }

  // MARK: - Rows

  /// The number of rows, vacant ones included.
  @inline(__always) var rowCount: Int { basics.count }

  /// Returns the basic symbol of a row; -1 for a row that is not in use.
  @inline(__always) func basic(of row: Int32) -> Symbol { basics[row] }

  /// The basic symbol of each row, for loops in which no row is added.
  @inline(__always) var basicOfRows: UnsafePointer<Symbol> { UnsafePointer(basics.base) }

  /// Adds a row of a new basic symbol.
  /// - Parameter sums: The parametric symbols that it is the sum of.
  @inline(__always) mutating func addRow(_ basic: Symbol, _ sums: borrowing SparseAccumulator)
    -> Int32
  {
    let row: Int32
    if let vacant = vacantRows.popLast() {
      row = vacant
      basics[row] = basic
    } else {
      row = Int32(basics.count)
      basics.append(basic)
      matrix.appendRow()
    }
    symbols[basic].role = .basic
    symbols[basic].row = row
    matrix.reserve(sums.touched.count, in: row)
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let coefficient = sums[symbol]
      if coefficient != 0, symbols[symbol].role == .parametric {
        matrix.insert(coefficient, symbol, into: row)
      }
    }
    return row
  }

  /// Takes a row out of use; its basic symbol becomes parametric and occurs nowhere. `recycle(row:)` is to
  /// follow.
  mutating func dropRow(_ row: Int32) {
    matrix.clearRow(row)
    let basic = basics[row]
    symbols[basic].role = .parametric
    symbols[basic].row = -1
    basics[row] = -1
  }

  /// Allows a row that is not in use to be used again.
  mutating func recycle(row: Int32) { vacantRows.append(row) }

  /// Marks a row as having a cost, or not.
  @inline(__always) mutating func setCost(_ hasCost: Bool, of row: Int32) {
    matrix.setCost(hasCost, of: row)
  }

  // MARK: - Pivots

  /// The least coefficient for a pivot, as a share of the largest in its row.
  private static let smallestPivot = 1e-7

  /// Returns whether a coefficient of a row is large enough for a pivot.
  @inline(__always) func isPivot(_ coefficient: Double, of row: Int32) -> Bool {
    abs(coefficient) >= Basis.smallestPivot || isPivotInSmallRow(coefficient, row)
  }

  @inline(__always) private func isPivotInSmallRow(_ coefficient: Double, _ row: Int32) -> Bool {
    var largest = 0.0
    for entry in matrix.row(row) { largest = max(largest, abs(entry.coefficient)) }
    return abs(coefficient) >= Basis.smallestPivot * largest
  }

  /// Makes a parametric symbol basic in the row of another, which becomes parametric. Values do not change.
  ///
  /// - Parameter index: The index of the row in the entering symbol's column.
  /// - Returns: The leaving symbol, and the growth of the coefficients.
  /// - Complexity: the lengths of the rows in which the entering symbol occurs.
  @inline(__always) mutating func pivot(_ entering: Symbol, at index: Int) -> (
    leaving: Symbol, growth: Double
  ) {
    let row = matrix.column(of: entering)[index].row
    let leaving = basics[row]
    let growth = matrix.pivot(entering: entering, at: index, leaving: leaving)
    pivots += 1
    symbols[leaving].role = .parametric
    symbols[leaving].row = -1
    symbols[entering].role = .basic
    symbols[entering].row = row
    basics[row] = entering
    return (leaving, growth)
  }

  // MARK: - Values

  /// Returns a row's recomputed value, and the magnitude of its parts.
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
    for row in 0..<Int32(basics.count) where basics[row] >= 0 {
      values[basics[row]] = sum(of: row).value
    }
  }

  /// Returns values of all symbols with random ones for parametric symbols; those of defined ones are still to
  /// be evaluated.
  func randomValues() -> Buffer<Double> {
    var random = RandomSequence(seed: 1)
    var given = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      given[symbol] = 1 + random.next()
    }
    return values(at: given)
  }

  /// Returns values of all symbols with given ones for parametric symbols; those of defined ones are still to be
  /// evaluated.
  func values(at given: borrowing Buffer<Double>) -> Buffer<Double> {
    var sums = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      sums[symbol] = given[symbol]
    }
    for row in 0..<Int32(basics.count) where basics[row] >= 0 {
      var sum = 0.0
      for entry in matrix.row(row) { sum += entry.coefficient * sums[entry.symbol] }
      sums[basics[row]] = sum
    }
    return sums
  }

  /// Returns the magnitude of each parametric symbol's value, and for basic ones that of the largest value in
  /// their sum; those of defined ones are still to be found.
  func magnitudes(_ values: borrowing Buffer<Double>) -> Buffer<Double> {
    var magnitudes = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      magnitudes[symbol] = abs(values[symbol])
    }
    for row in 0..<Int32(basics.count) where basics[row] >= 0 {
      var largest = 0.0
      for entry in matrix.row(row) { largest = max(largest, magnitudes[entry.symbol]) }
      magnitudes[basics[row]] = largest
    }
    return magnitudes
  }
}

extension Basis {
  init() {
    self.init(
      symbols: Buffer(), vacantSymbols: Buffer(), basics: Buffer(), vacantRows: Buffer(),
      matrix: SparseMatrix(), values: Buffer(), pivots: 0)
  }

  /// Returns a copy with everything: which vacant symbol or row is used next decides, too, which of two equal
  /// candidates comes first.
  func copy() -> Basis {
    Basis(
      symbols: symbols.copy(), vacantSymbols: vacantSymbols.copy(), basics: basics.copy(),
      vacantRows: vacantRows.copy(), matrix: matrix.copy(), values: values.copy(), pivots: pivots)
  }
}
