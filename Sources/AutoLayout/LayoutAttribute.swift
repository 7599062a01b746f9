/// The part of a view that a constraint speaks of. UIKit's name: `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, leading, trailing
  case width, height
  case centerX, centerY
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute may be compared with: only attributes of a kind that ``pairs(with:)`` it.
  enum Kind {
    case absoluteX, directionalX, centerX, y, size
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins: .y
    case .width, .height: .size
    }
  }

  var axis: LayoutAxis {
    switch self {
    case .top, .bottom, .height, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins:
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

  /// How the attribute reads off a view's near edge, its length and its margins.
  var form: Form {
    switch self {
    case .left, .leading, .top: Form(origin: 1, extent: 0)
    case .right, .trailing, .bottom: Form(origin: 1, extent: 1)
    case .width, .height: Form(origin: 0, extent: 1)
    case .centerX, .centerY: Form(origin: 1, extent: 0.5)
    case .leftMargin, .leadingMargin, .topMargin: Form(origin: 1, extent: 0, nearMargin: 1)
    case .rightMargin, .trailingMargin, .bottomMargin: Form(origin: 1, extent: 1, farMargin: -1)
    case .centerXWithinMargins, .centerYWithinMargins:
      Form(origin: 1, extent: 0.5, nearMargin: 0.5, farMargin: -0.5)
    }
  }

  /// The weights of a view's near edge, length and margins in the value of an attribute.
  struct Form {
    var origin: Double
    var extent: Double
    var nearMargin = 0.0
    var farMargin = 0.0

    var usesMargins: Bool { nearMargin != 0 || farMargin != 0 }
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
