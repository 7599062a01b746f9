/// A step of a solver in the computation of an answer.
///
/// <doc:ReadingASolver> has an example of a pivot and a flip.
public enum SolverEvent: Hashable, Sendable {
  /// A variable or an auxiliary variable.
  public enum Subject: Hashable, Sendable {
    /// A variable of the solver.
    case variable(Variable)
    /// The sum of variables that the expressions of these constraints share, up to a factor.
    ///
    /// The list is empty if they were removed, or refused, before the event was reported.
    case auxiliary([Constraint])
  }

  /// A constraint on several parametric symbols got a row.
  case rowAdded(Subject)
  /// A parametric symbol became basic in the row of another, which became parametric.
  case pivot(entering: Subject, leaving: Subject)
  /// A symbol passed a breakpoint: a constraint became satisfied or violated without a pivot.
  case flip(Subject)
}

extension SolverEvent: CustomStringConvertible {
  /// The event, for example `pivot: v1 enters, v0 leaves`.
  public var description: String {
    switch self {
    case .rowAdded(let subject): "row added for \(subject)"
    case .pivot(let entering, let leaving): "pivot: \(entering) enters, \(leaving) leaves"
    case .flip(let subject): "flip of \(subject)"
    }
  }
}

extension SolverEvent.Subject: CustomStringConvertible {
  /// The variable, or the constraints that share the sum.
  public var description: String {
    switch self {
    case .variable(let variable): variable.description
    case .auxiliary(let constraints):
      constraints.isEmpty
        ? "a sum" : "the sum of \(constraints.map(\.description).joined(separator: ", "))"
    }
  }
}
