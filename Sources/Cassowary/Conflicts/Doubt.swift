/// A required constraint for which rounding errors hide whether it can hold.
///
/// The other required constraints seem to contradict it, by an amount that is too large to be ignored, but too small
/// compared with their numbers to prove a contradiction. Or no tableau was found in which it holds up to 1e-6 of its
/// largest number.
public struct Doubt: Equatable, Sendable, CustomStringConvertible {
  /// The constraint, in the solver or to be added to it.
  public let constraint: Constraint
  /// The constant of its expression, as the solver sees it.
  public let constant: Double
  /// The amount by which the constraint seems to be violated. Rounding errors make it inexact.
  public let amount: Double
  /// The names of its variables, if the solver had names for them.
  var names = VariableNames()

  init(_ constraint: Constraint, constant: Double, amount: Double) {
    self.constraint = constraint
    self.constant = constant
    self.amount = amount
  }

  func naming(_ names: VariableNames) -> Doubt {
    var named = self
    named.names = names
    return named
  }

  /// The constraint as it was written, with its present number, and the amount: `x <= 1 seems to be missed by 1e-11`.
  public var description: String {
    let text = names.text(of: constraint, constant: constant, priority: .required)
    return "\(text) seems to be missed by \(legible(amount))"
  }
}

extension Conflict {
  /// The doubt about the conflict's last member, for a conflict whose proof is not valid; nil if the
  /// conflict has no members.
  var doubt: Doubt? {
    members.last.map {
      Doubt($0.constraint, constant: $0.constant, amount: excess / abs($0.multiplier))
    }
  }
}
