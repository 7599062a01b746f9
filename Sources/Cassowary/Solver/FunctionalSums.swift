/// What each functional is the sum of, as the constraints were given.
struct FunctionalSums: ~Copyable {
  // These are not private: where their buffers belong to a type of another file, a debug build would stop the compiler.
  struct Sum: BitwiseCopyable {
    var functional: Symbol
    /// What the sum of the terms is to be divided by.
    var divisor: Double
    var total = Twofold()
  }

  struct Term: BitwiseCopyable {
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

  /// By how much other constraints on a functional differ from it, as a share of their terms.
  private(set) var difference = 0.0

  /// Takes the sum of each functional from a constraint that it has, or had last. That of an offset or twin may be in a definition
  /// instead; nil if one is not known.
  init?(_ state: borrowing SolverState) {
    ends = Buffer(repeating: 0, count: state.tableau.symbolCount + 1)
    let given = GivenSums(state)
    for symbol in 0..<Symbol(state.tableau.symbolCount)
    where state.tableau.form.basis.role(of: symbol) != .vacant
      && !state.tableau.form.basis.isVariable(symbol)
    {
      if let (terms, divisor) = given.sum(of: symbol, state) {
        begin(symbol, dividedBy: divisor)
        for term in terms {
          let variable = term.variable.symbol
          add(term.coefficient * state.units[variable], variable)
        }
      } else if !takeDefinition(of: symbol, state.tableau.form.definitions) {
        return nil
      }
    }
    difference = FunctionalSums.largestDifference(given.places, state)
    sortTerms()
  }

  /// Returns by how much other constraints on functionals differ from the multiples of the first ones that their factors say, which
  /// come from rows. They are compared at random values.
  private static func largestDifference(
    _ places: borrowing Buffer<Int32>, _ state: borrowing SolverState
  ) -> Double {
    var random = RandomSequence(seed: 1)
    var values = Buffer<Double>(repeating: 0, count: state.tableau.symbolCount)
    for symbol in 0..<values.count { values[symbol] = 1 + random.next() }
    var largest = 0.0
    for place in state.constraints.places {
      let host = state.tableau.constraints[place].host
      guard host >= 0, places[host] != place, !state.tableau.form.basis.isVariable(host),
        let first = sum(of: places[host], at: values, state),
        let other = sum(of: place, at: values, state)
      else { continue }
      let magnitude = max(first.magnitude, other.magnitude)
      if magnitude > 0 { largest = max(largest, abs(first.sum - other.sum) / magnitude) }
    }
    return largest
  }

  /// Returns the value of a constraint's host that follows from those of its variables, and the magnitude of its parts; nil at a
  /// vacant place.
  static func sum(
    of place: Int32, at values: borrowing Buffer<Double>, _ state: borrowing SolverState
  ) -> (sum: Double, magnitude: Double)? {
    guard let constraint = state.constraints[place] else { return nil }
    var (sum, magnitude) = (0.0, 0.0)
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      let part = term.coefficient * state.units[symbol] * values[symbol]
      sum += part
      magnitude += abs(part)
    }
    let factor = state.tableau.constraints[place].factor
    return (sum / factor, magnitude / abs(factor))
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
