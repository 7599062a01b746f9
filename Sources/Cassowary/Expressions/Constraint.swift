/// How an expression stands to zero.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A demand that an expression be at most, equal to or at least zero.
///
/// A constraint is its own identity: two of the same content are two constraints. It never
/// changes. A solver may be told to see it with another constant, priority or rank, and keeps
/// that to itself.
public final class Constraint: Sendable {
  /// The left side of `expression relation 0`.
  public let expression: LinearExpression
  public let relation: Relation
  /// The priority it was created with.
  public let priority: Priority
  /// What a unit of its error counts in the sum of its priority: finite, above 0.
  public let weight: Double

  /// Creates the constraint `expression relation 0`. Its numbers are checked when it is added.
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

extension Relation {
  /// As it is written in code.
  var sign: String {
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
    "\(expression) \(relation.sign) 0" + (priority == .required ? "" : " @\(priority)")
  }
}
