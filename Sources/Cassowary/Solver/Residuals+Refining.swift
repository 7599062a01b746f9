extension Residuals {
  /// Takes the rounding errors of the tableau's coefficients out of its values (iterative refinement).
  ///
  /// A functional is the sum of variables that its constraint says. Where the variables' values add up to another sum,
  /// the difference is an error of the rows. The parametric functionals are imagined to move by as much the other way,
  /// and what follows them by the same rows moves really. What is left is the error of the error.
  func refineValues(_ state: inout SolverState) {
    var errors = Buffer<Double>(repeating: 0, count: state.tableau.symbolCount)
    for place in state.constraints.places
    where state.constraints[place] != nil && !state.tableau.constraints[place].isSetAside {
      let (host, factor) = (
        state.tableau.constraints[place].host, state.tableau.constraints[place].factor
      )
      guard host >= 0, !state.tableau.form.basis.isVariable(host) else { continue }
      errors[host] = residual(of: place, &state).residual / factor
    }
    let followed = state.tableau.form.values(at: errors)
    for symbol in 0..<Symbol(state.tableau.symbolCount) {
      switch state.tableau.form.basis.role(of: symbol) {
      case .basic: state.tableau.form.basis.values[symbol] += errors[symbol] - followed[symbol]
      case .defined: state.tableau.form.basis.values[symbol] -= followed[symbol]
      default: break
      }
    }
    state.tableau.form.numerics.noteRefined()
    state.tableau.form.movements.noteUnknown()
  }
}
