/// The difference between the coefficients of a constraint, as it was given, and those that the tableau has for it.
struct Straying {
  /// The largest difference, by parametric symbols, as a share of the largest coefficient.
  private(set) var share = 0.0
  /// The same beside a hundredth of the largest number that cancels in it, too, where that is more: the tableau's rows have drifted
  /// by shares of such numbers.
  private(set) var drift = 0.0

  init(of place: Int32, _ state: inout SolverState) {
    let record = state.tableau.constraints[place]
    guard let constraint = state.constraints[place], !record.isSetAside else { return }
    state.gather(constraint.expression)
    if record.host >= 0 {
      state.terms.entries.append(Entry(coefficient: -record.factor, symbol: record.host))
    }
    var size = 0.0
    for index in 0..<state.terms.entries.count {
      size = max(size, abs(state.terms.entries[index].coefficient))
    }
    state.tableau.expand(state.terms.entries)
    var largest = 0.0
    for index in 0..<state.tableau.form.expansion.entries.count {
      largest = max(largest, abs(state.tableau.form.expansion.entries[index].coefficient))
    }
    if size == 0 { return }
    share = largest / size
    drift = largest / max(size, state.tableau.form.expansion.largestPart * 0.01)
  }
}
