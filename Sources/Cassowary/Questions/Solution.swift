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

extension Solution: CustomStringConvertible {
  /// The values in the order of the variables: `v0 = 3, v1 = 8`.
  public var description: String {
    values.sorted { $0.key.number < $1.key.number }
      .map { "\($0.key) = \(legible($0.value))" }.joined(separator: ", ")
  }
}
