/// The parts of a view that follow the size of its superview. UIKit's name:
/// `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The parts as bits, in UIKit's order.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge to the view's.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The view's width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the view's right edge to the superview's.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the superview's upper edge to the view's.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The view's height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the view's lower edge to the superview's.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// Whether the near margin, the length and the far margin along an axis are flexible.
  func parts(along axis: LayoutAxis) -> (near: Bool, length: Bool, far: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }
}

extension AutoresizingMask: CustomStringConvertible {
  /// The names of what is flexible: `[flexibleWidth, flexibleHeight]`.
  public var description: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

/// How a frame that was set by hand follows the superview: from the place where it was set, so that
/// no size in between leaves a trace.
struct AutoresizingRule {
  /// What a near edge or a length is for a length of the superview: `factor × length + constant`.
  struct Line {
    var factor: Double
    var constant: Double
    func callAsFunction(_ length: Double) -> Double { factor * length + constant }
  }

  var origin: Line
  var length: Line

  /// The flexible parts share what the superview gains or loses, in proportion to what they are;
  /// where all are zero, alike.
  init(
    near: Double, length: Double, of whole: Double, parts: (near: Bool, length: Bool, far: Bool)
  ) {
    func part(_ isFlexible: Bool, _ value: Double) -> Double { isFlexible ? max(0, value) : 0 }
    let far = whole - near - length
    let sum = part(parts.near, near) + part(parts.length, length) + part(parts.far, far)
    let count = [parts.near, parts.length, parts.far].filter(\.self).count
    func share(_ isFlexible: Bool, _ value: Double) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? max(0, value) / sum : 1 / Double(count)
    }
    let nearShare = share(parts.near, near)
    let lengthShare = share(parts.length, length)
    origin = Line(factor: nearShare, constant: near - nearShare * whole)
    self.length = Line(factor: lengthShare, constant: length - lengthShare * whole)
  }
}
