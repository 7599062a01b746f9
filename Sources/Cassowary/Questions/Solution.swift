/// A value for each variable of a solver, as good for every priority as the solver's own answer.
///
/// `Solver.alternative(for:)` creates it. It does not change with the solver.
public struct Solution: Equatable, Sendable {
  /// The values of the variables that constraints mention; all others are zero.
  private var values: [Variable: Double] = [:]

  /// Creates a solution from a solver's last optimization.
  init(of solver: Solver) {
    for term in solver.constraints.lazy.flatMap(\.expression.terms) {
      values[term.variable] = solver.value(of: term.variable)
    }
  }

  /// Returns the value of a variable of the solver; 0 for one that no constraint mentioned.
  public func value(of variable: Variable) -> Double {
    values[variable] ?? 0
  }
}

extension Solution: CustomStringConvertible {
  /// The values, in order of the variables: `v0 = 3, v1 = 8`.
  public var description: String {
    values.sorted { $0.key.number < $1.key.number }
      .map { "\($0.key) = \(legible($0.value))" }.joined(separator: ", ")
  }
}
