/// The two sides of a constraint as it was written.
///
/// The constraint's expression is the difference of both; its first terms are those of the left side.
struct ConstraintSides: Equatable, Sendable, BitwiseCopyable {
  /// The numbers that stood on the left and on the right.
  let left: Double
  let right: Double
  /// The number of the expression's terms that stood on the left.
  let leftTerms: Int32
  /// Whether variables stood on the right only, as in `3 <= x`. It counts as `x >= 3`.
  let isTurned: Bool

  init(_ left: LinearExpression, _ right: LinearExpression) {
    leftTerms = Int32(left.terms.count)
    self.left = left.constant
    self.right = right.constant
    isTurned = left.terms.isEmpty && !right.terms.isEmpty
  }

  /// Creates the sides of `expression relation 0`.
  init(allOnTheLeft expression: LinearExpression) {
    self.init(expression, LinearExpression())
  }

  /// The number that is meant by the right-hand side.
  var number: Double { isTurned ? left : right }

  /// Returns a coefficient of the expression as it was written: what stood on the right is subtracted.
  func written(_ coefficient: Double, ofTerm index: Int) -> Double {
    index < leftTerms ? coefficient : 0 - coefficient
  }

  /// The number on one of the sides that is larger, or not finite, as it was written.
  var largestNumber: Double {
    if !right.isFinite || !left.isFinite { return right.isFinite ? left : right }
    return abs(left) > abs(right) ? left : right
  }

  /// Returns the constant of the expression with another right-hand side.
  func constant(for number: Double) -> Double { isTurned ? number - right : left - number }

  /// Returns the right-hand side for a constant of the expression.
  func number(for constant: Double) -> Double { isTurned ? constant + right : left - constant }
}
