internal import Cassowary

/// A user's constraint as the solver has it.
struct InstalledConstraint {
  let constraint: Constraint
  /// The constant of its expression, but for that of the user's constraint, which is taken from it.
  var base: Double
  /// What else the expression was computed from.
  let dependences: [Dependence]
}

/// A required constraint that is left out, because it contradicts those that come before it.
struct BrokenConstraint {
  let key: LeftOutKey
  let constraint: ConstraintOrigin
  /// What it contradicts, the system's constraints first.
  let opponents: [ConstraintOrigin]
  /// With which constant it would not contradict these.
  let agreeingConstant: Double?
}

/// Where a constraint in the solver comes from.
enum ConstraintOrigin {
  case user(LayoutConstraint)
  case system(SystemConstraint)

  var isSystem: Bool {
    if case .system = self { true } else { false }
  }
}
