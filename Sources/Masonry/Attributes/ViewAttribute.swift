import AutoLayout

/// An attribute of a certain view or guide, like `contentView.mas.topMargin`. Two are equal where
/// both are. Masonry's name: `MASViewAttribute`.
@MainActor public struct ViewAttribute<Kind: AttributeKind> {
  /// The view or guide.
  public let item: LayoutItem
  /// The part of it.
  public let layoutAttribute: LayoutAttribute

  /// The view, or for a guide the one that owns it; absent for a guide that belongs to none.
  public var view: LayoutNode? { item.ownView }

  /// Whether it is a width or a height.
  public var isSizeAttribute: Bool { !layoutAttribute.isPosition }
}

extension ViewAttribute: @MainActor Hashable {
  /// Whether both are the same attribute of the same view or guide.
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
  /// `Label:title.left`.
  public var description: String { "\(item.debugName).\(layoutAttribute)" }
}

/// Several attributes of a view or guide at once, like `other.mas.edges`: each is compared with the
/// one that it stands for, so edges go with margins.
@MainActor public struct CompositeAttribute<Kind: AttributeKind> {
  let item: LayoutItem
  let attributes: [LayoutAttribute]
}

extension CompositeAttribute: @MainActor CustomStringConvertible {
  /// `Label:title.width.height`.
  public var description: String {
    ([item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}
