/// Required constraints that contradict each other, with a proof.
///
/// The set is irreducible: without any one of its members the others can be satisfied. The multipliers
/// prove the contradiction. In the sum of all members' expressions, each times its multiplier, every
/// variable cancels, and `excess` remains. The signs of the multipliers require the sum to be at most
/// zero, so it reads `0 >= excess`, but `excess` is above zero (Farkas' lemma). Anyone can check the sum.
///
///     try solver.add(x >= 3)
///     try solver.add(x <= 2)  // v0 - 3 >= 0 [times -1]; v0 - 2 <= 0 [times 1]: 0 >= 1
///
/// The multipliers are as exact as any number of the solver: a variable cancels up to 1e-8 of the parts
/// of its sum. If several conflicts cause a refusal, one of them is reported.
public struct Conflict: Equatable, Sendable {
  /// A constraint of the conflict, with its part in the proof.
  public struct Member: Equatable, Sendable {
    /// A required constraint, in the solver or offered to it.
    public let constraint: Constraint
    /// The constant of its expression, as the solver sees it.
    public let constant: Double
    /// The factor of the expression in the proof: positive for "less than or equal", negative for "greater
    /// than or equal", either for "equal". The largest in a conflict has the magnitude 1.
    public let multiplier: Double
  }

  /// The members, in order of rank.
  public let members: [Member]
  /// The constant in the sum of the members, each times its multiplier: above zero.
  public let excess: Double

  /// The members' constraints, in order of rank.
  public var constraints: [Constraint] { members.map(\.constraint) }
}

extension Conflict: CustomStringConvertible {
  /// The members and the proof, for example `v0 - 3 >= 0 [times -1]; v0 - 2 <= 0 [times 1]: 0 >= 1`.
  public var description: String {
    "\(members.map(\.description).joined(separator: "; ")): 0 >= \(legible(excess))"
  }
}

extension Conflict.Member: CustomStringConvertible {
  /// The constraint with its constant and multiplier here: `v0 - 3 >= 0 [times 1]`.
  public var description: String {
    var expression = constraint.expression
    expression.constant = constant
    return "\(Constraint(expression, constraint.relation)) [times \(legible(multiplier))]"
  }
}
