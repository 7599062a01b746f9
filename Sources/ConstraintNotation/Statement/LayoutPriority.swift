/// The priority of a constraint: a number above 0 and up to 1000, with fractions.
///
/// A constraint at 1000 is required. Below that, one constraint outweighs any number of constraints with
/// lower priorities. UIKit's name: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number. A number out of range is kept here, and refused where the priority is used.
  public var rawValue: Double

  /// Creates a priority from its number.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: required.
  public static let required = LayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = LayoutPriority(750)
  /// 500: between high and low.
  public static let defaultMedium = LayoutPriority(500)
  /// 250: the default content hugging.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the priority of the target in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether the number is above 0 and at most 1000.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number: `750`.
  public var description: String { rawValue.short }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init(floatLiteral value: Double) { self.init(value) }
}

extension LayoutPriority {
  /// Masonry's name of the priority if it has one, else its number.
  package var masonryName: String {
    switch self {
    case .required: "required"
    case .defaultHigh: "high"
    case .defaultMedium: "medium"
    case .defaultLow: "low"
    case .fittingSizeLevel: "fitting size"
    default: LogNumber.text(rawValue)
    }
  }
}
