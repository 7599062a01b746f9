/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor of the variable; a finite number, 0 too.
  public var coefficient: Double

  /// Creates a variable times a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// Operators make it: `2 * x - y + 3`. A variable may occur in several terms: a solver adds them
/// up, and what is left of a cancellation is nothing if it is less than 1e-11 of the terms.
/// Expressions are equal if they have the same terms in the same order: `x + y != y + x`.
public struct LinearExpression: Hashable, Sendable {
  /// The variables with their coefficients, in the order in which they were written.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// Creates the sum of terms and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// Creates an expression without variables.
  public init(_ constant: Double) {
    self.init(constant: constant)
  }

  /// The expression with every coefficient and the constant multiplied.
  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      terms: terms.map { Term($0.variable, coefficient: $0.coefficient * factor) },
      constant: constant * factor)
  }

  /// The sum of two expressions, the second multiplied.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    let scaled = other.scaled(by: factor)
    return LinearExpression(
      terms: terms + scaled.terms, constant: constant + scaled.constant)
  }
}

extension LinearExpression: CustomStringConvertible {
  /// For example `2 v0 - v1 + 3`, its variables by their numbers.
  public var description: String {
    var sum = ExpressionText()
    for term in terms { sum.append(term.coefficient, "\(term.variable)") }
    if constant != 0 || sum.text.isEmpty { sum.append(constant) }
    return sum.text
  }
}

extension Term: CustomStringConvertible {
  /// The term as it is written by hand, like `2 v0`.
  public var description: String { LinearExpression(terms: [self]).description }
}
