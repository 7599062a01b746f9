/// The numbers that a solver is made for: in layouts, coefficients differ by at most a factor of 100, constants are at most a
/// million, and there are at most 10,000 constraints.
///
/// Beyond that rounding errors may decide between optional errors, and on ties; whether required constraints hold is checked
/// at each optimum.
struct Envelope: BitwiseCopyable {
  private static let mostRatio = 100.0
  private static let mostConstant = 1e6

  private var leastCoefficient = 1.0
  private var mostCoefficient = 1.0
  /// Whether a number was outside, as long as the solver lives.
  private(set) var isLeft = false

  /// Notes a coefficient other than 0.
  @inline(__always) mutating func note(coefficient: Double) {
    leastCoefficient = min(leastCoefficient, abs(coefficient))
    mostCoefficient = max(mostCoefficient, abs(coefficient))
    if mostCoefficient > Envelope.mostRatio * leastCoefficient { isLeft = true }
  }

  /// Notes a constant. That of a mere limit may be as good as none, however large it is.
  @inline(__always) mutating func note(constant: Double) {
    if abs(constant) > Envelope.mostConstant { isLeft = true }
  }
}
