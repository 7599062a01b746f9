/// A check of a solver: rows, columns and definitions are compared with each other, with the constraints as they
/// were given and with the values.
struct SolverCheck: ~Copyable {
  /// A copy of the solver's state, since another task may read the original meanwhile.
  private var state: SolverState

  init(of solver: Solver) { state = solver.storage.state.copy() }

  /// Returns the inconsistencies, as sentences; empty if there are none.
  mutating func faults() -> [String] {
    var faults = FormCheck(of: &state.tableau.form).faults
    for place in state.constraints.livePlaces {
      let record = state.tableau.constraints[place]
      guard let constraint = state.constraints[place] else { continue }
      if state.constraints.place(of: constraint) != place {
        faults.append("\(constraint) is not found.")
      }
      guard record.host >= 0 else { continue }
      let points = state.tableau.form.costs.breakpoints(of: record.host)
        .count { $0.owner == place }
      if points != (record.relation == .equal ? 2 : 1) {
        faults.append("\(constraint) has \(points) breakpoints.")
      }
    }
    return faults + checkExpressions() + checkRefinement() + checkCounts() + checkValues()
      + checkAnswer() + checkOptimality()
  }

  /// Returns faults for constraints whose host does not represent their expression.
  private mutating func checkExpressions() -> [String] {
    state.constraints.livePlaces.compactMap { place in
      let drift = Straying(of: place, &state).drift
      guard let constraint = state.constraints[place], drift > 1e-8 else { return nil }
      return "\(constraint) is off by \(drift) of its numbers."
    }
  }

  private func checkCounts() -> [String] {
    var uses = Array(repeating: Int32(0), count: state.variables.count)
    for case let constraint? in state.constraints.byPlace {
      for term in constraint.expression.terms { uses[Int(term.variable.symbol)] += 1 }
    }
    return (0..<Symbol(state.variables.count)).filter {
      state.variables[$0].number >= 0 && state.variables[$0].uses != uses[Int($0)]
    }
    .map { "The variable at \($0) is miscounted." }
  }

  /// Returns faults for constraints that values do not fit although they were refined.
  private mutating func checkRefinement() -> [String] {
    guard state.tableau.form.numerics.isRefined, !state.needsOptimizing else { return [] }
    let exact = exactSymbols()
    let residuals = Residuals(at: state.tableau.values.copy(), &state.tableau.form)
    return state.constraints.livePlaces.compactMap { place in
      guard let constraint = state.constraints[place], state.tableau.constraints[place].isInTableau,
        !constraint.expression.terms.contains(where: { exact.contains($0.variable.symbol) })
      else { return nil }
      let (residual, magnitude) = residuals.residual(of: place, &state)
      return abs(residual) <= 1e-8 * magnitude
        ? nil : "The refined values are off by \(residual) of \(magnitude) in \(constraint)."
    }
  }

  /// Returns the variables whose answer comes from whole numbers, not from the tableau.
  private mutating func exactSymbols() -> Set<Symbol> {
    state.withExactParts { exact, state in
      Set(exact.roots.map { exact.part($0, state) }.filter { !$0.isTooLong }.flatMap(\.symbols))
    }
  }

  /// Returns faults for required constraints that the values of the last optimization miss, beside their own numbers and the
  /// largest value in what is connected with them.
  private func checkValues() -> [String] {
    if state.needsOptimizing { return [] }
    var components = Components()
    for place in state.constraints.livePlaces {
      guard let constraint = state.constraints[place] else { continue }
      _ = components.add(
        place, constraint, constant: 0, isSetAside: false, isStained: false)
    }
    var largest: [Symbol: Double] = [:]
    for symbol in 0..<Symbol(state.variables.count) where state.variables[symbol].number >= 0 {
      let root = components.root(of: symbol)
      largest[root] = max(largest[root] ?? 0, abs(state.answer[symbol]))
    }
    return state.constraints.livePlaces.compactMap { place in
      let record = state.tableau.constraints[place]
      guard record.isRequired, let constraint = state.constraints[place] else { return nil }
      var (sum, size) = (record.constant, max(1, abs(record.constant)))
      for term in constraint.expression.terms {
        let part = term.coefficient * state.answer[term.variable.symbol]
        sum += part
        let noise =
          abs(term.coefficient) * (largest[components.root(of: term.variable.symbol)] ?? 0)
          * Residuals.roundingErrors
        size = max(size, abs(part), noise)
      }
      return record.relation.violation(at: sum) <= 1e-8 * size
        ? nil : "\(constraint) is missed by \(sum)."
    }
  }

  /// Returns a fault if the values of the last optimization are not proven to be an optimum.
  private mutating func checkOptimality() -> [String] {
    if state.needsOptimizing { return [] }
    let check = OptimalityCheck(ofTableauOf: &state)
    return check.doubt.map { ["\($0.constraint) could be met better: \(check.share)."] } ?? []
  }

  /// Returns faults for values of the last optimization that are not those of the tableau.
  private mutating func checkAnswer() -> [String] {
    if state.needsOptimizing { return [] }
    // Values that were refined are better than what follows from the rows.
    if !state.driftSchedule.isRefining { state.tableau.form.evaluate() }
    let exact = exactSymbols()
    return (0..<Symbol(state.variables.count)).compactMap { symbol in
      guard state.variables[symbol].number >= 0, !exact.contains(symbol) else { return nil }
      let value = state.tableau.values[symbol] * state.units[symbol]
      let answer = state.answer[symbol]
      return abs(answer - value) <= 1e-8 * max(1, abs(value))
        ? nil : "The variable at \(symbol) was \(answer), but is \(value)."
    }
  }
}
