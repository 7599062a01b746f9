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
    return faults + checkExpressions() + checkCounts()
  }

  /// Returns faults for constraints whose host does not represent their expression. The coefficients of
  /// parametric symbols are compared, not values.
  private mutating func checkExpressions() -> [String] {
    var faults: [String] = []
    for place in state.constraints.livePlaces {
      guard let constraint = state.constraints[place] else { continue }
      state.gather(constraint.expression)
      let record = state.tableau.constraints[place]
      if record.host >= 0 {
        state.terms.entries.append(Entry(coefficient: -record.factor, symbol: record.host))
      }
      var size = 0.0
      for index in 0..<state.terms.entries.count {
        size = max(size, abs(state.terms.entries[index].coefficient))
      }
      state.tableau.expand(state.terms.entries)
      for index in 0..<state.tableau.form.expansion.sums.touched.count {
        let symbol = state.tableau.form.expansion.sums.touched[index]
        let rest = state.tableau.form.expansion.sums[symbol]
        if abs(rest) > 1e-6 * size {
          faults.append("\(constraint) is off by \(rest) of symbol \(symbol).")
        }
      }
    }
    return faults
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
}
