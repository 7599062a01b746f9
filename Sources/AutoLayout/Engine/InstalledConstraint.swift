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
  /// The constraints of the contradiction with their parts in the proof: the system's first, this one last.
  let members: [BrokenMember]
  /// The amount by which the proof fails: above 0.
  let excess: Double

  /// The constraints that it contradicts, the system's first.
  var opponents: [ConstraintOrigin] { members.dropLast().map(\.origin) }
}

/// The origin of a constraint in the solver.
enum ConstraintOrigin {
  case user(LayoutConstraint)
  case system(SystemConstraint)

  var isSystem: Bool {
    if case .system = self { true } else { false }
  }
}
