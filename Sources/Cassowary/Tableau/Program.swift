/// The definitions in the form in which they are evaluated: in order of height, their terms one after the
/// other.
struct Program: ~Copyable {
  /// Whether the program matches the definitions.
  var isCurrent = true
  private var targets = Buffer<Symbol>()
  /// The end of each target's terms.
  private var ends = Buffer<Int32>()
  private var terms = Buffer<Term>()

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var symbol: Symbol
  }

  /// Compiles all definitions again.
  mutating func compile(
    _ symbols: borrowing Buffer<SymbolRecord>, _ definitions: borrowing Arena<Entry>
  ) {
    targets.removeAll()
    ends.removeAll()
    terms.removeAll()
    isCurrent = true
    sortByHeight(symbols)
    for index in 0..<targets.count {
      for term in definitions.list(symbols[targets[index]].definition) {
        terms.append(Term(coefficient: term.coefficient, symbol: term.symbol))
      }
      ends.append(Int32(terms.count))
    }
  }

  /// Sorts the targets by height, with a counting sort.
  private mutating func sortByHeight(_ symbols: borrowing Buffer<SymbolRecord>) {
    var starts = Buffer<Int32>()
    var count = 0
    for index in 0..<symbols.count where symbols[index].state == .defined {
      let height = Int(symbols[index].height)
      starts.extend(to: height + 2, with: 0)
      starts[height + 1] += 1
      count += 1
    }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    targets.extend(to: count, with: 0)
    for index in 0..<symbols.count where symbols[index].state == .defined {
      let height = Int(symbols[index].height)
      targets[starts[height]] = Symbol(index)
      starts[height] += 1
    }
  }

  /// Computes the defined variables' values.
  /// - Complexity: the number of terms.
  func run(_ values: inout Buffer<Double>) {
    let values = values.base
    var term = terms.base
    for index in 0..<targets.count {
      var sum = 0.0
      let end = terms.base + Int(ends[index])
      while term < end {
        sum += term.pointee.coefficient * values[Int(term.pointee.symbol)]
        term += 1
      }
      values[Int(targets[index])] = sum
    }
  }

  /// Computes, for each defined variable, the largest value among its terms.
  func spread(largest values: inout Buffer<Double>) {
    var place = 0
    for index in 0..<targets.count {
      var largest = 0.0
      while place < Int(ends[index]) {
        largest = max(largest, values[terms[place].symbol])
        place += 1
      }
      values[targets[index]] = largest
    }
  }

  /// Marks the variables whose definitions mention a marked symbol.
  mutating func spread(
    _ marks: inout SymbolSet, symbols: borrowing Buffer<SymbolRecord>,
    definitions: borrowing Arena<Entry>
  ) {
    if !isCurrent { compile(symbols, definitions) }
    var place = 0
    for index in 0..<targets.count {
      let end = Int(ends[index])
      while place < end {
        if marks[terms[place].symbol] { marks.insert(targets[index]) }
        place += 1
      }
    }
  }
}

extension Tableau {
  /// Computes all values.
  mutating func evaluate() {
    if !program.isCurrent { program.compile(symbols, definitions) }
    program.run(&values)
  }

  /// Returns the magnitude of each symbol's value, or of the largest value in its sum. It is called after
  /// `evaluate()`.
  func reach() -> Buffer<Double> {
    var reach = Buffer<Double>(repeating: 0, count: symbols.count)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].state == .parametric {
      reach[symbol] = abs(values[symbol])
    }
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      var largest = 0.0
      for entry in entries.list(rows[row].entries) { largest = max(largest, reach[entry.symbol]) }
      reach[rows[row].basic] = largest
    }
    program.spread(largest: &reach)
    return reach
  }

  /// Recomputes the rows' values after long movements, which leave rounding errors.
  @inline(__always) mutating func refreshValuesIfTravelled() {
    if travel > 1e5 || farthest > 1e4 { refreshValues() }
  }

  /// Recomputes the rows' values after pivots, which may have led through other vertices, so that whole
  /// numbers are exact.
  mutating func refreshValuesIfPivoted() {
    if pivots != refreshedPivots { refreshValues() }
  }

  /// Recomputes the rows' values, which removes the rounding errors of movements.
  mutating func refreshValues() {
    refreshedPivots = pivots
    travel = 0
    farthest = 0
    sumUpRows()
  }

  mutating func sumUpRows() {
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      values[rows[row].basic] = sum(of: row).value
    }
  }
}
