/// The part of a view that a constraint speaks of. UIKit's name: `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  // The numbers are UIKit's.
  case left = 1
  case right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The last baseline, as it was called before there was a first one.
  public static var baseline: LayoutAttribute { .lastBaseline }

  /// What an attribute may be compared with: only attributes of a kind that ``pairs(with:)`` it.
  enum Kind {
    case absoluteX, directionalX, centerX, y, size
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      .y
    case .width, .height: .size
    }
  }

  var axis: LayoutAxis {
    switch self {
    case .top, .bottom, .height, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      .vertical
    default: .horizontal
    }
  }

  var isPosition: Bool { kind != .size }

  /// Whether a constraint may relate the two: sizes with sizes, positions with positions of the
  /// same axis, and never left or right with leading or trailing.
  func pairs(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.size, .size), (.y, .y): true
    case (.absoluteX, .directionalX), (.directionalX, .absoluteX): false
    case (.size, _), (_, .size), (.y, _), (_, .y): false
    default: true
    }
  }

  /// The edge or centre that a margin attribute is the margin of; any other attribute as it is.
  public var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  var isMargin: Bool { withoutMargin != self }

  /// Whether the attribute is another one where text reads the other way.
  var isDirectional: Bool { kind == .directionalX }

  /// What leading and trailing mean in a direction.
  func absolute(_ direction: LayoutDirection) -> LayoutAttribute {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.leadingMargin, .leftToRight), (.trailingMargin, .rightToLeft): .leftMargin
    case (.trailingMargin, .leftToRight), (.leadingMargin, .rightToLeft): .rightMargin
    default: self
    }
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's name as it is written in code.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

/// How the two sides of a constraint compare. UIKit's name: `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Hashable, Sendable, CustomStringConvertible {
  case lessThanOrEqual, equal, greaterThanOrEqual

  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
