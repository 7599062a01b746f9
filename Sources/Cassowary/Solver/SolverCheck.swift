/// A check of a solver: rows, columns and definitions are compared with each other, with the constraints as they
/// were given and with the values.
struct SolverCheck {
  private let storage: SolverStorage

  init(of solver: Solver) { storage = solver.storage }

  /// The solver's state.
  private var state: SolverState {
    @inline(__always) _read { yield storage.state }
  }

  /// Returns the inconsistencies, as sentences; empty if there are none.
  func faults() -> [String] {
    var faults = storage.state.tableau.form.checkInvariants()
    for place in state.livePlaces() {
      let record = state.tableau.constraints[place]
      guard let constraint = state.constraints[Int(place)] else { continue }
      if state.places[ObjectIdentifier(constraint)] != place {
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
  private func checkExpressions() -> [String] {
    var faults: [String] = []
    var scratch = state.copy()
    for place in state.livePlaces() {
      guard let constraint = state.constraints[Int(place)] else { continue }
      scratch.gather(constraint.expression)
      let host = scratch.tableau.constraints[place].host
      if host >= 0 {
        scratch.terms.append(
          Entry(coefficient: -scratch.tableau.constraints[place].factor, symbol: host))
      }
      var size = 0.0
      for index in 0..<scratch.terms.count {
        size = max(size, abs(scratch.terms[index].coefficient))
      }
      scratch.tableau.expand(scratch.terms)
      for index in 0..<scratch.tableau.form.expansion.sums.touched.count {
        let symbol = scratch.tableau.form.expansion.sums.touched[index]
        let rest = scratch.tableau.form.expansion.sums[symbol]
        if abs(rest) > 1e-6 * size {
          faults.append("\(constraint) is off by \(rest) of symbol \(symbol).")
        }
      }
    }
    return faults
  }

  private func checkCounts() -> [String] {
    var uses = Array(repeating: Int32(0), count: state.variables.count)
    for case let constraint? in state.constraints {
      for term in constraint.expression.terms { uses[Int(term.variable.symbol)] += 1 }
    }
    return (0..<Symbol(state.variables.count)).filter {
      state.variables[$0].number >= 0 && state.variables[$0].uses != uses[Int($0)]
    }
    .map { "The variable at \($0) is miscounted." }
  }
}
