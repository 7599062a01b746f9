/// A constraint of which rounding errors hide whether it can hold, if it is required, or whether its error could be less.
///
/// The other required constraints seem to contradict it by an amount that is too large to be ignored, and too small beside
/// their numbers to prove a contradiction.
public struct Doubt: Equatable, Sendable, CustomStringConvertible {
  /// The constraint, in the solver or offered to it.
  public let constraint: Constraint
  /// The constant of its expression, as the solver sees it.
  public let constant: Double
  /// The amount by which its right-hand side seems to be missed, as vague as rounding errors make it. For an optional one,
  /// the amount by which the sum of errors of a priority seems to change too little, for each unit that the expression moves.
  public let amount: Double
  /// Whether the sum of errors of a priority may not be the least, rather than a required constraint be missed.
  let isOfOptimum: Bool
  /// The names of its variables, as far as the solver had some.
  var names = VariableNames()

  init(_ constraint: Constraint, constant: Double, amount: Double, isOfOptimum: Bool = false) {
    self.constraint = constraint
    self.constant = constant
    self.amount = amount
    self.isOfOptimum = isOfOptimum
  }

  func naming(_ names: VariableNames) -> Doubt {
    var named = self
    named.names = names
    return named
  }

  /// The constraint as it was written, with its present number, and the amount: `x <= 1 seems to be missed by 1e-11`, or
  /// `errors may be less if x == 1 is met otherwise`.
  public var description: String {
    if isOfOptimum { return "errors may be less if \(names.text(of: constraint)) is met otherwise" }
    let text = names.text(of: constraint, constant: constant, priority: .required)
    return "\(text) seems to be missed by \(legible(amount))"
  }
}

extension Conflict {
  /// The doubt that is left if the conflict does not add up, about its last member; nil if it has none.
  var doubt: Doubt? {
    members.last.map {
      Doubt($0.constraint, constant: $0.constant, amount: excess / abs($0.multiplier))
    }
  }
}
