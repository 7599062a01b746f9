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
  /// Rows and columns without references. Scratch memory.
  private var opened: OpenedLines
  /// The rows, each after those that it refers to, at a version of the matrix. Scratch memory.
  private var order: RowOrder
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
  /// - Parameter sums: The symbols that it is the sum of: parametric ones, and basic ones as references.
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
    }
    symbols[basic].role = .basic
    symbols[basic].row = row
    matrix.beginRow(row, of: basic)
    matrix.reserve(sums.touched.count, in: row)
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let coefficient = sums[symbol]
      if coefficient != 0, symbols[symbol].role != .defined {
        matrix.insert(coefficient, symbol, into: row)
      }
    }
    return row
  }

  /// Takes a row out of use; its basic symbol becomes parametric and occurs nowhere. `recycle(row:)` is to
  /// follow.
  mutating func dropRow(_ row: Int32) {
    let basic = basics[row]
    if matrix.isReferenced(row) { matrix.substituteReferences(to: basic) }
    matrix.endRow(row, of: basic)
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

  // MARK: - Lines

  /// The number of entries from which on a row is referred to, rather than substituted: rows that are there do not change.
  var longRow: Int32 {
    get { matrix.longRow }
    set { matrix.longRow = newValue }
  }

  /// Returns the parametric symbols of a row, until the next one is asked for.
  @inline(__always) mutating func row(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    matrix.hasReferences(row) ? openedRow(row) : matrix.row(row)
  }

  @inline(never) private mutating func openedRow(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    opened.row(row, of: basics[row], matrix)
  }

  /// Returns the parametric symbols of a row, without anything to keep them in.
  func entries(ofRow row: Int32) -> [Entry] {
    var opened = OpenedLines()
    return Array(opened.row(row, of: basics[row], matrix))
  }

  /// Returns the rows that depend on a parametric symbol, until the next column is asked for.
  @inline(__always) mutating func column(of symbol: Symbol) -> UnsafeBufferPointer<Occurrence> {
    matrix.isIndirect(symbol) ? openedColumn(of: symbol) : matrix.column(of: symbol)
  }

  @inline(never) private mutating func openedColumn(
    of symbol: Symbol
  ) -> UnsafeBufferPointer<Occurrence> {
    opened.column(of: symbol, matrix, basics)
  }

  /// Returns the first of these rows, for loops that know when to end.
  @inline(__always) mutating func firstOccurrence(of symbol: Symbol) -> UnsafePointer<Occurrence> {
    if matrix.isIndirect(symbol), let first = openedColumn(of: symbol).baseAddress { return first }
    return matrix.firstOccurrence(of: symbol)
  }

  /// Returns the number of these rows that have a cost.
  @inline(__always) mutating func costedRows(of symbol: Symbol) -> Int32 {
    matrix.isIndirect(symbol) ? openedCostedRows(of: symbol) : matrix.costedRows(of: symbol)
  }

  /// Finds the basic symbols of rows and of all that these refer to, each once.
  mutating func findReferences(of rows: borrowing RowQueue) {
    opened.findReferences(of: rows, matrix, basics)
  }

  /// The number of symbols that were found, until a row or a column is opened.
  @inline(__always) var foundCount: Int { opened.order.count }
  @inline(__always) func found(at index: Int) -> Symbol { opened.order[index] }

  /// Returns about how many rows are to be visited to find the cost of a symbol's movement; 0 for none.
  @inline(__always) func visits(of symbol: Symbol) -> Int32 {
    matrix.costedRows(of: symbol) + (matrix.isIndirect(symbol) ? KnownRowSums.worthwhile : 0)
  }

  /// Finds an order of the rows in which each comes after those that it refers to.
  mutating func orderRows() { order.update(matrix, basics) }

  /// Returns the row at an index in that order.
  @inline(__always) func orderedRow(_ index: Int) -> Int32 { order[index] }

  @inline(never) private mutating func openedCostedRows(of symbol: Symbol) -> Int32 {
    opened.costedRows(of: symbol, matrix, basics)
  }

  // MARK: - Pivots

  /// The least coefficient for a pivot, as a share of the largest in its row.
  private static let smallestPivot = 1e-7

  /// Returns whether a coefficient of a row is large enough for a pivot.
  @inline(__always) mutating func isPivot(_ coefficient: Double, of row: Int32) -> Bool {
    abs(coefficient) >= Basis.smallestPivot || isPivotInSmallRow(coefficient, row)
  }

  @inline(__always) private mutating func isPivotInSmallRow(
    _ coefficient: Double, _ row: Int32
  ) -> Bool {
    var largest = 0.0
    for entry in self.row(row) { largest = max(largest, abs(entry.coefficient)) }
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
    if matrix.isIndirect(entering) {
      let occurrence = openedColumn(of: entering)[index]
      return expandAndPivot(entering, occurrence.row, coefficient: occurrence.coefficient)
    }
    return pivot(entering, atOwn: index)
  }

  /// The same in a row, by the symbol's entry in it.
  @inline(__always) mutating func pivot(_ entering: Symbol, in row: Int32, _ entry: Entry) -> (
    leaving: Symbol, growth: Double
  ) {
    if matrix.references > 0 {
      return expandAndPivot(entering, row, coefficient: entry.coefficient)
    }
    return pivot(entering, atOwn: Int(entry.columnIndex))
  }

  /// Pivots in a row in which the entering symbol may be through references only.
  @inline(never) private mutating func expandAndPivot(
    _ entering: Symbol, _ row: Int32, coefficient: Double
  ) -> (leaving: Symbol, growth: Double) {
    guard matrix.isIndirect(entering), matrix.hasReferences(row) else {
      return pivot(entering, atOwn: index(of: row, inColumnOf: entering))
    }
    switch opened.occurrence(of: entering, in: row, matrix, basics) {
    case .directly: break
    case .through(let other) where isLarge(entering, in: other):
      // The other row is solved for the entering symbol, and this one for what the other was solved for.
      let basic = basics[other]
      let first = pivot(entering, atOwn: index(of: other, inColumnOf: entering))
      let second = expandAndPivot(basic, row, coefficient: 1)
      exchange(row, other)
      pivots -= 1
      return (second.leaving, max(first.growth, second.growth))
    case .directlyAndThrough(let other)
    where matrix.row(row).count < matrix.row(other).count && isLarge(entering, in: row)
      && opened.eliminate(entering, from: other, by: row, &matrix, basics):
      break
    default: opened.expandRow(row, by: entering, coefficient: coefficient, &matrix, basics)
    }
    return pivot(entering, atOwn: index(of: row, inColumnOf: entering))
  }

  /// Returns the index of a row in the column of a symbol that it has itself.
  private func index(of row: Int32, inColumnOf symbol: Symbol) -> Int {
    matrix.column(of: symbol).lastIndex { $0.row == row } ?? 0
  }

  /// Returns whether a symbol's coefficient in a row is not very small beside the others in it. Rows that hold a sum of
  /// very many, such as equal spacers, have a large one beside small ones.
  private func isLarge(_ symbol: Symbol, in row: Int32) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for entry in matrix.row(row) {
      largest = max(largest, abs(entry.coefficient))
      if entry.symbol == symbol { own = abs(entry.coefficient) }
    }
    return own >= 1e-4 * largest
  }

  /// Exchanges what two rows are; their costs stay.
  private mutating func exchange(_ one: Int32, _ other: Int32) {
    matrix.exchange(one, other, basics: (basics[one], basics[other]))
    (basics[one], basics[other]) = (basics[other], basics[one])
    symbols[basics[one]].row = one
    symbols[basics[other]].row = other
  }

  @inline(__always) private mutating func pivot(_ entering: Symbol, atOwn index: Int) -> (
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

  /// Returns a row's recomputed value, and the magnitude of its parts. What it refers to has the value that is known.
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
    order.update(matrix, basics)
    for index in 0..<basics.count {
      let row = order[index]
      if basics[row] >= 0 { values[basics[row]] = sum(of: row).value }
    }
  }

  /// Sums up the rows for other values of the symbols.
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

  /// Returns values of all symbols with random ones for parametric symbols; those of defined ones are still to
  /// be evaluated.
  mutating func randomValues() -> Buffer<Double> {
    var random = RandomSequence(seed: 1)
    var given = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      given[symbol] = 1 + random.next()
    }
    return values(at: given)
  }

  /// Returns values of all symbols with given ones for parametric symbols; those of defined ones are still to be
  /// evaluated.
  mutating func values(at given: borrowing Buffer<Double>) -> Buffer<Double> {
    var sums = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      sums[symbol] = given[symbol]
    }
    sumUpRows(&sums)
    return sums
  }

  /// Returns the magnitude of each parametric symbol's value, and for basic ones that of the largest value in
  /// their sum; those of defined ones are still to be found.
  mutating func magnitudes(_ values: borrowing Buffer<Double>) -> Buffer<Double> {
    var magnitudes = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].role == .parametric {
      magnitudes[symbol] = abs(values[symbol])
    }
    order.update(matrix, basics)
    for index in 0..<basics.count {
      let row = order[index]
      if basics[row] < 0 { continue }
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
      matrix: SparseMatrix(), opened: OpenedLines(), order: RowOrder(), values: Buffer(), pivots: 0)
  }

  /// Returns a copy with everything: which vacant symbol or row is used next decides, too, which of two equal
  /// candidates comes first.
  func copy() -> Basis {
    Basis(
      symbols: symbols.copy(), vacantSymbols: vacantSymbols.copy(), basics: basics.copy(),
      vacantRows: vacantRows.copy(), matrix: matrix.copy(), opened: OpenedLines(), order: RowOrder(),
      values: values.copy(), pivots: pivots)
  }
}
