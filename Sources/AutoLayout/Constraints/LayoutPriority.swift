/// How important it is that a constraint holds: above 0 and up to 1000, fractions allowed.
///
/// A constraint at 1000 must hold. Below, a higher priority is never traded for any number of
/// lower ones. UIKit's name: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Double

  public init(rawValue: Double) { self.rawValue = rawValue }
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let defaultMedium = LayoutPriority(500)
  public static let defaultLow = LayoutPriority(250)
  /// The priority with which ``LayoutNode/systemLayoutSizeFitting(_:)`` pulls towards its target.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a constraint may have this priority: a number above 0 and at most 1000.
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number: `750`.
  public var description: String { rawValue.short }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init(floatLiteral value: Double) { self.init(value) }
}
