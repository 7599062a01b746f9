/// The numbers that a solver is made for: in layouts, coefficients differ by at most a factor of 100, constants are at most
/// a million (but for limits on one variable). There are at most 10,000 constraints, too, which is not checked: to compare so many
/// after each change would take longer than the change.
///
/// Beyond that rounding errors may decide between optional errors, and on ties; whether required constraints hold is checked
/// at each optimum.
struct Envelope: BitwiseCopyable {
  private static let mostRatio = 100.0
  private static let mostConstant = 1e6

  // Every layout has a coefficient of 1.
  private var leastCoefficient = 1.0
  private var mostCoefficient = 1.0
  /// Whether a number has ever been outside; it stays so.
  private(set) var isExceeded = false

  /// Notes a coefficient other than 0.
  @inline(__always) mutating func note(coefficient: Double) {
    leastCoefficient = min(leastCoefficient, abs(coefficient))
    mostCoefficient = max(mostCoefficient, abs(coefficient))
    if mostCoefficient > Envelope.mostRatio * leastCoefficient { isExceeded = true }
  }

  /// Returns whether a constant is outside, if that of its constraint matters.
  @inline(__always) static func isLarge(_ constant: Double) -> Bool {
    abs(constant) > mostConstant
  }

  /// Notes a large constant. That of a limit on one variable may be as good as none, however large it is.
  mutating func noteLargeConstant(of constraint: Constraint) {
    if constraint.relation == .equal || constraint.expression.terms.count > 1 { isExceeded = true }
  }
}
