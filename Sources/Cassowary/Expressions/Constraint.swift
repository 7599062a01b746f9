/// A relation of an expression to zero.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}

/// A requirement that an expression is at most, equal to or at least zero.
///
/// Operators create it: `x + 2 * y <= 10`, also with `==` and `>=`. It is required unless
/// `with(priority:weight:)` makes it optional.
///
/// A constraint has an identity: two constraints with the same content both count. It is immutable, so tasks
/// and solvers that know its variables can share it. A solver can be told to use another constant, priority
/// or rank for it; that affects this solver only.
public final class Constraint: Sendable {
  /// The left side of `expression relation 0`.
  public let expression: LinearExpression
  /// The relation of the expression to zero.
  public let relation: Relation
  /// The original priority.
  public let priority: Priority
  /// The factor of its error in the sum of its priority: finite and above 0.
  public let weight: Double

  /// Creates the constraint `expression relation 0`. Its numbers are checked when it is added.
  /// - Parameters:
  ///   - expression: The side in relation to zero. A variable may occur in it several times.
  ///   - relation: The relation to zero.
  ///   - priority: Its level: above 0 and at most 1000, which is required.
  ///   - weight: The factor of its error in the sum of its priority. It does not matter
  ///     while the constraint is required.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    weight: Double = 1
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
  }

  /// Returns a new constraint with the same content and another priority.
  ///
  ///     try solver.add((width == 80).with(priority: 750))
  public func with(priority: Priority, weight: Double = 1) -> Constraint {
    Constraint(expression, relation, priority: priority, weight: weight)
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
  /// The constraint as an equation, for example `v0 - 2 v1 - 3 >= 0 @750`.
  public var description: String {
    "\(expression) \(relation) 0" + (priority == .required ? "" : " @\(priority)")
  }
}
