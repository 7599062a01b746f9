/// A reason why a solver refused a call. The solver is then unchanged: constraints, values, priorities, ranks
/// and edit variables are as before the call.
///
/// The text of an error is a sentence with the names of variables, and with constraints as they were written:
/// `left <= 5 contradicts left >= 10; both are required.`
// Indirect, so that a call that may throw need not reserve memory for an error.
public indirect enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other. The conflict is an irreducible set of them, with the proof.
  case unsatisfiable(Conflict)
  /// The constraint is in the solver already.
  case duplicateConstraint(Constraint, names: VariableNames = VariableNames())
  /// The constraint is not in the solver.
  case unknownConstraint(Constraint, names: VariableNames = VariableNames())
  /// The variable belongs to another solver, or has been removed; see `Variable` for the details.
  case unknownVariable(Variable)
  /// The variable is an edit variable already.
  case duplicateEditVariable(Variable, names: VariableNames = VariableNames())
  /// The variable is not an edit variable.
  case unknownEditVariable(Variable, names: VariableNames = VariableNames())
  /// A coefficient, constant or suggested value is not finite, or would not be after a division by a
  /// coefficient of its constraint, for instance of 1 by 1e-308. The associated number is the one that was
  /// passed; for such a division, the constraint's number that is farthest from 1.
  case nonFiniteNumber(Double)
  /// The priority is not in 0 < p <= 1000.
  case priorityOutOfRange(Priority)
  /// The weight is not finite, or not above 0, or so small that it counts as 0 beside the coefficients. It is
  /// refused for required constraints, too.
  case weightOutOfRange(Double)
  /// The variable is used by a constraint that is in the solver.
  case variableInUse(Variable, names: VariableNames = VariableNames())
  /// The work limit was reached. A call makes at most this number of steps (pivots and flips) with one tableau,
  /// and a rebuilt tableau did not succeed, either.
  ///
  /// The limit ensures that a call ends. Refused changes are undone. After an `optimize()` that reached the limit the
  /// values are the old ones, but the constraints are the present ones: call it again once they have changed.
  case iterationLimit(Int)
  /// Because of rounding errors it is unknown whether a required constraint can hold, and a rebuilt tableau did not
  /// help. Or an optimum violates a required constraint by more than 1e-6 of its largest term. The doubt has the
  /// constraint, and the amount of the apparent violation.
  ///
  /// Refused changes are undone, as for `iterationLimit`.
  case undecidable(Doubt)
}

extension SolverError: CustomStringConvertible {
  /// The reason as a sentence, with variables by their names, or by their numbers if they have none.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      switch conflict.members.count {
      case ...1: return "\(conflict), but is required."
      case 2: return "\(conflict); both are required."
      default: return "\(conflict); all are required."
      }
    case .duplicateConstraint(let constraint, let names):
      return "The constraint \(names.text(of: constraint)) is in the solver already."
    case .unknownConstraint(let constraint, let names):
      return "The constraint \(names.text(of: constraint)) is not in the solver."
    case .unknownVariable(let variable):
      return "The variable \(variable) does not belong to the solver."
    case .duplicateEditVariable(let variable, let names):
      return "The variable \(names.text(of: variable)) is an edit variable already."
    case .unknownEditVariable(let variable, let names):
      return "The variable \(names.text(of: variable)) is not an edit variable."
    case .nonFiniteNumber(let number):
      if number.isNaN { return "The number nan is not finite." }
      return number.isFinite
        ? "The number \(number) is too far from 1: in a quotient of two numbers it would not be finite."
        : "The number \(number) is not finite."
    case .priorityOutOfRange(let priority):
      return "The priority \(legible(priority.rawValue)) is not above 0 and at most 1000."
    case .weightOutOfRange(let weight):
      let fault = weight > 0 && weight.isFinite ? "counts as 0" : "is not finite and above 0"
      return "The weight \(legible(weight)) \(fault)."
    case .variableInUse(let variable, let names):
      return "The variable \(names.text(of: variable)) is used by a constraint."
    case .iterationLimit(let steps):
      return "The solver gave up: it makes at most \(steps) steps for one call."
    case .undecidable(let doubt):
      return "Rounding errors hide whether a required constraint can hold: \(doubt)."
    }
  }
}

extension SolverError {
  /// Returns the same error with names of the variables that it mentions.
  func naming(_ names: ([Variable]) -> VariableNames) -> SolverError {
    func terms(_ constraint: Constraint) -> VariableNames {
      names(constraint.expression.terms.map(\.variable))
    }
    switch self {
    case .unsatisfiable(let conflict):
      let terms = conflict.constraints.flatMap(\.expression.terms)
      return .unsatisfiable(conflict.naming(names(terms.map(\.variable))))
    case .duplicateConstraint(let constraint, _):
      return .duplicateConstraint(constraint, names: terms(constraint))
    case .unknownConstraint(let constraint, _):
      return .unknownConstraint(constraint, names: terms(constraint))
    case .duplicateEditVariable(let variable, _):
      return .duplicateEditVariable(variable, names: names([variable]))
    case .unknownEditVariable(let variable, _):
      return .unknownEditVariable(variable, names: names([variable]))
    case .variableInUse(let variable, _):
      return .variableInUse(variable, names: names([variable]))
    case .undecidable(let doubt):
      return .undecidable(doubt.naming(terms(doubt.constraint)))
    case .unknownVariable, .nonFiniteNumber, .priorityOutOfRange, .weightOutOfRange,
      .iterationLimit:
      return self
    }
  }
}
