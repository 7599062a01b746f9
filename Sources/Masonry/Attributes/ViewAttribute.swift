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

// Sums and products of attributes. They have to be stated after the relation; see
// RelatableConstraint+Unavailable.swift.

extension ViewAttribute {
  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(1)"
  )
  public static func + (attribute: ViewAttribute, amount: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(-1)"
  )
  public static func - (attribute: ViewAttribute, amount: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).multipliedBy(2)"
  )
  public static func * (attribute: ViewAttribute, factor: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).dividedBy(2)"
  )
  public static func / (attribute: ViewAttribute, divisor: Any) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other.mas.right).offset(1)"
  )
  public static func + (amount: Any, attribute: ViewAttribute) -> ViewAttribute { attribute }

  @available(
    *, unavailable, message: "say it after the relation: equalTo(other).multipliedBy(2)"
  )
  public static func * (factor: Any, attribute: ViewAttribute) -> ViewAttribute { attribute }

  @available(
    *, unavailable,
    message: """
      a constraint has one attribute on each side: for a distance, constrain a LayoutGuide to both and \
      use its width or height
      """
  )
  public static func + <Other>(
    one: ViewAttribute, other: ViewAttribute<Other>
  ) -> ViewAttribute { one }

  @available(
    *, unavailable,
    message: """
      a constraint has one attribute on each side: for a distance, constrain a LayoutGuide to both and \
      use its width or height
      """
  )
  public static func - <Other>(
    one: ViewAttribute, other: ViewAttribute<Other>
  ) -> ViewAttribute { one }
}

extension LayoutItem {
  /// The view itself, or the owner of the guide; nil for a guide without an owner.
  var ownView: LayoutNode? { closestCommonAncestor(with: self) }

  /// The view in whose coordinates the item's frame is: a view's superview, a guide's owner.
  var surroundingView: LayoutNode? {
    let view = ownView
    return view === self ? view?.superview : view
  }

  /// The reading direction of the view, for leading and trailing.
  var direction: LayoutDirection {
    ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
