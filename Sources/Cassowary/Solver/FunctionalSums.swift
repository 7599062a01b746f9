/// What each functional is the sum of, as the constraints were given.
struct FunctionalSums: ~Copyable {
  private struct Sum: BitwiseCopyable {
    var functional: Symbol
    /// What the sum of the terms is to be divided by.
    var divisor: Double
    var total = Twofold()
  }

  private struct Term: BitwiseCopyable {
    var symbol: Symbol
    var coefficient: Double
    /// The index of its sum.
    var sum: Int32
  }

  private var sums = Buffer<Sum>()
  /// The terms of all sums, symbol by symbol once all are known.
  private var terms = Buffer<Term>()
  /// The end of each symbol's terms.
  private var ends: Buffer<Int32>

  /// Takes the sum of each functional from a constraint, and that of an offset whose constraint is gone from the definition; nil if
  /// one has neither.
  init?(_ state: borrowing SolverState) {
    ends = Buffer(repeating: 0, count: state.tableau.symbolCount + 1)
    var isKnown = Buffer<Bool>(repeating: false, count: state.tableau.symbolCount)
    for place in state.constraints.places {
      let host = state.tableau.constraints[place].host
      guard host >= 0, !state.tableau.form.basis.isVariable(host), !isKnown[host],
        let constraint = state.constraints[place]
      else { continue }
      isKnown[host] = true
      begin(host, dividedBy: state.tableau.constraints[place].factor)
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        add(term.coefficient * state.units[symbol], symbol)
      }
    }
    for symbol in 0..<Symbol(state.tableau.symbolCount)
    where state.tableau.form.basis.role(of: symbol) != .vacant
      && !state.tableau.form.basis.isVariable(symbol) && !isKnown[symbol]
    {
      if !takeDefinition(of: symbol, state.tableau.form.definitions) { return nil }
    }
    sortTerms()
  }

  /// Takes the sum of an offset, or of the twin of a variable, from the variable's definition.
  /// - Returns: Whether there is one.
  private mutating func takeDefinition(
    of functional: Symbol, _ definitions: borrowing Definitions
  ) -> Bool {
    let variable = definitions.partner(of: functional)
    if variable < 0 {
      let other = definitions.twin(of: functional)
      if other < 0 { return false }
      begin(functional, dividedBy: 1)
      add(1, other)
      return true
    }
    let terms = definitions.terms(of: variable)
    guard let own = terms.first(where: { $0.symbol == functional }) else { return false }
    begin(functional, dividedBy: own.coefficient)
    add(1, variable)
    for term in terms where term.symbol != functional { add(-term.coefficient, term.symbol) }
    return true
  }

  private mutating func begin(_ functional: Symbol, dividedBy divisor: Double) {
    sums.append(Sum(functional: functional, divisor: divisor))
  }

  private mutating func add(_ coefficient: Double, _ symbol: Symbol) {
    terms.append(Term(symbol: symbol, coefficient: coefficient, sum: Int32(sums.count - 1)))
    ends[symbol + 1] += 1
  }

  /// Sorts the terms by their symbols (counting sort).
  private mutating func sortTerms() {
    for index in 1..<ends.count { ends[index] += ends[index - 1] }
    let unsorted = terms.copy()
    for index in 0..<unsorted.count {
      let term = unsorted[index]
      terms[ends[term.symbol]] = term
      ends[term.symbol] += 1
    }
  }

  // MARK: - Reading

  /// The number of functionals.
  var count: Int { sums.count }
  /// The number of terms of all sums.
  var size: Int { terms.count }

  func functional(at index: Int) -> Symbol { sums[index].functional }

  /// Returns the sum of a functional, for the values that were last taken.
  func total(at index: Int) -> Twofold {
    let sum = sums[index]
    return sum.divisor == 1 ? sum.total : sum.total / sum.divisor
  }

  /// Adds up all sums, for values of all variables.
  mutating func take(_ values: borrowing Buffer<Twofold>) {
    for index in 0..<sums.count { sums[index].total = Twofold() }
    var first: Int32 = 0
    for symbol in 0..<values.count {
      let (value, end) = (values[symbol], ends[symbol])
      if value.high != 0 {
        for index in first..<end {
          let term = terms[index]
          sums[term.sum].total += value * term.coefficient
        }
      }
      first = end
    }
  }
}
