/// The range of numbers that a solver is designed for. In layouts coefficients differ by at most a factor of 100, and
/// constants are at most a million, except for limits on one variable. Layouts also have at most 10,000 constraints;
/// that is not checked, since a comparison after each change would take longer than the change.
///
/// Outside this range, rounding errors may decide between optional errors and break ties. Whether required constraints
/// hold is then checked at each optimum.
struct Envelope: BitwiseCopyable {
  private static let mostRatio = 100.0
  private static let mostConstant = 1e6

  // Every layout has a coefficient of 1.
  private var leastCoefficient = 1.0
  private var mostCoefficient = 1.0
  /// Whether a number was ever outside the range.
  private(set) var isExceeded = false

  /// Records a coefficient other than 0.
  @inline(__always) mutating func note(coefficient: Double) {
    leastCoefficient = min(leastCoefficient, abs(coefficient))
    mostCoefficient = max(mostCoefficient, abs(coefficient))
    if mostCoefficient > Envelope.mostRatio * leastCoefficient { isExceeded = true }
  }

  /// Returns whether a constant is outside the range.
  @inline(__always) static func isLarge(_ constant: Double) -> Bool {
    abs(constant) > mostConstant
  }

  /// Records a large constant. A limit on one variable is exempt: it often means that there is no limit.
  mutating func noteLargeConstant(of constraint: Constraint) {
    if constraint.relation == .equal || constraint.expression.terms.count > 1 { isExceeded = true }
  }
}
