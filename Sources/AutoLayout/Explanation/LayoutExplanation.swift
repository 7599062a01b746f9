/// The reasons for a value of the last layout: an edge, a centre, a length or a baseline of a view or guide.
///
/// It is a ledger: the parts that apply, each with its numbers. Every number in it is the solver's; those that
/// follow from others have links to them. Nothing is computed before an explanation is asked for, and asking
/// changes nothing.
@MainActor public struct LayoutExplanation {
  /// The explained attribute.
  public let subject: ItemAttribute
  /// The view in whose coordinates a position is: the superview, or a guide's owner, unless another one was asked
  /// for; nil for a root.
  public let coordinates: LayoutNode?
  /// The view whose last fitting is explained, such as the content of a table's row; nil for a layout.
  public internal(set) var fittedView: LayoutNode?
  /// The value in layout units; a position is in ``coordinates``.
  public let value: Double
  /// The value in the coordinates of the window, or another root.
  public let valueInRoot: Double
  /// The value as a sum of others: `right 60 - width 19`. Nil where constraints are on the attribute itself.
  public internal(set) var sum: LayoutSum?
  /// The constraints that hold the value: without any one of them it would move. The most important come first.
  public internal(set) var holders: [ConstraintReading] = []
  /// The reason for a value that no constraint decides: an explicit frame, or the size of the window.
  public internal(set) var ending: Ending?
  /// The constraints on the attribute that do not hold, with those that prevail.
  public internal(set) var losses: [LostConstraint] = []
  /// The inequalities on the attribute that hold with room to spare, the nearest first. One that the value just
  /// touches, without being held, has 0 to spare.
  public internal(set) var bounds: [ConstraintReading] = []
  /// The numbers that move the value, with their factors.
  public internal(set) var movers: [LayoutMover] = []
  /// The rule that chose among several values; nil where constraints leave one only.
  public internal(set) var choice: LayoutChoice?
  /// The difference of the solved value and the one on the screen; nil where there is none.
  public internal(set) var rounding: LayoutRounding?

  /// A reason at the end of a chain of explanations.
  public enum Ending {
    /// The frame was set, not computed; in words, if the view that has set it gives a reason.
    case explicitFrame(String?)
    /// The size of the window, or of another root.
    case rootSize
    /// The target of a fitting, such as the width of a table's row.
    case fittingTarget(LayoutPriority)
    /// The origin of the coordinates.
    case origin
  }
}

/// A value as a sum of others.
@MainActor public struct LayoutSum {
  /// A number of the sum.
  public enum Term {
    /// An attribute's value, times a factor.
    case attribute(ItemAttribute, value: Double, factor: Double)
    /// A number of a view, such as a margin or a border, times a factor.
    case amount(name: String, of: LayoutNode, value: Double, factor: Double)
    /// A length of a view as its last fitting found it.
    case fitted(ItemAttribute, value: Double)
    /// The distance of a line of text from an edge.
    case baseline(of: LayoutNode, offset: Double)

    /// The value times the factor.
    public var amount: Double {
      switch self {
      case .attribute(_, let value, let factor), .amount(_, _, let value, let factor):
        value * factor
      case .fitted(_, let value): value
      case .baseline(_, let offset): offset
      }
    }
  }

  /// The numbers, which add up to the explained value.
  public let terms: [Term]

  /// Creates a sum, for the reason for a frame.
  public init(terms: [Term]) { self.terms = terms }
}

/// The reason for a frame that a view has set on a subview.
@MainActor public enum FrameReason {
  /// Other numbers that it is the sum of.
  case sum(LayoutSum)
  /// A reason in words, as the end of a sentence.
  case words(String)
}

/// A constraint that does not hold, and those that prevail.
@MainActor public struct LostConstraint {
  /// The constraint, with the numbers of the last layout.
  public let constraint: ConstraintReading
  /// The amount by which it is missed, in layout units; positive.
  public let amount: Double
  /// The constraints that prevail; none where it contradicts itself or a rule decided.
  public let winners: [ConstraintReading]
  /// Whether it is required and left out because it contradicts others.
  public let isLeftOut: Bool
}

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
    case inset(name: String, of: LayoutNode)
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

/// A choice among values that satisfy all constraints equally well.
@MainActor public struct LayoutChoice {
  /// The values to choose from, in the superview's coordinates.
  public let range: ClosedRange<Double>
  /// The attributes of other views that would move with the value.
  public let companions: [ItemAttribute]
  /// The constraint that would settle the choice on the same value, as code.
  public let settledBy: String
}

/// The difference between a solved value and the cells that show it.
@MainActor public struct LayoutRounding {
  /// The value in whole cells: a position in the window, or a length.
  public let cells: Int
  /// The solved value that was rounded: a position in the window, or a length.
  public let exact: Double
  /// For a length, the views beside this one that have the same solved length and other cells, with those.
  public let siblings: [(item: LayoutItem, cells: Int)]
}
