/// One of the two axes, which are laid out independently by the same algorithm.
public enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  /// From left to right: x and width.
  case horizontal = 0
  /// From top to bottom: y and height.
  case vertical = 1
}

extension LayoutAxis {
  /// The length along the axis.
  package var size: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The edge where the axis begins, in reading order.
  package var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where the axis ends, in reading order.
  package var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
}

/// A reading direction. UIKit's name: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right: leading is left.
  case leftToRight
  /// From right to left: leading is right.
  case rightToLeft
}

/// A rule for whether a view is mirrored in a right-to-left layout. UIKit's name:
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// The superview's direction; left to right for a root.
  case unspecified
  /// Playback controls and spatial controls, which are never mirrored.
  case playback, spatial
  /// Left to right, whatever the superview's direction.
  case forceLeftToRight
  /// Right to left, whatever the superview's direction.
  case forceRightToLeft
}

/// The relation between the two sides of a constraint. UIKit's name: `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Hashable, Sendable, CustomStringConvertible {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its sides exchanged.
  package var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign as people write it: `≤`, `=` or `≥`.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
