/// A violated constraint, with the constraints that prevail over it.
@MainActor public struct LostConstraint {
  /// The constraint, with the numbers of the last layout.
  public let constraint: ConstraintReading
  /// The amount by which the constraint is violated, in layout units; positive.
  public let amount: Double
  /// The constraints that prevail; empty if the constraint contradicts itself or a rule decided.
  public let winners: [ConstraintReading]
  /// Whether it is required and left out because it contradicts others.
  public let isLeftOut: Bool
}
