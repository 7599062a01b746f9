/// A type that converts to a linear expression beside an operator: a variable or an expression.
///
/// Numbers do not conform, so that arithmetic of two numbers stays arithmetic.
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

// MARK: - Expressions

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

/// Returns the quotient of the expression and a number. For 0 its numbers are not finite, and adding a
/// constraint of it throws.
public func / (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: 1 / right)
}

// MARK: - Constraints

extension Constraint {
  /// Creates the required constraint `left relation right`.
  fileprivate convenience init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression
  ) {
    self.init(
      left.adding(right, times: -1), relation, sides: ConstraintSides(left, right))
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

/// Returns the required constraint that both sides are equal.
///
/// In a context of `Bool`, as after `if`, `==` between two variables or two expressions compares them
/// instead.
public func == (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left.linearExpression, .equal, right.linearExpression)
}

/// Returns the required constraint that two variables are equal; in a context of `Bool`, whether they are the
/// same variable.
public func == (left: Variable, right: Variable) -> Constraint {
  Constraint(left.linearExpression, .equal, right.linearExpression)
}

/// Returns the required constraint that two expressions are equal; in a context of `Bool`, whether they have
/// the same terms in the same order and the same constant.
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
