/// A value that stands for a linear expression beside an operator: a variable or an expression.
///
/// Numbers are left out on purpose: arithmetic of two numbers must stay arithmetic.
public protocol LinearConvertible {
  /// The value as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearConvertible {
  /// The variable once, and no constant.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearConvertible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

// MARK: - Expressions

/// The sum of both sides.
public func + (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: 1)
}

/// The sum of both sides.
public func + (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: 1)
}

/// The sum of both sides.
public func + (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: 1)
}

/// The difference of both sides.
public func - (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: -1)
}

/// The difference of both sides.
public func - (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: -1)
}

/// The difference of both sides.
public func - (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: -1)
}

/// The expression with all signs changed.
public prefix func - (operand: some LinearConvertible) -> LinearExpression {
  operand.linearExpression.scaled(by: -1)
}

/// The expression, multiplied.
public func * (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: right)
}

/// The expression, multiplied.
public func * (left: Double, right: some LinearConvertible) -> LinearExpression {
  right.linearExpression.scaled(by: left)
}

/// The expression, divided; by 0, its numbers are not finite, and adding a constraint of it throws.
public func / (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: 1 / right)
}

// MARK: - Constraints

/// The required constraint that the left side is at most the right side.
public func <= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// The required constraint that the left side is at most the right side.
public func <= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// The required constraint that the left side is at most the right side.
public func <= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// The required constraint that both sides are equal.
///
/// Where a `Bool` is called for, as after `if`, `==` between two variables or two expressions
/// compares them instead.
public func == (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

/// The required constraint that two variables are equal; where a `Bool` is called for, whether they
/// are the same variable.
public func == (left: Variable, right: Variable) -> Constraint {
  Constraint(left - right, .equal)
}

/// The required constraint that two expressions are equal; where a `Bool` is called for, whether
/// they have the same terms in the same order and the same constant.
public func == (left: LinearExpression, right: LinearExpression) -> Constraint {
  Constraint(left - right, .equal)
}

/// The required constraint that both sides are equal.
public func == (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// The required constraint that both sides are equal.
public func == (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

/// The required constraint that the left side is at least the right side.
public func >= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// The required constraint that the left side is at least the right side.
public func >= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// The required constraint that the left side is at least the right side.
public func >= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}
