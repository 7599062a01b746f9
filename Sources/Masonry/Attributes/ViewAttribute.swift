import AutoLayout

/// What an attribute may be compared with; attributes of other kinds do not compile.
public protocol AttributeKind {}

/// The kinds of attributes.
public enum AttributeKinds {
  /// Left and right, with their margins.
  public enum AbsoluteX: AttributeKind {}
  /// Leading and trailing, with their margins.
  public enum DirectionalX: AttributeKind {}
  /// The centre on the x axis, which goes with both.
  public enum CenterX: AttributeKind {}
  /// Top, bottom, the centre on the y axis and the baselines.
  public enum Y: AttributeKind {}
  /// Width and height.
  public enum Dimension: AttributeKind {}
  /// All four edges, with left and right.
  public enum Edges: AttributeKind {}
  /// All four edges, with leading and trailing.
  public enum DirectionalEdges: AttributeKind {}
  /// Width and height together.
  public enum Size: AttributeKind {}
  /// Both centres together.
  public enum Center: AttributeKind {}
}

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
  public var isSizeAttribute: Bool { layoutAttribute.isLength }
}

extension ViewAttribute: @MainActor Hashable {
  public static func == (one: ViewAttribute, other: ViewAttribute) -> Bool {
    one.item === other.item && one.layoutAttribute == other.layoutAttribute
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(layoutAttribute)
  }
}

/// Several attributes of a view or guide at once, like `other.mas.edges`: each is compared with the
/// one that it stands for, so edges go with margins.
@MainActor public struct CompositeAttribute<Kind: AttributeKind> {
  let item: LayoutItem
  let attributes: [LayoutAttribute]

  /// The one among these that goes with `attribute`; the same where there is none.
  func partner(of attribute: LayoutAttribute) -> LayoutAttribute {
    attributes.first { $0.withoutMargin == attribute.withoutMargin } ?? attribute
  }
}

extension ViewAttribute: @MainActor CustomStringConvertible {
  /// `Label:title.left`.
  public var description: String { "\(item.debugName).\(layoutAttribute)" }
}

extension CompositeAttribute: @MainActor CustomStringConvertible {
  /// `Label:title.width.height`.
  public var description: String {
    ([item.debugName] + attributes.map { "\($0)" }).joined(separator: ".")
  }
}

extension LayoutAttribute {
  var isLength: Bool { self == .width || self == .height }
}

extension LayoutItem {
  /// The view itself, or the one that owns the guide.
  var ownView: LayoutNode? { self as? LayoutNode ?? (self as? LayoutGuide)?.owningView }

  /// The view in whose coordinates the item stands.
  var surroundingView: LayoutNode? {
    (self as? LayoutNode)?.superview ?? (self as? LayoutGuide)?.owningView
  }
}
