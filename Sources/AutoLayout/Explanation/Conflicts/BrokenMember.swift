internal import Cassowary

/// A constraint of a contradiction, with its multiplier in the proof.
struct BrokenMember {
  let origin: ConstraintOrigin
  /// The relation of the expression to 0.
  let relation: Relation
  /// The terms of the expression.
  let terms: [Term]
  /// The constant of the expression when the constraint was added.
  let constant: Double
  /// The multiplier of the expression in the proof (a Farkas multiplier).
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
  /// Returns the constant with which a member would agree with the others; nil if there is none. The excess of
  /// the proof is linear in each member's constant and must not be positive.
  @MainActor func agreeingConstant(of index: Int) -> Double? {
    let member = members[index]
    guard member.multiplier != 0, let present = member.origin.number else { return nil }
    let exact = present + excess / member.multiplier
    // A number within rounding errors of a multiple of 1/65536 is taken as that multiple.
    let snapped = Snap.value(exact)
    let constant = abs(snapped - exact) <= 1e-9 * max(1, abs(exact)) ? snapped : exact
    return constant.isFinite && constant != present ? constant : nil
  }
}

extension ConstraintOrigin {
  /// The constant on the right side, if it can be changed; nil otherwise.
  @MainActor var number: Double? {
    switch self {
    case .user(let constraint): constraint.constant
    case .system(let constraint):
      constraint.kind == .nonNegativeSize || constraint.kind == .guide ? nil : constraint.constant
    }
  }
}
