/// A reason why a solver refused a call. The solver is then as if the call had not been made:
/// constraints, values, priorities, ranks and edit variables are as they were.
public enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other, with an irreducible set of them and the proof.
  case unsatisfiable(Conflict)
  /// The constraint is in the solver already.
  case duplicateConstraint(Constraint)
  /// The constraint is not in the solver.
  case unknownConstraint(Constraint)
  /// The variable was made by another solver, or has been removed; see `Variable` for what can be
  /// told apart.
  case unknownVariable(Variable)
  /// The variable can be edited already.
  case duplicateEditVariable(Variable)
  /// The variable cannot be edited.
  case unknownEditVariable(Variable)
  /// A coefficient, constant or suggested value is infinite or not a number, or would be after a
  /// division by a coefficient of its constraint, as 1 is by 1e-308. For a suggested value
  /// it is the constant that would have followed, the value with the other sign.
  case nonFiniteNumber(Double)
  /// The priority is not in 0 < p <= 1000.
  case priorityOutOfRange(Priority)
  /// The weight is not finite, or not above 0.
  case weightOutOfRange(Double)
  /// The variable is used by a constraint that is in the solver.
  case variableInUse(Variable)
  /// The work was given up: so many steps, pivots and flips, did not do, or rounding errors did not
  /// let it be decided, and with a tableau that was built anew it was no better.
  ///
  /// It is there so that a call always ends. Changes that were refused for it are undone. After an
  /// `optimize()` that was given up the values are as they were, while the constraints are those
  /// of now: it is to be called again once they are others.
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
