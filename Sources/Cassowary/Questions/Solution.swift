/// A value for each variable of a solver: a point that is as good for every priority as the
/// solver's own answer.
///
/// Made by `Solver.alternative(for:)`. It stays what it is when the solver changes.
public struct Solution: Equatable, Sendable {
  /// Of the variables that constraints mention; all others are zero.
  private var values: [Variable: Double] = [:]

  /// Takes over the values of a solver's last optimization.
  init(of solver: Solver) {
    for term in solver.constraints.lazy.flatMap(\.expression.terms) {
      values[term.variable] = solver.value(of: term.variable)
    }
  }

  /// The value of a variable of the solver; 0 for one that no constraint mentioned.
  public func value(of variable: Variable) -> Double {
    values[variable] ?? 0
  }
}
