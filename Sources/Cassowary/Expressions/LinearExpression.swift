/// A variable with a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable; finite, possibly 0.
  public var coefficient: Double

  /// Creates a term of a variable and a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// Operators create it: `2 * x - y + 3`. A variable may occur in several terms; a solver adds them up, and
/// treats a sum below 1e-11 of the terms as 0. Expressions are equal if they have the same terms in the same
/// order: `x + y != y + x`.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  public var terms: [Term]
  /// The constant, which is added to the terms.
  public var constant: Double

  /// Creates a sum of terms and a constant.
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

  /// Returns the expression multiplied by a factor.
  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      terms: terms.map { Term($0.variable, coefficient: $0.coefficient * factor) },
      // A factor that is not finite is told by the terms: it makes no number of a constant that is not there.
      constant: constant == 0 ? 0 : constant * factor)
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms {
      terms.append(Term(term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Returns the sum of this expression and a multiple of another.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    let scaled = other.scaled(by: factor)
    return LinearExpression(
      terms: terms + scaled.terms, constant: constant + scaled.constant)
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The sum, with variables by their numbers, for example `2 v0 - v1 + 3`.
  public var description: String {
    var sum = ExpressionText()
    for term in terms { sum.append(term.coefficient, "\(term.variable)") }
    if constant != 0 || sum.text.isEmpty { sum.append(constant) }
    return sum.text
  }
}

extension Term: CustomStringConvertible {
  /// The term, like `2 v0`.
  public var description: String { LinearExpression(terms: [self]).description }
}
