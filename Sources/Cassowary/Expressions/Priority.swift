/// The level of a constraint, which is never traded for any number of lower ones.
///
/// A number in 0 < p <= 1000; fractions are allowed, and 1000 is required. Two that differ in the
/// last bit are two levels. There is no price for having many.
///
/// Any number can be made into a priority: whether it is a valid one is checked where a solver
/// meets it. Literals do: `.with(priority: 750)`.
public struct Priority: Hashable, Sendable {
  /// The number: the greater, the more important.
  public let rawValue: Double

  /// The priority of a constraint that must hold.
  public static let required = Priority(1000)

  /// Creates a priority from any number, valid or not.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Whether a solver accepts it: finite, above 0 and at most 1000.
  public var isValid: Bool {
    rawValue > 0 && rawValue <= 1000
  }
}

extension Priority: Comparable {
  /// Whether the left one is less important.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal with a point.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Creates a priority from a whole literal.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension Priority: CustomStringConvertible {
  /// `required`, or the number.
  public var description: String {
    self == .required ? "required" : legible(rawValue)
  }
}
