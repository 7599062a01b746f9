/// A kind of a view's insets that constraints can refer to.
enum InsetKind {
  case margins, safeArea, border

  /// Whether the insets shrink in a view that is too small for them.
  var yields: Bool {
    switch self {
    case .margins, .border: true
    case .safeArea: false
    }
  }
}

/// A value that was used to compute a solver expression and may change, other than a variable.
enum Dependence: Hashable {
  /// The insets of a node.
  case insets(InsetKind, ObjectIdentifier)
  /// The baselines of a node.
  case baseline(ObjectIdentifier)
  /// The bounds origin of a node.
  case boundsOrigin(ObjectIdentifier)

  static func insets(_ kind: InsetKind, of node: LayoutNode) -> Dependence {
    .insets(kind, ObjectIdentifier(node))
  }

  static func boundsOrigin(of node: LayoutNode) -> Dependence {
    .boundsOrigin(ObjectIdentifier(node))
  }
}

/// An attribute of a view or guide, such as `green.left`: the subject of an explanation, and the link from a
/// number in it to the explanation of that number.
@MainActor public struct ItemAttribute {
  /// The view or guide.
  public let item: LayoutItem
  /// The attribute, with leading and trailing as left and right in the item's reading direction.
  public let attribute: LayoutAttribute

  /// Creates an attribute of an item. Leading and trailing become left or right.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute.absolute(
      item.node?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
  }

  /// Creates an attribute that is absolute already, as in a constraint's reading direction.
  init(_ item: LayoutItem, absolute attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ItemAttribute: @MainActor Hashable {
  /// Returns whether both are the same attribute of the same view or guide.
  public static func == (one: ItemAttribute, other: ItemAttribute) -> Bool {
    one.item === other.item && one.attribute == other.attribute
  }

  /// Hashes the item's identity and the attribute.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
  }
}

extension ItemAttribute: @MainActor CustomStringConvertible {
  /// The item's identifier, or its name in errors, and the attribute: `green.left`.
  public var description: String { "\(item.shortName).\(attribute)" }
}
