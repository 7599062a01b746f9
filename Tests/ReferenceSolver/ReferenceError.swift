import Cassowary

/// Why the reference refused a call. It is then as if the call had not been made.
public enum ReferenceError: Error, Equatable, Sendable {
  /// An irreducible set of required constraints that contradict each other, in order of rank.
  case unsatisfiable([Constraint])
  case duplicateConstraint(Constraint)
  case unknownConstraint(Constraint)
  case duplicateEditVariable(Variable)
  case unknownEditVariable(Variable)
  /// The work was given up after this many pivots.
  case iterationLimit(Int)
}
