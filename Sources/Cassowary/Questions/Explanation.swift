/// A constraint that holds a variable in place, and the rate at which the variable follows its constant.
///
/// The constant is that of `expression relation 0`: for `x >= 3` it is -3, and `x` moves by -1 for each unit
/// that the constant moves upward.
public struct Influence: Equatable, Sendable {
  /// The constraint that holds the variable.
  public let constraint: Constraint
  /// The change of the variable when the constant grows.
  public let upward: Sensitivity
  /// The change of the variable when the constant falls.
  public let downward: Sensitivity
}

/// The rate and the range at which a variable's value follows a constraint's constant in one direction.
public struct Sensitivity: Equatable, Sendable {
  /// What is different beyond the reach.
  public enum End: Equatable, Sendable {
    /// The factor changes.
    ///
    /// These inequalities, in order of rank, have room until then and none beyond; what is no room is said by
    /// ``Solver/error(of:)``. There may be none of them: an optional equation can begin or cease to hold, too.
    case limits([Constraint])
    /// Required constraints would contradict each other.
    case contradiction
  }

  /// The change of the value for each unit of the constant in that direction.
  ///
  /// It follows from the coefficients of the constraints, not from differences of values, so a small factor is
  /// as exact as a large one.
  public let factor: Double
  /// The distance that the constant can move with this factor; `.infinity` if there is no end.
  ///
  /// Beyond it the factor changes, or required constraints forbid the move. It is 0 only if the move is
  /// blocked from the beginning.
  public let reach: Double
  /// What is different beyond the reach; nil if that is infinite or 0.
  public let end: End?

  /// Whether the constant cannot move in that direction, because required constraints would contradict each
  /// other.
  public var isBlocked: Bool { reach == 0 }

  static let blocked = Sensitivity(factor: 0, reach: 0, end: nil)
}

extension Influence: CustomStringConvertible {
  /// The constraint and its sensitivities: `v0 >= 3: upward times -1, downward times -1 up to 2`.
  public var description: String { "\(constraint): upward \(upward), downward \(downward)" }
}

extension Sensitivity: CustomStringConvertible {
  /// The factor and the reach: `times 2 up to 5`, or `times 2` without an end; `blocked` if the constant
  /// cannot move.
  public var description: String {
    if isBlocked { return "blocked" }
    return "times \(legible(factor))" + (reach.isFinite ? " up to \(legible(reach))" : "")
  }
}
