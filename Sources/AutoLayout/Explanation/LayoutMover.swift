/// A number outside of the system of constraints that moves the explained value.
@MainActor public struct LayoutMover {
  /// The number.
  public enum Quantity {
    /// The constant of a constraint.
    case constant(LayoutConstraint)
    /// A length of a view's intrinsic size.
    case intrinsicLength(ItemAttribute)
    /// A length that is given from outside.
    case given(ItemAttribute)
    /// A number of an explicit frame.
    case explicitFrame(ItemAttribute)
    /// A margin, border or safe area.
    case inset(name: String, along: LayoutAxis, of: LayoutNode)
  }

  /// The number.
  public let quantity: Quantity
  /// Its present value, in layout units.
  public let amount: Double
  /// The movement of the explained value when the number grows.
  public let upward: LayoutRate
  /// The movement when it falls, for each unit that it falls.
  public let downward: LayoutRate
}

/// A rate at which a value follows a number, and the distance over which it does.
public struct LayoutRate: Hashable, Sendable {
  /// The change of the value for each unit that the number moves.
  public let factor: Double
  /// The distance that the number can move with this factor, in layout units; infinite where nothing limits it.
  public let reach: Double

  /// Whether required constraints keep the number from moving.
  public var isBlocked: Bool { reach == 0 }
}
