import AutoLayout

/// An attribute of a particular view or guide, like `contentView.mas.topMargin`. Masonry's name:
/// `MASViewAttribute`.
@MainActor public struct ViewAttribute<Kind: AttributeKind> {
  /// The view or guide.
  public let item: LayoutItem
  /// The attribute.
  public let layoutAttribute: LayoutAttribute

  /// The view, or the owner of the guide; nil for a guide without an owner.
  public var view: LayoutNode? { item.ownView }

  /// Whether it is a width or a height.
  public var isSizeAttribute: Bool { !layoutAttribute.isPosition }
}

extension ViewAttribute: @MainActor Hashable {
  /// Returns whether both are the same attribute of the same view or guide.
  public static func == (one: ViewAttribute, other: ViewAttribute) -> Bool {
    one.item === other.item && one.layoutAttribute == other.layoutAttribute
  }

  /// Hashes the item's identity and the attribute.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(layoutAttribute)
  }
}

extension ViewAttribute: @MainActor CustomStringConvertible {
  /// The item's name and the attribute: `Label:title.left`.
  public var description: String { "\(item.debugName).\(layoutAttribute)" }
}

/// Several attributes of a view or guide, like `other.mas.edges`. Each is compared with its counterpart, so
/// edges can be compared with margins.
@MainActor public struct CompositeAttribute<Kind: AttributeKind> {
  let item: LayoutItem
  let attributes: [LayoutAttribute]
}

extension CompositeAttribute: @MainActor CustomStringConvertible {
  /// The item's name and the attributes: `Label:title.width.height`.
  public var description: String {
    ([item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}
