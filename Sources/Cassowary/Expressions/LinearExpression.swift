/// An unknown of a solver; its value may have any sign.
///
/// `Solver.makeVariable` creates it. It names the unknown; the solver has its value. It belongs to that solver and to
/// copies made afterwards; any other solver refuses it.
public struct Variable: Hashable, Sendable, CustomStringConvertible {
  /// The index of the variable in the solver; reused after a removal.
  let symbol: Int32
  /// The number of the variable, from 0; a solver uses no number twice.
  public let number: Int
  /// The identity of the solver that created it: a random number. A copy of a solver gets a new one.
  let origin: UInt64

  /// `v` and the number. The solver has the name: see `Solver.name(of:)`.
  public var description: String { "v\(number)" }
}

/// A variable with a coefficient.
public struct Term: Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable; finite, possibly 0.
  public var coefficient: Double

  /// Creates a term of a variable and a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// The term, like `2 v0`.
  public var description: String { LinearExpression(terms: [self]).description }
}

/// A sum of terms and a constant.
///
/// Operators create it: `2 * x - y + 3`. A variable may occur in several terms; a solver adds them up, and treats a sum
/// below 1e-11 of the terms as 0. Expressions are equal if they have the same terms in the same order:
/// `x + y != y + x`.
public struct LinearExpression: Hashable, Sendable, CustomStringConvertible {
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
  public init(_ variable: Variable) { self.init(terms: [Term(variable)]) }
  /// Creates an expression without variables.
  public init(_ constant: Double) { self.init(constant: constant) }

  /// Returns the expression multiplied by a factor.
  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      terms: terms.map { Term($0.variable, coefficient: $0.coefficient * factor) },
      // The terms show already that the factor is not finite. A constant of 0 must not become NaN.
      constant: constant == 0 ? 0 : constant * factor)
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    terms += other.terms.lazy.map { Term($0.variable, coefficient: $0.coefficient * factor) }
    constant += other.constant * factor
  }

  /// Returns the sum of this expression and a multiple of another.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// The sum, with variables by their numbers, for example `2 v0 - v1 + 3`.
  public var description: String { ExpressionText(terms, constant: constant).text }
}
