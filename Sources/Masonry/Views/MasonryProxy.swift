import AutoLayout

/// The DSL's members of a view or guide: `view.mas`. It has the attributes for the right side of a relation,
/// and the methods that constrain the view.
@MainActor public struct MasonryProxy {
  let item: LayoutItem

  /// The left edge.
  public var left: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.left) }
  /// The right edge.
  public var right: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.right) }
  /// The left edge of the area inside the margins.
  public var leftMargin: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.leftMargin) }
  /// The right edge of the area inside the margins.
  public var rightMargin: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.rightMargin) }
  /// The edge where text begins: left or right, by reading direction.
  public var leading: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.leading) }
  /// The edge where text ends: right or left, by reading direction.
  public var trailing: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.trailing) }
  /// The leading edge of the area inside the margins.
  public var leadingMargin: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.leadingMargin) }
  /// The trailing edge of the area inside the margins.
  public var trailingMargin: ViewAttribute<AttributeKinds.DirectionalX> {
    attribute(.trailingMargin)
  }
  /// The horizontal centre.
  public var centerX: ViewAttribute<AttributeKinds.CenterX> { attribute(.centerX) }
  /// The horizontal centre of the area inside the margins.
  public var centerXWithinMargins: ViewAttribute<AttributeKinds.CenterX> {
    attribute(.centerXWithinMargins)
  }
  /// The top edge.
  public var top: ViewAttribute<AttributeKinds.Y> { attribute(.top) }
  /// The bottom edge.
  public var bottom: ViewAttribute<AttributeKinds.Y> { attribute(.bottom) }
  /// The top edge of the area inside the margins.
  public var topMargin: ViewAttribute<AttributeKinds.Y> { attribute(.topMargin) }
  /// The bottom edge of the area inside the margins.
  public var bottomMargin: ViewAttribute<AttributeKinds.Y> { attribute(.bottomMargin) }
  /// The vertical centre.
  public var centerY: ViewAttribute<AttributeKinds.Y> { attribute(.centerY) }
  /// The vertical centre of the area inside the margins.
  public var centerYWithinMargins: ViewAttribute<AttributeKinds.Y> {
    attribute(.centerYWithinMargins)
  }
  /// The last baseline.
  public var baseline: ViewAttribute<AttributeKinds.Y> { attribute(.baseline) }
  /// The first baseline.
  public var firstBaseline: ViewAttribute<AttributeKinds.Y> { attribute(.firstBaseline) }
  /// The last baseline.
  public var lastBaseline: ViewAttribute<AttributeKinds.Y> { attribute(.lastBaseline) }
  /// The width.
  public var width: ViewAttribute<AttributeKinds.Dimension> { attribute(.width) }
  /// The height.
  public var height: ViewAttribute<AttributeKinds.Dimension> { attribute(.height) }

  /// Left, right, top and bottom, in this order.
  public var edges: CompositeAttribute<AttributeKinds.Edges> { group(.edges) }
  /// Left and right.
  public var horizontalEdges: CompositeAttribute<AttributeKinds.Edges> { group(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: CompositeAttribute<AttributeKinds.Edges> { group(.verticalEdges) }
  /// Leading, trailing, top and bottom, in this order.
  public var directionalEdges: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    group(.directionalEdges)
  }
  /// Leading and trailing.
  public var directionalHorizontalEdges: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    group(.directionalHorizontalEdges)
  }
  /// Top and bottom.
  public var directionalVerticalEdges: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    group(.directionalVerticalEdges)
  }
  /// The margins at left, right, top and bottom, in this order.
  public var margins: CompositeAttribute<AttributeKinds.Edges> { group(.margins) }
  /// The margins at leading, trailing, top and bottom, in this order.
  public var directionalMargins: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    group(.directionalMargins)
  }
  /// Width and height.
  public var size: CompositeAttribute<AttributeKinds.Size> { group(.size) }
  /// The centres on both axes.
  public var center: CompositeAttribute<AttributeKinds.Center> { group(.center) }
  /// The centres on both axes of the area inside the margins.
  public var centerWithinMargins: CompositeAttribute<AttributeKinds.Center> {
    group(.centerWithinMargins)
  }

  private func attribute<Kind>(_ attribute: LayoutAttribute) -> ViewAttribute<Kind> {
    ViewAttribute(item: item, layoutAttribute: attribute)
  }

  private func group<Kind>(_ group: AttributeGroup) -> CompositeAttribute<Kind> {
    CompositeAttribute(item: item, attributes: group.attributes)
  }
}

extension MasonryProxy: @MainActor CustomStringConvertible {
  /// The item's name with `.mas`: `Label:title.mas`.
  public var description: String { "\(item.debugName).mas" }
}

extension LayoutItem {
  /// The DSL's attributes and methods for the view or guide.
  public final var mas: MasonryProxy { MasonryProxy(item: self) }
}

extension MasonryProxy {
  /// The name of the view or guide in logs and descriptions, which is its `identifier`. Masonry's name:
  /// `mas_key`.
  public var key: String? {
    get { item.identifier }
    nonmutating set { item.identifier = newValue }
  }

  /// Sets ``key``. SnapKit's name.
  public func setLabel(_ label: String?) { key = label }
}

/// Sets the names of views and guides for logs: `attachKeys(["title": title, "body": body])`. If an item
/// appears twice, the later name is used. Masonry's name: `MASAttachKeys`.
@MainActor public func attachKeys(_ keys: KeyValuePairs<String, LayoutItem>) {
  for (key, item) in keys { item.mas.key = key }
}
