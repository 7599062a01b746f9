/// The constraints at which the tableau may have failed are taken out of it: their parts are solved in whole numbers
/// alone from then on.
struct SettingAside {
  /// Whether there were some, and the tableau was built anew without them.
  private(set) var isDone = false

  /// Takes out all constraints that are few enough to be solved in whole numbers.
  init(ofAllIn state: inout SolverState) {
    state.exact.isForced = true
    defer { state.exact.isForced = false }
    let new = state.withExactParts { exact, state in exact.setAside(state) { _ in true } }
    isDone = !new.isEmpty && state.rebuild()
    if !isDone, !new.isEmpty { state.exact.undoSettingAside(new) }
  }

  /// Tries it with constraints whose numbers are far from one, then with all of the parts that are solved exactly.
  init(_ state: inout SolverState) {
    guard state.exact.isNeeded else { return }
    var new: [Int32] = []
    for isEvery in [false, true] where !isDone {
      new += state.withExactParts { exact, state in
        exact.setAside(state) { isEvery || !ExactParts.isEven($0) }
      }
      isDone = !new.isEmpty && state.rebuild()
    }
    if !isDone, !new.isEmpty { state.exact.undoSettingAside(new) }
  }

  /// Tries it if the tableau has other coefficients than the constraints have, or contradicts itself.
  init(ifStrayed state: inout SolverState) {
    let places = state.withExactParts { exact, state in
      exact.roots.flatMap { exact.part($0, state).places }
    }
    if places.isEmpty { return }
    var hasStrayed = places.contains { Straying(of: $0, &state).share > 1e-9 }
    if !hasStrayed, state.constraints.count <= 2 * ExactParts.largestSize {
      hasStrayed = !FormCheck(of: &state.tableau.form).faults.isEmpty
    }
    if hasStrayed { isDone = SettingAside(&state).isDone }
  }
}
