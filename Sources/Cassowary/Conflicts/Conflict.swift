/// Required constraints that cannot hold together, and the proof of it.
///
/// The set is irreducible: without any one of its members the others can hold. The multipliers
/// prove the contradiction: in the sum of all members' expressions, each times its multiplier,
/// every variable cancels, and what is left is `excess`. The multipliers' signs are such that
/// the sum would have to be at most zero, so it reads `0 >= excess`, which is above zero
/// (Farkas' lemma). Whoever doubts it can add it up.
///
///     try solver.add(x >= 3)
///     try solver.add(x <= 2)  // v0 - 3 >= 0 [times -1]; v0 - 2 <= 0 [times 1]: 0 >= 1
///
/// The multipliers are as exact as any number of the solver: a variable cancels up to 1e-8 of what
/// is added up for it. Where several conflicts are behind a refusal one of them is told.
public struct Conflict: Equatable, Sendable {
  /// A constraint of the conflict, with its part in the proof.
  public struct Member: Equatable, Sendable {
    /// A required constraint, of those in the solver or the one that was offered.
    public let constraint: Constraint
    /// The constant of its expression as the solver saw it.
    public let constant: Double
    /// Above zero for "less than or equal", below for "greater than or equal", either for
    /// "equal". The largest of a conflict has the size 1.
    public let multiplier: Double
  }

  /// In order of rank.
  public let members: [Member]
  /// The constant that is left of the sum of the members, each times its multiplier: above zero.
  public let excess: Double

  /// The members' constraints, in order of rank.
  public var constraints: [Constraint] { members.map(\.constraint) }
}

extension Conflict: CustomStringConvertible {
  /// For example `v0 - 3 >= 0 [times -1]; v0 - 2 <= 0 [times 1]: 0 >= 1`.
  public var description: String {
    "\(members.map(\.description).joined(separator: "; ")): 0 >= \(legible(excess))"
  }
}

extension Conflict.Member: CustomStringConvertible {
  /// The constraint with the constant that it has here, and how often it counts:
  /// `v0 - 3 >= 0 [times 1]`.
  public var description: String {
    var expression = constraint.expression
    expression.constant = constant
    return "\(Constraint(expression, constraint.relation)) [times \(legible(multiplier))]"
  }
}
