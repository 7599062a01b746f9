/// The rows are found anew from the constraints as they were given, for the basis as it is. Where rounding errors have grown
/// that is the shortest way to be rid of them: no optimum has to be looked for again. Where the basis is nearly singular, or the
/// rows would have too many entries, the present ones are refined instead.
struct Refactoring {
  /// A functional, the terms whose sum it is, and what that is to be divided by.
  private typealias GivenSum = (functional: Symbol, terms: [Term], divisor: Double)

  /// Whether the rows were found anew or refined; if not, the tableau is as it was.
  private(set) var isDone = false

  init(_ state: inout SolverState) {
    guard let given = Refactoring.givenSums(state) else { return }
    var former = state.tableau.copy()
    if Refactoring.refactor(given, &state) {
      isDone = true
      _ = RowRefinement.perform(on: &state)
    } else {
      swap(&state.tableau, &former)
      isDone = RowRefinement.perform(on: &state)
    }
    if isDone { state.driftSchedule.noteChecked(after: state.tableau.pivots) }
  }

  private static func refactor(
    _ given: [GivenSum], _ state: inout SolverState
  ) -> Bool {
    var work = Refactorization(&state.tableau.form)
    for (functional, terms, divisor) in given where !work.lacksRow(functional) {
      gather(terms, dividedBy: divisor, in: &state)
      work.addUnsolved(functional, state.terms.entries, &state.tableau.form)
      if work.isTooLarge(state.tableau.form) { return false }
    }
    guard work.solve(&state.tableau.form.basis) else { return false }
    for (functional, terms, divisor) in given where work.lacksRow(functional) {
      gather(terms, dividedBy: divisor, in: &state)
      work.addSolved(functional, state.terms.entries, &state.tableau.form)
      if work.isTooLarge(state.tableau.form) { return false }
    }
    return work.finish(&state.tableau.form)
  }

  /// Returns the functionals with their sums; nil if that of one is not known. Definitions tell of offsets.
  private static func givenSums(_ state: borrowing SolverState) -> [GivenSum]? {
    let given = GivenSums(state)
    var sums: [GivenSum] = []
    for symbol in 0..<Symbol(state.tableau.symbolCount)
    where isFunctional(symbol, in: state.tableau.form) {
      guard let (terms, divisor) = given.sum(of: symbol, state) else { return nil }
      sums.append((symbol, terms, divisor))
    }
    return sums
  }

  /// Returns whether a symbol is a functional that has an equation of its own: an offset is in a definition instead.
  private static func isFunctional(_ symbol: Symbol, in form: borrowing SolvedForm) -> Bool {
    form.basis.role(of: symbol) != .vacant && !form.basis.isVariable(symbol)
      && form.definitions.partner(of: symbol) < 0
  }

  /// Gathers the terms of a functional.
  private static func gather(
    _ terms: [Term], dividedBy divisor: Double, in state: inout SolverState
  ) {
    state.gather(LinearExpression(terms: terms))
    for index in 0..<state.terms.entries.count {
      state.terms.entries[index].coefficient /= divisor
    }
  }
}
