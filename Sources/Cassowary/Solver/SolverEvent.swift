/// Something that happened in a solver on its way to an answer.
///
/// <doc:ReadingASolver> has an example of a pivot and a flip.
public enum SolverEvent: Hashable, Sendable {
  /// A thing that the tableau knows a value of.
  public enum Subject: Hashable, Sendable {
    /// A variable of the solver.
    case variable(Variable)
    /// The sum of variables that these constraints' expressions have in common, up to a factor.
    ///
    /// There is none of them where they were removed, or refused, before the event was told.
    case functional([Constraint])
  }

  /// A constraint that several parametric symbols matter to got a row.
  case rowAdded(Subject)
  /// A parametric symbol became basic in the row of another, which became parametric.
  case pivot(entering: Subject, leaving: Subject)
  /// A symbol passed a limit: it met or gave up a constraint without a pivot.
  case flip(Subject)
}

extension SolverEvent: CustomStringConvertible {
  /// `pivot: v1 enters, v0 leaves`, for one.
  public var description: String {
    switch self {
    case .rowAdded(let subject): "row added for \(subject)"
    case .pivot(let entering, let leaving): "pivot: \(entering) enters, \(leaving) leaves"
    case .flip(let subject): "flip of \(subject)"
    }
  }
}

extension SolverEvent.Subject: CustomStringConvertible {
  /// The variable, or the constraints whose sum it is.
  public var description: String {
    switch self {
    case .variable(let variable): variable.description
    case .functional(let constraints):
      constraints.isEmpty
        ? "a sum" : "the sum of \(constraints.map(\.description).joined(separator: ", "))"
    }
  }
}
