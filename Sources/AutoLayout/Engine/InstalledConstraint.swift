internal import Cassowary

/// A constraint of the program in the solver.
struct InstalledConstraint {
  let constraint: Constraint
  /// The constant of the expression without the constraint's own constant, which is subtracted from it.
  var base: Double
  /// The values, other than variables, from which the expression was computed.
  let dependences: [Dependence]
}

/// A required constraint that is left out because it contradicts earlier ones.
struct BrokenConstraint {
  let key: LeftOutKey
  let constraint: ConstraintOrigin
  /// The constraints of the contradiction with their multipliers in the proof: system constraints first, this one last.
  let members: [BrokenMember]
  /// The amount by which the proof's sum violates its inequality: above 0.
  let excess: Double

  /// The constraints that this one contradicts, system constraints first.
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
