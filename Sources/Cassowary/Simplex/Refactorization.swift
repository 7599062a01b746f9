/// Recomputes the rows of a basis from the definitions of its auxiliary variables. The same symbols are basic
/// afterwards, without the rounding errors of earlier pivots (refactorization, also called reinversion).
///
/// The rows of auxiliary variables that become parametric come first. Each is solved for a symbol that has to be basic
/// and has no row yet. The next row is always the one with the fewest such symbols. Of its symbols, the one in the
/// fewest rows enters, unless its coefficient is small compared with the others (Markowitz 1957).
struct Refactorization: ~Copyable {
  /// A row that has to be solved for another symbol.
  struct Unsolved: HeapElement {
    var row: Int32
    /// The number of its symbols that could enter, at the last count.
    var choices: Int32

    @inline(__always) func precedes(_ other: Unsolved) -> Bool {
      choices == other.choices ? row < other.row : choices < other.choices
    }
  }

  /// The smallest coefficient that may enter, relative to the largest one that could.
  private static let threshold = 0.1
  /// The smallest such coefficient relative to the whole row. A smaller one may be a rounding error of zero.
  private static let singular = 1e-9

  /// The growth of the number of entries at which the attempt is given up.
  private static let largestGrowth = 4

  private var unsolved = Heap<Unsolved>()
  private let mostEntries: Int
  /// For each symbol, whether it has to be basic and has no row yet.
  private var lacksRow: Buffer<Bool>
  private var lacking: Int

  /// Removes all rows of the form.
  init(_ form: inout SolvedForm) {
    lacksRow = Buffer(repeating: false, count: form.basis.symbolCount)
    lacking = 0
    mostEntries = Refactorization.mostEntries(insteadOf: form.basis.matrix.size)
    for row in 0..<Int32(form.basis.rowCount) where form.basis.basic(of: row) >= 0 {
      lacksRow[form.basis.basic(of: row)] = true
      lacking += 1
    }
    for row in 0..<Int32(form.basis.rowCount) { form.rowCosts.reset(row) }
    form.infeasibleRows.removeAll()
    form.rowsToPrice.removeAll()
    form.basis.removeAllRows()
  }

  /// Returns the largest number of entries that recomputed rows may have, given the number before.
  static func mostEntries(insteadOf count: Int) -> Int { largestGrowth * count + 256 }

  /// Returns whether a symbol has to be basic and has no row yet.
  func lacksRow(_ symbol: Symbol) -> Bool { lacksRow[symbol] }

  /// Adds the row of an auxiliary variable that has to become parametric.
  mutating func addUnsolved(
    _ auxiliary: Symbol, _ terms: borrowing Buffer<Entry>, _ form: inout SolvedForm
  ) {
    form.expansion.expand(terms, &form.basis, &form.definitions)
    let row = form.addRow(auxiliary)
    unsolved.push(Unsolved(row: row, choices: choices(in: row, &form.basis)))
  }

  /// Adds the row of an auxiliary variable that stays basic.
  mutating func addSolved(
    _ auxiliary: Symbol, _ terms: borrowing Buffer<Entry>, _ form: inout SolvedForm
  ) {
    let segment = form.costs.segment(of: auxiliary)
    form.expansion.expand(terms, keepsLong: true, &form.basis, &form.definitions)
    _ = form.addRow(auxiliary)
    form.costs.setSegment(Int(segment), of: auxiliary)
    noteRow(of: auxiliary)
  }

  /// Whether there are so many entries that the attempt is given up.
  func isTooLarge(_ form: borrowing SolvedForm) -> Bool { form.basis.matrix.size > mostEntries }

  private mutating func noteRow(of symbol: Symbol) {
    lacksRow[symbol] = false
    lacking -= 1
  }

  // MARK: - Solving

  /// Solves the rows of auxiliary variables that have to become parametric.
  /// - Returns: Whether that succeeded. If not, the symbols are no basis except for rounding errors, or there are too
  ///   many entries.
  mutating func solve(_ basis: inout Basis) -> Bool {
    while let next = unsolved.popFirst() {
      let choices = choices(in: next.row, &basis)
      if choices > next.choices, let first = unsolved.first, first.choices < choices {
        unsolved.push(Unsolved(row: next.row, choices: choices))
        continue
      }
      guard let entry = entering(in: next.row, &basis), basis.matrix.size <= mostEntries else {
        return false
      }
      _ = basis.pivot(entry.symbol, in: next.row, entry)
      noteRow(of: entry.symbol)
    }
    return true
  }

  /// Returns the number of symbols in a row that could enter.
  private func choices(in row: Int32, _ basis: inout Basis) -> Int32 {
    var count: Int32 = 0
    for entry in basis.row(row) where lacksRow[entry.symbol] { count += 1 }
    return count
  }

  /// Returns the entry of a row whose symbol enters; nil if there is none.
  private func entering(in row: Int32, _ basis: inout Basis) -> Entry? {
    var (largest, largestChoice) = (0.0, 0.0)
    for entry in basis.row(row) {
      largest = max(largest, abs(entry.coefficient))
      if lacksRow[entry.symbol] { largestChoice = max(largestChoice, abs(entry.coefficient)) }
    }
    guard largestChoice > Refactorization.singular * largest else { return nil }
    var best: Entry?
    var length = Int32.max
    for entry in basis.row(row)
    where lacksRow[entry.symbol]
      && abs(entry.coefficient) >= Refactorization.threshold * largestChoice
    {
      let rows = basis.matrix.columnLength(of: entry.symbol)
      if rows < length { (best, length) = (entry, rows) }
    }
    return best
  }

  // MARK: - Ending

  /// Sets the rows' values and segments. Rows whose values are outside their segments are queued, and all symbols are
  /// priced again.
  /// - Returns: Whether all symbols that were basic are basic again.
  consuming func finish(_ form: inout SolvedForm) -> Bool {
    if lacking > 0 { return false }
    form.refreshValues()
    for row in 0..<Int32(form.basis.rowCount) {
      form.setSegment(Int(form.costs.segment(of: form.basis.basic(of: row))), of: row)
      if !form.isFeasible(row) { form.infeasibleRows.insert(row) }
    }
    for symbol in 0..<Symbol(form.basis.symbolCount)
    where form.basis.role(of: symbol) == .parametric {
      form.reprice(symbol)
    }
    form.version += 1
    return true
  }
}

extension SolvedForm {
  /// Returns the first constraint of each auxiliary variable, which defines the variable as a sum. The constraint of an
  /// offset is part of a definition instead.
  func indicesOfAuxiliaries() -> [Int32] {
    var isKnown = Buffer<Bool>(repeating: false, count: basis.symbolCount)
    var indices: [Int32] = []
    for index in 0..<Int32(costs.owners.constraints.count) {
      let symbol = costs.owners.constraints[index].symbol
      guard symbol >= 0, !isKnown[symbol], !basis.isVariable(symbol),
        definitions.partner(of: symbol) < 0
      else { continue }
      isKnown[symbol] = true
      indices.append(index)
    }
    return indices
  }
}
