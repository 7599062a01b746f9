/// A constraint with the numbers of the last layout, solved for one side: `left 20 >= container.right 60 × 1/3`.
@MainActor public struct ConstraintReading {
  /// The origin of a constraint.
  public enum Origin: Hashable, Sendable {
    /// The program, in the DSL, with anchors or in a visual format.
    case written
    /// A stack view.
    case stack
    /// A view's intrinsic size, beyond which it resists growing.
    case hugging
    /// A view's intrinsic size, below which it resists shrinking.
    case compressionResistance
    /// An explicit frame, which counts as a constraint; it may follow the superview's size.
    case explicitFrame
    /// A size that is given from outside: the window's, an island's, or the target of a fitting.
    case given
    /// The rule that no length is negative.
    case nonNegativeSize
    /// The place where scrolled content begins.
    case scrolledContent
    /// A margin or border, which shrinks if there is no room for it.
    case inset

    /// Whether the constraint is about an intrinsic length.
    var isOfContent: Bool { self == .hugging || self == .compressionResistance }
  }

  /// A term on the right side: the value of an attribute times a factor.
  public struct Term {
    /// The attribute as the constraint names it.
    public let attribute: ItemAttribute
    /// Its value in ``ConstraintReading/coordinates``, in layout units.
    public let value: Double
    /// The factor; mostly 1.
    public let multiplier: Double

    /// The value times the factor.
    public var amount: Double { value * multiplier }
  }

  /// The origin of the constraint.
  public let origin: Origin
  /// The constraint; nil for a system constraint.
  public let constraint: LayoutConstraint?
  /// The attribute on the left side.
  public let subject: ItemAttribute
  /// The value of ``subject``.
  public let value: Double
  /// The relation of the left side to the right one.
  public let relation: LayoutRelation
  /// The terms on the right side; empty for a number alone.
  public let terms: [Term]
  /// The constant added to the terms, in layout units.
  public let constant: Double
  /// The priority.
  public let priority: LayoutPriority
  /// The view in whose coordinates positions are measured; nil for lengths.
  public let coordinates: LayoutNode?

  /// The value of the right side.
  public var rightSide: Double { terms.reduce(constant) { $0 + $1.amount } }

  /// The slack of an inequality, in layout units. It is negative if the constraint is violated, by that amount.
  public var slack: Double {
    switch relation {
    case .lessThanOrEqual: rightSide - value
    case .greaterThanOrEqual: value - rightSide
    case .equal: -abs(value - rightSide)
    }
  }

  /// The source line that created the constraint; nil for a system constraint.
  public var source: SourceLocation? { constraint?.source }
}
