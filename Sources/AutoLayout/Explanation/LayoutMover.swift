import Localization

/// A number outside the constraint system whose change moves the explained value.
@MainActor public struct LayoutMover {
  /// The kinds of such numbers.
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

  /// The event that ends a rate.
  public enum End {
    /// An inequality becomes tight.
    case binds(ConstraintReading)
    /// A constraint that is left out now fits again. The rate holds until then; the value may jump there.
    case fitsAgain(ConstraintReading)
    /// Required constraints would contradict each other.
    case contradiction
  }

  /// The number that moves the value.
  public let quantity: Quantity
  /// Its present value, in layout units.
  public let amount: Double
  /// The rate at which the value changes when the number grows.
  public internal(set) var upward: LayoutRate
  /// The rate at which the value changes when the number falls, for each unit that it falls.
  public internal(set) var downward: LayoutRate
  /// The event at the end of ``upward``; nil if there is no end, or no name for the event.
  public internal(set) var upwardEnd: End?
  /// The event at the end of ``downward``; nil if there is no end, if a length or an inset reaches 0, or if the event
  /// has no name.
  public internal(set) var downwardEnd: End?
}

/// A rate at which a value follows a number, and the distance over which it does.
public struct LayoutRate: Hashable, Sendable {
  /// The change of the value for each unit that the number moves.
  public let factor: Double
  /// The distance that the number can move at this rate, in layout units; infinite if nothing limits it.
  public let reach: Double

  /// Whether required constraints keep the number from moving.
  public var isBlocked: Bool { reach == 0 }
}
