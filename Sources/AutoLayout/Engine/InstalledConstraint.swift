internal import Cassowary

/// A user constraint in the solver.
struct InstalledConstraint {
  let constraint: Constraint
  /// The constant of the expression, without the user's constant, which is subtracted from it.
  var base: Double
  /// The other values that the expression was computed from.
  let dependences: [Dependence]
}

/// A required constraint that is left out because it contradicts earlier ones.
struct BrokenConstraint {
  let key: LeftOutKey
  let constraint: ConstraintOrigin
  /// The constraints that it contradicts, the system's first.
  let opponents: [ConstraintOrigin]
  /// A constant with which it would not contradict them; nil if there is none.
  let agreeingConstant: Double?
}

/// The origin of a constraint in the solver.
enum ConstraintOrigin {
  case user(LayoutConstraint)
  case system(SystemConstraint)

  var isSystem: Bool {
    if case .system = self { true } else { false }
  }
}
