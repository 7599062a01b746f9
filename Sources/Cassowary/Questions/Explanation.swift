/// A constraint that holds a variable in place, and the rate at which the variable follows its constant: that of
/// `expression relation 0`. For `x >= 3` it is -3, and `x` moves by -1 for each unit that the constant moves upward.
public struct Influence: Equatable, Sendable, CustomStringConvertible {
  /// The constraint that holds the variable.
  public let constraint: Constraint
  /// The change of the variable when the constant grows.
  public let upward: Sensitivity
  /// The change of the variable when the constant falls.
  public let downward: Sensitivity

  /// The constraint and its sensitivities: `v0 >= 3: upward times -1, downward times -1 up to 2`.
  public var description: String { "\(constraint): upward \(upward), downward \(downward)" }
}

/// The rate and the range at which a variable's value follows a constraint's constant in one direction.
public struct Sensitivity: Equatable, Sendable, CustomStringConvertible {
  /// The event at the end of the reach.
  public enum End: Equatable, Sendable, CustomStringConvertible {
    /// The factor changes. The listed inequalities have no slack beyond the reach. None is listed if only an optional
    /// constraint begins or ceases to hold.
    ///
    /// First come the inequalities that have slack up to the end of the reach; beyond, they are tight, or violated if
    /// they are optional. Then come those that lose their slack on the way without a change of the factor, and are
    /// tight beyond. Each part is in order of rank. A slack below 1e-9, or below that share of the expression's largest
    /// number if that is above 1, counts as none.
    case limits([Constraint])
    /// Required constraints would contradict each other, or come so close to it that rounding errors hide which of them
    /// do.
    case contradiction

    /// The constraints that become tight, or the reason why there are none: `meets x <= 10`, `meets nothing new`,
    /// `contradiction`.
    public var description: String {
      switch self {
      case .contradiction: "contradiction"
      case .limits(let limits) where limits.isEmpty: "meets nothing new"
      case .limits(let limits): "meets \(limits.map(\.description).joined(separator: ", "))"
      }
    }
  }

  /// The change of the value for each unit of the constant in that direction. It follows from the coefficients of the
  /// constraints, not from differences of values, so a small factor is as exact as a large one.
  public let factor: Double
  /// The distance that the constant can move with this factor: `.infinity` if there is no end, and 0 only if the move
  /// is blocked from the beginning.
  public let reach: Double
  /// The event at the end of the reach; nil if the reach is infinite or 0, or if rounding errors dominate the path.
  public let end: End?

  /// Whether the constant cannot move in that direction, because required constraints would contradict each other.
  public var isBlocked: Bool { reach == 0 }

  /// The factor and the reach: `times 2 up to 5`, or `times 2` without an end; `blocked` if the constant cannot move.
  public var description: String {
    if isBlocked { return "blocked" }
    return "times \(legible(factor))" + (reach.isFinite ? " up to \(legible(reach))" : "")
  }
}
