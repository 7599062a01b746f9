/// A type whose `==` compares values only in a context of `Bool`.
///
/// Between two variables, or two expressions, `==` is an equation: `let sum = 2 * x == y - 1` is a
/// constraint. But both types are hashable, so `==` can also be a comparison, and the compiler would prefer a
/// synthesized one to a constraint. A comparison in a protocol extension is less specific than the equations,
/// which are declared for the concrete types.
protocol ComparedOnDemand: Hashable {
  func isSame(as other: Self) -> Bool
}

extension ComparedOnDemand {
  /// Returns whether both are equal, in a context of `Bool`.
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
