/// The rows are found anew from the constraints as they were given, for the basis as it is. Where rounding errors have grown
/// that is the shortest way to be rid of them: no optimum has to be looked for again.
struct Refactoring {
  /// Whether that was done; if not, the tableau is as it was.
  private(set) var isDone = false

  init(_ state: inout SolverState) {
    guard let hosted = Refactoring.hostedPlaces(state) else { return }
    var former = state.tableau.copy()
    isDone = Refactoring.refactor(hosted, &state)
    if isDone {
      state.driftSchedule.noteChecked(after: state.tableau.pivots)
      _ = RowRefinement.perform(on: &state)
    } else {
      swap(&state.tableau, &former)
    }
  }

  private static func refactor(
    _ hosted: [(functional: Symbol, place: Int32)], _ state: inout SolverState
  ) -> Bool {
    var work = Refactorization(&state.tableau.form)
    for (functional, place) in hosted where !work.lacksRow(functional) {
      gatherFunctional(of: place, in: &state)
      work.addUnsolved(functional, state.terms.entries, &state.tableau.form)
      if work.isTooLarge(state.tableau.form) { return false }
    }
    guard work.solve(&state.tableau.form.basis) else { return false }
    for (functional, place) in hosted where work.lacksRow(functional) {
      gatherFunctional(of: place, in: &state)
      work.addSolved(functional, state.terms.entries, &state.tableau.form)
      if work.isTooLarge(state.tableau.form) { return false }
    }
    return work.finish(&state.tableau.form)
  }

  /// Returns the functionals, each with a constraint that tells what it is the sum of; nil if one has none. Definitions tell
  /// of offsets.
  private static func hostedPlaces(
    _ state: borrowing SolverState
  ) -> [(functional: Symbol, place: Int32)]? {
    let places = FunctionalSums.places(state)
    var hosted: [(functional: Symbol, place: Int32)] = []
    for symbol in 0..<Symbol(places.count) where isFunctional(symbol, in: state.tableau.form) {
      if places[symbol] < 0 { return nil }
      hosted.append((symbol, places[symbol]))
    }
    return hosted
  }

  /// Returns whether a symbol is a functional that has an equation of its own: an offset is in a definition instead.
  private static func isFunctional(_ symbol: Symbol, in form: borrowing SolvedForm) -> Bool {
    form.basis.role(of: symbol) != .vacant && !form.basis.isVariable(symbol)
      && form.definitions.partner(of: symbol) < 0
  }

  /// Gathers the terms of the functional that hosts a constraint.
  private static func gatherFunctional(of place: Int32, in state: inout SolverState) {
    guard let constraint = state.constraints[place] else { return }
    state.gather(constraint.expression)
    let factor = state.tableau.constraints[place].factor
    for index in 0..<state.terms.entries.count {
      state.terms.entries[index].coefficient /= factor
    }
  }
}
