/// The priority of a constraint, which is never given up for any number of lower ones.
///
/// A number in 0 < p <= 1000, with fractions; 1000 is required. Two numbers that differ in the last bit are two
/// priorities. Having many costs nothing. Any number can be made into a priority; a solver checks whether it is valid.
/// Literals work, too: `.with(priority: 750)`. The four with names are called as the strengths of other Cassowary
/// solvers.
public struct Priority: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number; a greater one is more important.
  public let rawValue: Double

  /// 1000: required.
  public static let required = Priority(1000)
  /// 750: more important than any number of medium constraints.
  public static let strong = Priority(750)
  /// 500: more important than any number of weak constraints.
  public static let medium = Priority(500)
  /// 250: less important than the other three that have names.
  public static let weak = Priority(250)

  /// Creates a priority from any number, valid or not.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Whether a solver accepts the priority: a number above 0 and at most 1000.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// `required`, or the number.
  public var description: String { self == .required ? "required" : legible(rawValue) }

  /// Returns whether the left priority is less important.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal with a decimal point.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
