import Localization

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
    case inset(name: LocalizedText, along: LayoutAxis, of: LayoutNode)
  }

  /// The event at the end of a rate's reach.
  public enum End {
    /// An inequality holds without room to spare from there on.
    case binds(ConstraintReading)
    /// A constraint that is left out now fits again: the rate holds up to there, and the value may jump there.
    case fitsAgain(ConstraintReading)
    /// Required constraints would contradict each other.
    case contradiction
  }

  /// The number.
  public let quantity: Quantity
  /// Its present value, in layout units.
  public let amount: Double
  /// The movement of the explained value when the number grows.
  public internal(set) var upward: LayoutRate
  /// The movement when it falls, for each unit that it falls.
  public internal(set) var downward: LayoutRate
  /// The event at the end of ``upward``; nil where there is no end, and where what changes has no name.
  public internal(set) var upwardEnd: End?
  /// The event at the end of ``downward``; nil where there is no end, where a length or an inset comes to 0, and where what
  /// changes has no name.
  public internal(set) var downwardEnd: End?
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
