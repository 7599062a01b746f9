/// The attribute of an item in a statement: one of Auto Layout's, or an anchor with a name of its own, such as
/// `row-boundary` of AppKit's grid view.
package enum StatedAttribute: Hashable, Sendable {
  case known(LayoutAttribute)
  case custom(String)

  /// The attribute of Auto Layout; nil for an anchor with a name of its own.
  package var known: LayoutAttribute? {
    if case .known(let attribute) = self { attribute } else { nil }
  }

  /// The axis; unknown, so nil, for an anchor with a name of its own.
  package var axis: LayoutAxis? { known?.axis }
  package var role: LayoutAttribute.Role { known?.role ?? .other }
  /// Whether it is an edge or centre inside the margins. A log does not print the inset of those.
  package var isMargin: Bool { known?.isMargin ?? false }

  /// The name as UIKit writes it.
  package var name: String {
    switch self {
    case .known(let attribute): "\(attribute)"
    case .custom(let name): name
    }
  }

  package static func == (one: StatedAttribute, other: LayoutAttribute) -> Bool {
    one.known == other
  }
}

extension StatedAttribute {
  /// The attributes by the names that logs of all systems use.
  private static let names: [String: LayoutAttribute] = {
    var names = Dictionary(uniqueKeysWithValues: LayoutAttribute.allCases.map { ("\($0)", $0) })
    names.merge([
      "centerx": .centerX, "centery": .centerY, "baseline": .lastBaseline, "minX": .left,
      "maxX": .right, "midX": .centerX, "minY": .top, "maxY": .bottom, "midY": .centerY,
    ]) { $1 }
    return names
  }()

  /// The names of positions in the superview, which are related to a number alone.
  package static let placesInSuperview: Set<String> = [
    "minX", "midX", "maxX", "minY", "midY", "maxY",
  ]

  /// Returns nil for a name that is not an attribute's.
  package init?(known name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = .known(attribute)
  }

  /// Creates the attribute of that name, or else an anchor with that name.
  package init(_ name: String) { self = Self(known: name) ?? .custom(name) }
}

extension LayoutAttribute {
  /// The role of an attribute along its axis.
  package enum Role: Hashable, Sendable {
    case near, far, center, size, other
  }

  /// The role of the attribute; a margin has the role of its edge.
  package var role: Role {
    switch withoutMargin {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    case .centerX, .centerY: .center
    case .width, .height: .size
    default: .other
    }
  }
}
