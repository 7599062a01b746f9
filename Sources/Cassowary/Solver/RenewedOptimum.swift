/// The optimum of a tableau that was built anew, or whose rows were found anew.
struct RenewedOptimum {
  /// The difference from the constraints as they were given.
  let drift: Drift
  /// The same as a share of what may remain; infinity if a required constraint is violated.
  let share: Double

  /// How many times coefficients are refined, and the optimum is looked for that they lead to.
  private static let mostRefinements = 4

  /// Rebuilds the tableau from the constraints in an order, optimizes and evaluates it.
  init(_ state: inout SolverState, builtIn order: [Int32], _ effort: Work.Effort) throws(Refusal) {
    guard state.rebuild(in: order, effort) else { throw .exhausted }
    try self.init(optimizing: &state)
  }

  /// Finds the tableau's rows anew for its basis, optimizes and evaluates it. Its breakpoints stay: the values are compared
  /// with the constraints in any case.
  init(refactoring state: inout SolverState) throws(Refusal) {
    guard Refactoring(&state).isDone else { throw .exhausted }
    state.tableau.refill(.another)
    try self.init(optimizing: &state)
    if Drift.isViolating(&state) { throw .exhausted }
  }

  /// Refines the coefficients of a tableau at an optimum, optimizes and evaluates it.
  init(refining state: inout SolverState) throws(Refusal) {
    guard RowRefinement.perform(on: &state) else { throw .exhausted }
    state.tableau.refill(.another)
    try self.init(optimizing: &state)
  }

  private init(optimizing state: inout SolverState) throws(Refusal) {
    try ContinuedRun.toOptimum(of: &state)
    var rounds = 0
    while rounds < RenewedOptimum.mostRefinements, RowRefinement.perform(on: &state) {
      rounds += 1
      state.tableau.refill(.another)
      try ContinuedRun.toOptimum(of: &state)
    }
    state.tableau.form.refreshValues()
    state.tableau.form.evaluate()
    state.driftSchedule.isRefining = false
    drift = Drift(refining: &state, findsCoefficients: true)
    share = drift.share(&state.tableau.form)
    state.noteRemaining(drift)
  }
}
