/// What can stand for a linear expression beside an operator: a variable or an expression.
///
/// Numbers are left out on purpose: arithmetic of two numbers must stay arithmetic.
public protocol LinearConvertible {
  /// The value as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearConvertible {
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearConvertible {
  public var linearExpression: LinearExpression { self }
}

// MARK: - Expressions

public func + (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: 1)
}

public func + (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: 1)
}

public func + (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: 1)
}

public func - (left: some LinearConvertible, right: some LinearConvertible) -> LinearExpression {
  left.linearExpression.adding(right.linearExpression, times: -1)
}

public func - (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.adding(LinearExpression(right), times: -1)
}

public func - (left: Double, right: some LinearConvertible) -> LinearExpression {
  LinearExpression(left).adding(right.linearExpression, times: -1)
}

public prefix func - (operand: some LinearConvertible) -> LinearExpression {
  operand.linearExpression.scaled(by: -1)
}

public func * (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: right)
}

public func * (left: Double, right: some LinearConvertible) -> LinearExpression {
  right.linearExpression.scaled(by: left)
}

public func / (left: some LinearConvertible, right: Double) -> LinearExpression {
  left.linearExpression.scaled(by: 1 / right)
}

// MARK: - Constraints

public func <= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

public func <= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

public func <= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

public func == (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

public func == (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

public func == (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

public func >= (left: some LinearConvertible, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

public func >= (left: some LinearConvertible, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

public func >= (left: Double, right: some LinearConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}
