/// A relation of an expression to zero.
public enum Relation: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual

  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Returns the amount by which an expression's value violates the relation; zero or negative if it does not.
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
/// Operators create it: `x + 2 * y <= 10`, also with `==` and `>=`; `with(priority:)` makes it optional. It has an
/// identity: two constraints with the same content both count. It is immutable, so tasks and solvers that know its
/// variables can share it. A solver can be told to use another number, priority or rank for it; that affects this
/// solver only.
///
/// The expression has everything on one side: for `x + 1 <= y + 10` it is `x - y - 9`, at most 0. The original sides
/// are stored, too: descriptions show the constraint as it was written, and `rightHandSide` is its 10.
public final class Constraint: Hashable, Sendable, CustomStringConvertible {
  /// The left side of `expression relation 0`.
  public let expression: LinearExpression
  /// The two sides as they were written.
  let sides: ConstraintSides
  /// The relation of the expression to zero.
  public let relation: Relation
  /// The original priority.
  public let priority: Priority
  /// The factor of its error in the sum of its priority: finite and above 0.
  public let weight: Double

  /// The number on the right side as it was written: 10 for `x + 1 <= y + 10`. If variables are on the right side only,
  /// it is the number on the left: 3 for `3 <= x`. It is 0 for a constraint that was created as
  /// `expression relation 0`.
  public var rightHandSide: Double { sides.number }

  /// Creates the constraint `expression relation 0`. Its numbers are checked when it is added.
  /// - Parameters:
  ///   - expression: The side in relation to zero. A variable may occur in it several times.
  ///   - relation: The relation to zero.
  ///   - priority: Its level: above 0 and at most 1000, which is required.
  ///   - weight: The factor of its error in the sum of its priority: finite and above 0. While the constraint is required it
  ///     does not matter, but is checked, as the priority can change.
  public convenience init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    weight: Double = 1
  ) {
    self.init(
      expression, relation, priority: priority, weight: weight,
      sides: ConstraintSides(expression))
  }

  init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    weight: Double = 1, sides: ConstraintSides
  ) {
    (self.expression, self.relation, self.sides) = (expression, relation, sides)
    (self.priority, self.weight) = (priority, weight)
  }

  /// Returns a new constraint with the same content and weight, and another priority.
  ///
  ///     try solver.add((width == 80).with(priority: .strong))
  public func with(priority: Priority) -> Constraint { with(priority: priority, weight: weight) }
  /// Returns a new constraint with the same content, and another priority and weight.
  public func with(priority: Priority, weight: Double) -> Constraint {
    Constraint(expression, relation, priority: priority, weight: weight, sides: sides)
  }

  /// The constraint as it was written, with variables by their numbers: `v0 - 2 v1 >= 3 @750`.
  public var description: String { ConstraintText(self).text }

  public static func == (left: Constraint, right: Constraint) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The two sides of a constraint as it was written. Its expression is their difference, with the terms of the left side
/// first.
struct ConstraintSides: Equatable, Sendable, BitwiseCopyable {
  /// The constants of the left and of the right side.
  let left: Double
  let right: Double
  /// The number of the expression's terms that come from the left side.
  let leftTerms: Int32
  /// Whether only the right side has variables, as in `3 <= x`. The constraint counts as `x >= 3`.
  let isTurned: Bool

  /// - Parameter right: The right side; by default that of `expression relation 0`.
  init(_ left: LinearExpression, _ right: LinearExpression = LinearExpression()) {
    leftTerms = Int32(left.terms.count)
    self.left = left.constant
    self.right = right.constant
    isTurned = left.terms.isEmpty && !right.terms.isEmpty
  }

  /// The right-hand side: the constant of the right side, or of the left one if `isTurned`.
  var number: Double { isTurned ? left : right }

  /// Returns a coefficient of the expression as it was written: on the right side it had the opposite sign.
  func written(_ coefficient: Double, ofTerm index: Int) -> Double {
    index < leftTerms ? coefficient : 0 - coefficient
  }

  /// The constant of a side that is not finite, else the one with the larger magnitude.
  var largestNumber: Double {
    if !right.isFinite || !left.isFinite { return right.isFinite ? left : right }
    return abs(left) > abs(right) ? left : right
  }

  /// Returns the constant of the expression for another right-hand side.
  func constant(for number: Double) -> Double { isTurned ? number - right : left - number }
  /// Returns the right-hand side for a constant of the expression.
  func number(for constant: Double) -> Double { isTurned ? constant + right : left - constant }
}
