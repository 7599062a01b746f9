/// The best tableau of several attempts, with what belongs to it.
struct KeptTableau: ~Copyable {
  private var tableau: Tableau
  private var units: Units
  private var schedule: DriftSchedule
  private var exact: ExactParts
  /// What is wrong with it: the less the better.
  private(set) var fault: Double

  /// Keeps a copy of the present one.
  init(_ state: borrowing SolverState, fault: Double) {
    tableau = state.tableau.copy()
    units = state.units.copy()
    schedule = state.driftSchedule
    exact = state.exact
    self.fault = fault
  }

  /// Keeps a copy of the present one instead if there is less wrong with it.
  mutating func keep(ifBetter state: borrowing SolverState, fault: Double) {
    if fault < self.fault { self = KeptTableau(state, fault: fault) }
  }

  /// Gives it back.
  consuming func takeBack(_ state: inout SolverState) {
    tableau.takeBack(from: state.tableau)
    swap(&state.tableau, &tableau)
    swap(&state.units, &units)
    state.driftSchedule = schedule
    state.exact = exact
  }
}
