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
