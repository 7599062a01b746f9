/// A reason why a solver refused a call. The solver is then unchanged: constraints, values, priorities, ranks
/// and edit variables are as before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other. The conflict is an irreducible set of them, with the proof.
  case unsatisfiable(Conflict)
  /// The constraint is in the solver already.
  case duplicateConstraint(Constraint)
  /// The constraint is not in the solver.
  case unknownConstraint(Constraint)
  /// The variable belongs to another solver, or has been removed; see `Variable` for the details.
  case unknownVariable(Variable)
  /// The variable is an edit variable already.
  case duplicateEditVariable(Variable)
  /// The variable is not an edit variable.
  case unknownEditVariable(Variable)
  /// A coefficient, constant or suggested value is not finite, or would not be after a division by a
  /// coefficient of its constraint, for instance of 1 by 1e-308. For a suggested value, the number is the
  /// resulting constant: the value with the opposite sign.
  case nonFiniteNumber(Double)
  /// The priority is not in 0 < p <= 1000.
  case priorityOutOfRange(Priority)
  /// The weight is not finite, or not above 0.
  case weightOutOfRange(Double)
  /// The variable is used by a constraint that is in the solver.
  case variableInUse(Variable)
  /// The work limit was reached: the steps (pivots and flips) were not enough, or rounding errors prevented a
  /// decision, and a rebuilt tableau did no better.
  ///
  /// The limit ensures that a call ends. Refused changes are undone. After an `optimize()` that reached the
  /// limit the values are the old ones, but the constraints are the present ones: call it again once they
  /// have changed.
  case iterationLimit(Int)
}

extension SolverError: CustomStringConvertible {
  /// The reason as a sentence, with variables by their numbers.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      return "These required constraints contradict each other: \(conflict)."
    case .duplicateConstraint(let constraint):
      return "The constraint \(constraint) is in the solver already."
    case .unknownConstraint(let constraint):
      return "The constraint \(constraint) is not in the solver."
    case .unknownVariable(let variable):
      return "The variable \(variable) does not belong to the solver."
    case .duplicateEditVariable(let variable):
      return "The variable \(variable) is an edit variable already."
    case .unknownEditVariable(let variable):
      return "The variable \(variable) is not an edit variable."
    case .nonFiniteNumber(let number):
      return "The number \(number) is not finite."
    case .priorityOutOfRange(let priority):
      return "The priority \(legible(priority.rawValue)) is not above 0 and at most 1000."
    case .weightOutOfRange(let weight):
      return "The weight \(legible(weight)) is not finite and above 0."
    case .variableInUse(let variable):
      return "The variable \(variable) is used by a constraint."
    case .iterationLimit(let steps):
      return "The solver gave up: it takes more than \(steps) steps, or is lost in rounding errors."
    }
  }
}
