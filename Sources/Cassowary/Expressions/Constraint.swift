/// The relation of an expression to zero.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}

/// A demand that an expression be at most, equal to or at least zero.
///
/// Operators make it: `x + 2 * y <= 10`, with `==` and `>=` as well. It is required unless
/// `with(priority:weight:)` makes a wish of it.
///
/// A constraint is its own identity: two of the same content are two constraints, and both count.
/// It never changes, so it may be shared between tasks and between solvers that know its
/// variables. A solver may be told to see it with another constant, priority or rank, and keeps
/// that to itself.
public final class Constraint: Sendable {
  /// The left side of `expression relation 0`.
  public let expression: LinearExpression
  /// The relation of the expression to zero.
  public let relation: Relation
  /// The priority it was created with.
  public let priority: Priority
  /// The factor of its error in the sum of its priority: finite, above 0.
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

  /// A new constraint of the same content with another priority.
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
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Constraint: CustomStringConvertible {
  /// For example `v0 - 2 v1 - 3 >= 0 @750`.
  public var description: String {
    "\(expression) \(relation) 0" + (priority == .required ? "" : " @\(priority)")
  }
}
