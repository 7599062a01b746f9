/// The importance of a constraint: a number above 0 and up to 1000, fractions allowed.
///
/// A constraint at 1000 must hold. Below, a higher priority is never traded for any number of
/// lower ones. UIKit's name: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number. One that is not above 0 and up to 1000 is kept, and refused where it is used.
  public var rawValue: Double

  /// Creates a priority from its number.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: what has to hold.
  public static let required = LayoutPriority(1000)
  /// 750: the compression resistance of a view, unless set.
  public static let defaultHigh = LayoutPriority(750)
  /// 500: between the high and the low one.
  public static let defaultMedium = LayoutPriority(500)
  /// 250: the hugging of a view, unless set.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the priority with which ``LayoutNode/systemLayoutSizeFitting(_:)`` pulls towards its target.
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

extension LayoutPriority {
  /// What Masonry calls the priority, or its number.
  var masonryName: String {
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
