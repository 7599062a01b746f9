/// Adds the right side to an expression.
/// - Complexity: the terms of the right side, as for `append(contentsOf:)` of an array.
public func += (left: inout LinearExpression, right: some LinearConvertible) {
  left.add(right.linearExpression, times: 1)
}

/// Adds a number to an expression.
public func += (left: inout LinearExpression, right: Double) {
  left.constant += right
}

/// Subtracts the right side from an expression.
/// - Complexity: the terms of the right side, as for `append(contentsOf:)` of an array.
public func -= (left: inout LinearExpression, right: some LinearConvertible) {
  left.add(right.linearExpression, times: -1)
}

/// Subtracts a number from an expression.
public func -= (left: inout LinearExpression, right: Double) {
  left.constant -= right
}

extension Sequence where Element: LinearConvertible {
  /// Returns the sum of all variables or expressions, in their order; zero for an empty sequence.
  ///
  ///     try solver.add(widths.sum() <= window)
  ///
  /// - Complexity: the terms of all elements.
  public func sum() -> LinearExpression {
    var sum = LinearExpression()
    for element in self { sum += element }
    return sum
  }
}
