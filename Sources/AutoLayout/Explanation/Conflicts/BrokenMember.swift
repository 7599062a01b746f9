internal import Cassowary

/// A constraint of a contradiction, with its part in the proof.
struct BrokenMember {
  let origin: ConstraintOrigin
  /// The relation of the expression to 0.
  let relation: Relation
  /// The terms of the expression.
  let terms: [Term]
  /// The constant of the expression when it was added.
  let constant: Double
  /// The factor of the expression in the proof.
  let multiplier: Double

  init(_ origin: ConstraintOrigin, _ member: Conflict.Member) {
    self.origin = origin
    relation = member.constraint.relation
    terms = member.constraint.expression.terms
    constant = member.constant
    multiplier = member.multiplier
  }
}

extension BrokenConstraint {
  /// Returns the number with which a member would agree with the others; nil if there is none. The excess of the
  /// proof is linear in each member's number and must not be positive.
  @MainActor func agreeingConstant(of index: Int) -> Double? {
    let member = members[index]
    guard member.multiplier != 0, let present = member.origin.number else { return nil }
    let exact = present + excess / member.multiplier
    // What is a number of the grid but for rounding errors is meant to be one.
    let snapped = Snap.value(exact)
    let constant = abs(snapped - exact) <= 1e-9 * max(1, abs(exact)) ? snapped : exact
    return constant.isFinite && constant != present ? constant : nil
  }
}

extension ConstraintOrigin {
  /// The number on the right side that can be changed; nil for one that nobody can.
  @MainActor var number: Double? {
    switch self {
    case .user(let constraint): constraint.constant
    case .system(let constraint):
      constraint.kind == .nonNegativeSize || constraint.kind == .guide ? nil : constraint.constant
    }
  }
}
