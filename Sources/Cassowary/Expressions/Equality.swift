/// A value that `==` compares only where a `Bool` is called for.
///
/// Between two variables, or two expressions, `==` is meant as an equation: `let sum = 2 * x == y - 1`
/// is a constraint. But both types are hashable, so that `==` could as well mean a comparison,
/// and a comparison that the compiler writes for a type would be preferred to a constraint. One in
/// an extension of a protocol is not: it is more general than the equations, which are
/// written for the very types.
protocol ComparedOnDemand: Hashable {
  func isSame(as other: Self) -> Bool
}

extension ComparedOnDemand {
  /// Whether both are the same, where a `Bool` is called for.
  public static func == (left: Self, right: Self) -> Bool {
    left.isSame(as: right)
  }
}

extension Variable: ComparedOnDemand {
  func isSame(as other: Variable) -> Bool {
    symbol == other.symbol && number == other.number && origin == other.origin
  }
}

extension LinearExpression: ComparedOnDemand {
  func isSame(as other: LinearExpression) -> Bool {
    terms == other.terms && constant == other.constant
  }
}
