/// The doubt about a tableau's answer: a required constraint may be missed, or an error may not be the least.
struct TableauDoubt {
  private(set) var doubt: Doubt?

  /// Checks the answer for some constraints, which are all that their variables have.
  init(about places: [Int32], _ state: inout SolverState) {
    doubt =
      LargestMiss(among: places, state).intolerable(state)
      ?? OptimalityCheck(among: places, &state).doubt
  }

  /// Does that for the part that they are, which need not be proven again to be at an optimum.
  init(about places: [Int32], of root: Symbol, _ state: inout SolverState) {
    doubt = LargestMiss(among: places, state).intolerable(state)
    if doubt != nil || state.findings.isProven(root, state) { return }
    doubt = OptimalityCheck(among: places, &state).doubt
    if doubt == nil { state.findings.noteProven([root], state.tableau, state.constraints) }
  }

  /// Measures how far a constraint that the tableau refused is missed; there is no doubt if there is none.
  init(about constraint: Constraint?, _ place: Int32, _ state: inout SolverState) {
    guard let constraint else { return }
    state.tableau.form.evaluate()
    let residuals = Residuals(at: state.tableau.values.copy(), &state.tableau.form)
    doubt = residuals.violation(of: constraint, place, &state).doubt
  }

  /// Checks all that the tableau answers for.
  init(_ state: inout SolverState) {
    let violation = Residuals(at: state.tableau.values.copy(), &state.tableau.form)
      .largestViolation(&state)
    doubt =
      violation.share > Drift.largestViolation
      ? violation.doubt : OptimalityCheck(ofTableauOf: &state).doubt
  }
}
