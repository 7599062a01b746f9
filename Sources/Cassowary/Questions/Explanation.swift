/// A constraint that holds a variable where it is, and how the variable follows its constant.
///
/// The constant is that of `expression relation 0`: in `x >= 3` it is -3, and `x` moves by -1
/// for each unit that it moves upward.
public struct Influence: Equatable, Sendable {
  /// The constraint that holds the variable.
  public let constraint: Constraint
  /// The change of the variable when the constant grows.
  public let upward: Sensitivity
  /// The change of the variable when the constant falls.
  public let downward: Sensitivity
}

/// The rate at which a variable's value follows a constraint's constant in one direction, and its
/// reach.
public struct Sensitivity: Equatable, Sendable {
  /// The change of the value for each unit that the constant moves in that direction.
  public let factor: Double
  /// The distance that the constant can move with this factor: `.infinity` where there is no end.
  ///
  /// Farther on the factor is another one, or other required constraints forbid it. It is 0 just
  /// when it is blocked from the beginning.
  public let reach: Double

  /// Whether the constant cannot move in that direction at all, because required constraints
  /// would contradict each other.
  public var isBlocked: Bool { reach == 0 }

  static let blocked = Sensitivity(factor: 0, reach: 0)
}

extension Influence: CustomStringConvertible {
  /// `v0 - 3 >= 0: upward times -1, downward times -1 up to 2`.
  public var description: String { "\(constraint): upward \(upward), downward \(downward)" }
}

extension Sensitivity: CustomStringConvertible {
  /// `times 2 up to 5`, without an end `times 2`; `blocked` where the constant cannot move.
  public var description: String {
    if isBlocked { return "blocked" }
    return "times \(legible(factor))" + (reach.isFinite ? " up to \(legible(reach))" : "")
  }
}
