/// A type that converts to a linear expression beside an operator: a variable or an expression. Numbers do not conform,
/// so that arithmetic of two numbers stays arithmetic.
public protocol LinearConvertible {
  /// The value as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearConvertible {
  /// The variable with the coefficient 1, and no constant.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearConvertible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

/// Returns the sum of both sides.
public func + (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: 1)
}
/// Returns the sum of both sides.
public func + (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: 1)
}
/// Returns the sum of both sides.
public func + (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: 1)
}

/// Returns the difference of both sides.
public func - (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: -1)
}
/// Returns the difference of both sides.
public func - (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: -1)
}
/// Returns the difference of both sides.
public func - (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: -1)
}

/// Returns the negated expression.
public prefix func - (operand: some LinearConvertible) -> LinearExpression {
  operand.linearExpression.scaled(by: -1)
}

/// Returns the product of the expression and a number.
public func * (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: right)
}
/// Returns the product of a number and the expression.
public func * (left: Double, right: some LinearConvertible) -> LinearExpression {
  right.linearExpression.scaled(by: left)
}

/// Returns the quotient of the expression and a number. For 0 its numbers are not finite, and adding a constraint of it
/// throws.
public func / (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: 1 / right)
}

/// Adds the right side to an expression, in the time that an array takes to append its terms.
public func += (left: inout LinearExpression, right: some LinearConvertible) {
  left.add(right.linearExpression, times: 1)
}
/// Adds a number to an expression.
public func += (left: inout LinearExpression, right: Double) {
  left.constant += right
}

/// Subtracts the right side from an expression, in the time that an array takes to append its terms.
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
  public func sum() -> LinearExpression { reduce(into: LinearExpression(), +=) }
}

// MARK: - Constraints

extension Constraint {
  /// Creates the required constraint `left relation right`.
  fileprivate convenience init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression
  ) {
    self.init(left.adding(right, times: -1), relation, sides: ConstraintSides(left, right))
  }
}

/// Returns the required constraint that the left side is at most the right side.
public func <= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left.linearExpression, .lessThanOrEqual, right.linearExpression)
}
/// Returns the required constraint that the left side is at most the right side.
public func <= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left.linearExpression, .lessThanOrEqual, LinearExpression(right))
}
/// Returns the required constraint that the left side is at most the right side.
public func <= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(LinearExpression(left), .lessThanOrEqual, right.linearExpression)
}

/// Returns the required constraint that both sides are equal. In a context of `Bool`, as after `if`, `==` between two
/// variables or two expressions compares them instead.
public func == (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left.linearExpression, .equal, right.linearExpression)
}
/// Returns the required constraint that two variables are equal; in a context of `Bool`, whether they are the same
/// variable.
public func == (left: Variable, right: Variable) -> Constraint {
  Constraint(left.linearExpression, .equal, right.linearExpression)
}
/// Returns the required constraint that two expressions are equal; in a context of `Bool`, whether they have the same
/// terms in the same order and the same constant.
public func == (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left, .equal, right)
}
/// Returns the required constraint that both sides are equal.
public func == (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left.linearExpression, .equal, LinearExpression(right))
}
/// Returns the required constraint that both sides are equal.
public func == (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(LinearExpression(left), .equal, right.linearExpression)
}

/// Returns the required constraint that the left side is at least the right side.
public func >= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left.linearExpression, .greaterThanOrEqual, right.linearExpression)
}
/// Returns the required constraint that the left side is at least the right side.
public func >= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left.linearExpression, .greaterThanOrEqual, LinearExpression(right))
}
/// Returns the required constraint that the left side is at least the right side.
public func >= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(LinearExpression(left), .greaterThanOrEqual, right.linearExpression)
}

/// A type whose `==` compares values only in a context of `Bool`.
///
/// Between two variables, or two expressions, `==` is an equation: `let sum = 2 * x == y - 1` is a constraint. But both
/// types are hashable, so `==` can also be a comparison, and the compiler would prefer a synthesized one to a
/// constraint. A comparison in a protocol extension is less specific than the equations, which are declared for the
/// concrete types.
protocol ComparedOnDemand: Hashable {
  func isSame(as other: Self) -> Bool
}

extension ComparedOnDemand {
  /// Returns whether both are equal, in a context of `Bool`.
  public static func == (left: Self, right: Self) -> Bool { left.isSame(as: right) }
}

extension Variable: ComparedOnDemand {
  func isSame(as other: Variable) -> Bool { number == other.number && origin == other.origin }
}

extension LinearExpression: ComparedOnDemand {
  func isSame(as other: LinearExpression) -> Bool {
    terms == other.terms && constant == other.constant
  }
}
