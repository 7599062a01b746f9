/// The ranges of the magnitudes of all coefficients, and of all constants that are not zero, of some constraints. A range
/// is never narrowed: it says what cannot be, at the cost of a comparison.
struct NumberRanges {
  private var leastCoefficient = Double.infinity
  private var mostCoefficient = 0.0
  private var leastConstant = Double.infinity
  private var mostConstant = 0.0

  /// Whether there may be a component whose numbers differ much.
  var areWide: Bool {
    mostCoefficient > ExactParts.largestRatio * leastCoefficient
      || mostConstant > ExactParts.largestConstantRatio * leastConstant
  }

  mutating func include(_ constraint: Constraint) {
    include(constant: constraint.expression.constant)
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
}
