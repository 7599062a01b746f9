/// A choice among values that satisfy all constraints equally well.
@MainActor public struct LayoutChoice {
  /// The values to choose from, in the superview's coordinates.
  public let range: ClosedRange<Double>
  /// The attributes of other views that would move with the value.
  public let companions: [ItemAttribute]
  /// The constraint that would settle the choice on the same value, as code.
  public let settledBy: String
}
