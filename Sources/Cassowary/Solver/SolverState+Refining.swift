extension SolverState {
  /// Takes the rounding errors of the tableau's coefficients out of the values (iterative refinement).
  ///
  /// A functional is the sum of variables that its constraint says. Where the variables' values add up to another sum,
  /// the difference is an error of the rows. The parametric functionals are imagined to move by as much the other way,
  /// and what follows them by the same rows moves really. What is left is the error of the error.
  mutating func refineValues(by residuals: borrowing Residuals) {
    var errors = Buffer<Double>(repeating: 0, count: tableau.symbolCount)
    for place in constraints.places
    where constraints[place] != nil && !tableau.constraints[place].isSetAside {
      let (host, factor) = (tableau.constraints[place].host, tableau.constraints[place].factor)
      guard host >= 0, !tableau.form.basis.isVariable(host) else { continue }
      errors[host] = residuals.residual(of: place, &self).residual / factor
    }
    let followed = tableau.form.values(at: errors)
    for symbol in 0..<Symbol(tableau.symbolCount) {
      switch tableau.form.basis.role(of: symbol) {
      case .basic: tableau.form.basis.values[symbol] += errors[symbol] - followed[symbol]
      case .defined: tableau.form.basis.values[symbol] -= followed[symbol]
      default: break
      }
    }
  }
}
