/// A relation of an expression to zero.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}

extension Relation {
  /// Returns how much an expression's value is on the wrong side of zero; at most zero if it is not.
  func violation(at value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: value
    case .equal: abs(value)
    case .greaterThanOrEqual: -value
    }
  }
}

/// A requirement that an expression is at most, equal to or at least zero.
///
/// Operators create it: `x + 2 * y <= 10`, also with `==` and `>=`. It is required unless
/// `with(priority:)` makes it optional.
///
/// A constraint has an identity: two constraints with the same content both count. It is immutable, so tasks
/// and solvers that know its variables can share it. A solver can be told to use another number, priority
/// or rank for it; that affects this solver only.
///
/// The expression has everything on one side: for `x + 1 <= y + 10` it is `x - y - 9`, at most 0. What stood
/// where is remembered: descriptions show the constraint as it was written, and `rightHandSide` is its 10.
public final class Constraint: Sendable {
  /// The left side of `expression relation 0`.
  public let expression: LinearExpression
  /// What stood on which side when it was written. The relation fits in beside it.
  let sides: ConstraintSides
  /// The relation of the expression to zero.
  public let relation: Relation
  /// The original priority.
  public let priority: Priority
  /// The factor of its error in the sum of its priority: finite and above 0.
  public let weight: Double

  /// The number on the right side as it was written: 10 for `x + 1 <= y + 10`.
  ///
  /// For a constraint with its variables on the right only it is the number on the left: 3 for `3 <= x`. It
  /// is 0 for one that was made as `expression relation 0`.
  public var rightHandSide: Double { sides.number }

  /// Creates the constraint `expression relation 0`. Its numbers are checked when it is added.
  /// - Parameters:
  ///   - expression: The side in relation to zero. A variable may occur in it several times.
  ///   - relation: The relation to zero.
  ///   - priority: Its level: above 0 and at most 1000, which is required.
  ///   - weight: The factor of its error in the sum of its priority: finite and above 0. A weight of 0 is
  ///     refused when the constraint is added, as one that counts for nothing is better left out. While the
  ///     constraint is required the weight does not matter, but is checked, as the priority can change.
  public convenience init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    weight: Double = 1
  ) {
    self.init(
      expression, relation, priority: priority, weight: weight,
      sides: ConstraintSides(allOnTheLeft: expression))
  }

  init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    weight: Double = 1, sides: ConstraintSides
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
    self.sides = sides
  }

  /// Returns a new constraint with the same content and weight, and another priority.
  ///
  ///     try solver.add((width == 80).with(priority: .strong))
  public func with(priority: Priority) -> Constraint {
    with(priority: priority, weight: weight)
  }

  /// Returns a new constraint with the same content, and another priority and weight.
  public func with(priority: Priority, weight: Double) -> Constraint {
    Constraint(expression, relation, priority: priority, weight: weight, sides: sides)
  }
}

extension Constraint: Hashable {
  public static func == (left: Constraint, right: Constraint) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Relation: CustomStringConvertible {
  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraint as it was written, with variables by their numbers: `v0 - 2 v1 >= 3 @750`.
  public var description: String { ConstraintText(self).text }
}
