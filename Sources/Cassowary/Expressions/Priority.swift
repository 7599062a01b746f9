/// How strongly a constraint is meant: a level that is never traded for any number of lower ones.
///
/// A number in 0 < p <= 1000; fractions are allowed, and 1000 is required. Any number can be
/// made into a priority: whether it is a valid one is checked where a solver meets it.
public struct Priority: Hashable, Sendable {
  public let rawValue: Double

  /// The priority of a constraint that must hold.
  public static let required = Priority(1000)

  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Whether a solver accepts it: finite, above 0 and at most 1000.
  public var isValid: Bool {
    rawValue > 0 && rawValue <= 1000
  }
}

extension Priority: Comparable {
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension Priority: CustomStringConvertible {
  public var description: String {
    self == .required ? "required" : decimal(rawValue)
  }
}
