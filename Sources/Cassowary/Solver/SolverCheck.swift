/// A check of a solver's consistency: rows, columns and definitions are compared with each other, with the
/// original constraints and with the values.
struct SolverCheck: ~Copyable {
  /// A copy of the solver's state, since another task may read the original meanwhile.
  private var state: SolverState

  init(of solver: Solver) { state = solver.storage.state.copy() }

  /// Returns the inconsistencies, as sentences; empty if there are none.
  mutating func faults() -> [String] {
    FormCheck(of: &state.tableau.form).faults + checkBreakpoints() + checkExpressions()
      + checkCounts() + checkAnswer()
  }

  /// Returns faults for constraints that the table does not find, or whose breakpoints are missing or wrong.
  private func checkBreakpoints() -> [String] {
    var faults: [String] = []
    for index in state.constraints.liveIndices {
      guard let constraint = state.constraints[index] else { continue }
      let record = state.tableau.constraints[index]
      if state.constraints.index(of: constraint) != index {
        faults.append("\(constraint) is not found.")
      }
      guard record.symbol >= 0 else { continue }
      let points = state.tableau.form.costs.breakpoints(of: record.symbol)
        .count { $0.owner == index }
      if points != (record.relation == .equal ? 2 : 1) {
        faults.append("\(constraint) has \(points) breakpoints.")
      }
    }
    return faults
  }

  /// Returns faults for constraints whose symbol does not represent their expression. The coefficients of
  /// parametric symbols are compared, not values.
  private mutating func checkExpressions() -> [String] {
    if state.envelope.isExceeded { return [] }
    return state.constraints.liveIndices.compactMap { index in
      guard let constraint = state.constraints[index] else { return nil }
      let error = error(of: constraint, index)
      return error > 1e-8 ? "\(constraint) is off by \(error) of its numbers." : nil
    }
  }

  /// Returns the largest difference of coefficients, relative to the constraint's largest one or to a hundredth of the
  /// largest number that cancels.
  private mutating func error(of constraint: Constraint, _ constraintIndex: Int32) -> Double {
    state.gather(constraint.expression)
    let record = state.tableau.constraints[constraintIndex]
    if record.symbol >= 0 {
      state.terms.entries.append(Entry(coefficient: -record.factor, symbol: record.symbol))
    }
    var size = 0.0
    for index in 0..<state.terms.entries.count {
      size = max(size, abs(state.terms.entries[index].coefficient))
    }
    state.tableau.expand(state.terms.entries)
    let rest = state.tableau.form.expansion.listed.reduce(0) { max($0, abs($1.coefficient)) }
    return size == 0 ? 0 : rest / max(size, state.tableau.form.expansion.largestPart * 0.01)
  }

  private func checkCounts() -> [String] {
    var uses = Array(repeating: Int32(0), count: state.variables.count)
    for case let constraint? in state.constraints.byIndex {
      for term in constraint.expression.terms { uses[Int(term.variable.symbol)] += 1 }
    }
    return (0..<Symbol(state.variables.count)).filter {
      state.variables[$0].number >= 0 && state.variables[$0].uses != uses[Int($0)]
    }
    .map { "The variable at \($0) is miscounted." }
  }

  /// Returns faults for values of the last optimization that differ from the tableau's, and for required constraints
  /// that they violate.
  private mutating func checkAnswer() -> [String] {
    if state.needsOptimizing { return [] }
    state.tableau.form.evaluate()
    var faults: [String] = []
    for symbol in 0..<Symbol(state.variables.count) where state.variables[symbol].number >= 0 {
      let value = state.tableau.values[symbol] * state.units[symbol]
      let answer = state.answer[symbol]
      if abs(answer - value) > 1e-8 * max(1, abs(value)) {
        faults.append("The variable at \(symbol) was \(answer), but is \(value).")
      }
    }
    if let miss = Residual.largestMiss(state.tableau, state.constraints, state.units),
      miss.share > 1e-6
    {
      faults.append("\(miss.doubt.constraint) is missed by \(miss.doubt.amount).")
    }
    return faults
  }
}

extension Solver {
  /// The number of symbols for which the solver has memory, which must not grow without limit. A measure of
  /// memory for tests.
  public var symbolCount: Int { storage.state.tableau.symbolCount }

  /// Returns the inconsistencies of the solver's internal state, as sentences; empty if there are none.
  ///
  /// For tests, after calls that returned. Rows, columns and definitions are compared with each other, with the
  /// original constraints (only in the envelope that <doc:HowTheSolverWorks> describes) and with the values.
  /// - Complexity: a pass over the whole tableau and all constraints.
  public func checkInvariants() -> [String] {
    var check = SolverCheck(of: self)
    return check.faults()
  }
}
