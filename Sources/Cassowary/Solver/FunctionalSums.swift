/// What each functional is the sum of, as the constraints were given.
struct FunctionalSums: ~Copyable {
  private struct Sum: BitwiseCopyable {
    var functional: Symbol
    /// What the sum of the terms is to be divided by.
    var divisor: Double
    var terms: (first: Int, end: Int)
  }

  private var sums = Buffer<Sum>()
  private var terms = Buffer<Entry>()

  /// Takes the sum of each functional from a constraint, and that of an offset whose constraint is gone from the definition; nil if
  /// one has neither.
  init?(_ state: borrowing SolverState) {
    var isKnown = Buffer<Bool>(repeating: false, count: state.tableau.symbolCount)
    for place in state.constraints.places {
      let host = state.tableau.constraints[place].host
      guard host >= 0, !state.tableau.form.basis.isVariable(host), !isKnown[host],
        let constraint = state.constraints[place]
      else { continue }
      isKnown[host] = true
      for term in constraint.expression.terms {
        let symbol = term.variable.symbol
        terms.append(Entry(coefficient: term.coefficient * state.units[symbol], symbol: symbol))
      }
      close(host, dividedBy: state.tableau.constraints[place].factor)
    }
    for symbol in 0..<Symbol(state.tableau.symbolCount)
    where state.tableau.form.basis.role(of: symbol) != .vacant
      && !state.tableau.form.basis.isVariable(symbol) && !isKnown[symbol]
    {
      if !takeDefinition(of: symbol, state.tableau.form.definitions) { return nil }
    }
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
      terms.append(Entry(coefficient: 1, symbol: other))
      close(functional, dividedBy: 1)
      return true
    }
    var factor = 1.0
    terms.append(Entry(coefficient: 1, symbol: variable))
    for term in definitions.terms(of: variable) {
      if term.symbol == functional {
        factor = term.coefficient
      } else {
        terms.append(Entry(coefficient: -term.coefficient, symbol: term.symbol))
      }
    }
    close(functional, dividedBy: factor)
    return true
  }

  /// Ends a sum, of all terms since the last one.
  private mutating func close(_ functional: Symbol, dividedBy divisor: Double) {
    let first = sums.isEmpty ? 0 : sums[sums.count - 1].terms.end
    sums.append(Sum(functional: functional, divisor: divisor, terms: (first, terms.count)))
  }

  // MARK: - Reading

  /// The number of functionals.
  var count: Int { sums.count }
  /// The number of terms of all sums.
  var size: Int { terms.count }

  func functional(at index: Int) -> Symbol { sums[index].functional }

  /// Returns the sum of a functional, for values of all variables.
  func sum(at index: Int, of values: borrowing Buffer<Twofold>) -> Twofold {
    let sum = sums[index]
    var total = Twofold()
    for term in sum.terms.first..<sum.terms.end {
      total += values[terms[term].symbol] * terms[term].coefficient
    }
    return total / sum.divisor
  }
}
