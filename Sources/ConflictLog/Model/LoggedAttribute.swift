/// The part of an item that a logged constraint relates.
enum LoggedAttribute: Hashable, Sendable {
  case left, right, top, bottom, leading, trailing
  case width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// An anchor with a name of its own, such as `row-boundary` of AppKit's grid view.
  case custom(String)

  private static let names: [String: LoggedAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "centerx": .centerX, "centery": .centerY, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline, "baseline": .lastBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    "minX": .left, "maxX": .right, "midX": .centerX, "minY": .top, "maxY": .bottom,
    "midY": .centerY,
  ]

  /// The names that stand for a place in the superview, with a number alone behind the relation.
  static let placesInSuperview: Set<String> = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

  /// Returns nil for a name that no attribute has.
  init?(known name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = attribute
  }

  /// Creates the attribute of that name, or an anchor of its own.
  init(_ name: String) { self = Self.names[name] ?? .custom(name) }

  /// The direction that an attribute lies along.
  enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// Nil for an anchor of its own, which does not say.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .custom: nil
    }
  }

  /// The role of an attribute along its axis.
  enum Role: Hashable, Sendable {
    case near, far, center, size, other
  }

  /// Margins count as the edges they lie inside of.
  var role: Role {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .size
    case .firstBaseline, .lastBaseline, .custom: .other
    }
  }

  /// Whether it is an edge or centre inside the margins, whose inset is not printed.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The name as UIKit writes it.
  var name: String {
    if case .custom(let name) = self { name } else { "\(self)" }
  }
}

extension LoggedAttribute.Axis {
  var size: LoggedAttribute { self == .horizontal ? .width : .height }
  var near: LoggedAttribute { self == .horizontal ? .leading : .top }
  var far: LoggedAttribute { self == .horizontal ? .trailing : .bottom }
}
