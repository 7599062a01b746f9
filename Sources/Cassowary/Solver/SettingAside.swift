/// The constraints at which the tableau may have failed are taken out of it: their parts are solved in whole numbers
/// alone from then on.
struct SettingAside {
  /// Whether there were some, and the tableau was built anew without them.
  private(set) var isDone = false

  /// Takes out what may be the reason of an error. If that is a doubt, it is all that is few enough to be solved in whole
  /// numbers, or else what is connected with the constraint, even if it is much. If the tableau gave up, it lacks steps or
  /// digits: then it is the least of the large components whose numbers differ much, or several of these.
  init(after error: SolverError, _ state: inout SolverState) {
    if case .undecidable(let doubt) = error {
      self.init(&state, .usual, partOf: nil)
      if !isDone { self.init(&state, .extended, partOf: doubt.constraint) }
    } else {
      self.init(ofLargeIn: &state)
    }
  }

  private init(ofLargeIn state: inout SolverState) {
    var new: [Int32] = []
    while !isDone, let place = state.withExactParts({ exact, _ in exact.includeLeastLarge() }) {
      let member = state.constraints[place]
      new += state.withExactParts { exact, state in
        exact.setAside(state, partOf: member) { _ in true }
      }
      isDone = !new.isEmpty && state.rebuild()
    }
    if !isDone, !new.isEmpty { state.exact.undoSettingAside(new) }
  }

  private init(_ state: inout SolverState, _ effort: ExactEffort, partOf member: Constraint?) {
    state.exact.forced = effort
    defer { state.exact.forced = nil }
    let new = state.withExactParts { exact, state in
      exact.setAside(state, partOf: member) { _ in true }
    }
    isDone = !new.isEmpty && state.rebuild()
    if !isDone, !new.isEmpty { state.exact.undoSettingAside(new) }
  }

  /// Tries it with constraints whose numbers are far from one, then with all of the parts that are solved exactly; but
  /// first without taking any out if the tableau may have failed at some that are gone.
  init(_ state: inout SolverState) {
    guard state.exact.isNeeded else { return }
    if state.exact.isStained, state.rebuild() {
      isDone = true
      return
    }
    var new: [Int32] = []
    for isEvery in [false, true] where !isDone {
      new += state.withExactParts { exact, state in
        exact.setAside(state) { isEvery || !ExactParts.isEven($0) }
      }
      isDone = !new.isEmpty && state.rebuild()
    }
    if !isDone, !new.isEmpty { state.exact.undoSettingAside(new) }
  }

  /// Tries it for as long as the tableau has other coefficients than the constraints have, or contradicts itself.
  init(ifStrayed state: inout SolverState) {
    while SettingAside.hasStrayed(&state), SettingAside(&state).isDone { isDone = true }
  }

  private static func hasStrayed(_ state: inout SolverState) -> Bool {
    let places = state.withExactParts { exact, state in
      exact.roots.flatMap { exact.part($0, state).places }
    }
    if places.isEmpty { return false }
    if places.contains(where: { Straying(of: $0, &state).share > 1e-9 }) { return true }
    return state.constraints.count <= 2 * ExactParts.largestSize
      && !FormCheck(of: &state.tableau.form).faults.isEmpty
  }
}
