/// The ranges of the magnitudes of coefficients, and of constants, that are not zero. A range is never narrowed.
struct NumberRanges {
  private var leastCoefficient = Double.infinity
  private var mostCoefficient = 0.0
  private var leastConstant = Double.infinity
  private var mostConstant = 0.0

  /// Whether numbers differ much.
  var areWide: Bool {
    haveWideCoefficients || mostConstant > ExactParts.largestConstantRatio * leastConstant
  }

  /// Whether coefficients differ much.
  var haveWideCoefficients: Bool {
    mostCoefficient > ExactParts.largestRatio * leastCoefficient
  }

  mutating func include(_ constraint: Constraint) {
    include(coefficientsOf: constraint)
    include(constant: constraint.expression.constant)
  }

  mutating func include(coefficientsOf constraint: Constraint) {
    for term in constraint.expression.terms where term.coefficient != 0 {
      leastCoefficient = min(leastCoefficient, abs(term.coefficient))
      mostCoefficient = max(mostCoefficient, abs(term.coefficient))
    }
  }

  mutating func include(constant: Double) {
    guard constant != 0 else { return }
    leastConstant = min(leastConstant, abs(constant))
    mostConstant = max(mostConstant, abs(constant))
  }

  mutating func formUnion(_ other: NumberRanges) {
    leastCoefficient = min(leastCoefficient, other.leastCoefficient)
    mostCoefficient = max(mostCoefficient, other.mostCoefficient)
    leastConstant = min(leastConstant, other.leastConstant)
    mostConstant = max(mostConstant, other.mostConstant)
  }
}
