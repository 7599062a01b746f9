import AutoLayout

/// The DSL's side of a view or guide: `view.mas`. It has the attributes for the right side of a relation, and the
/// calls that constrain the view.
@MainActor public struct MasonryProxy {
  let item: LayoutItem

  /// The left edge.
  public var left: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.left) }
  /// The right edge.
  public var right: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.right) }
  /// The left edge of what the margins leave.
  public var leftMargin: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.leftMargin) }
  /// The right edge of what the margins leave.
  public var rightMargin: ViewAttribute<AttributeKinds.AbsoluteX> { attribute(.rightMargin) }
  /// The edge where text begins.
  public var leading: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.leading) }
  /// The edge where text ends.
  public var trailing: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.trailing) }
  /// The leading edge of what the margins leave.
  public var leadingMargin: ViewAttribute<AttributeKinds.DirectionalX> { attribute(.leadingMargin) }
  /// The trailing edge of what the margins leave.
  public var trailingMargin: ViewAttribute<AttributeKinds.DirectionalX> {
    attribute(.trailingMargin)
  }
  /// The centre on the x axis.
  public var centerX: ViewAttribute<AttributeKinds.CenterX> { attribute(.centerX) }
  /// The centre on the x axis of what the margins leave.
  public var centerXWithinMargins: ViewAttribute<AttributeKinds.CenterX> {
    attribute(.centerXWithinMargins)
  }
  /// The top edge.
  public var top: ViewAttribute<AttributeKinds.Y> { attribute(.top) }
  /// The bottom edge.
  public var bottom: ViewAttribute<AttributeKinds.Y> { attribute(.bottom) }
  /// The top edge of what the margins leave.
  public var topMargin: ViewAttribute<AttributeKinds.Y> { attribute(.topMargin) }
  /// The bottom edge of what the margins leave.
  public var bottomMargin: ViewAttribute<AttributeKinds.Y> { attribute(.bottomMargin) }
  /// The centre on the y axis.
  public var centerY: ViewAttribute<AttributeKinds.Y> { attribute(.centerY) }
  /// The centre on the y axis of what the margins leave.
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
  /// The centres on both axes of what the margins leave.
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
  /// `Label:title.mas`.
  public var description: String { "\(item.debugName).mas" }
}

extension LayoutItem {
  /// The attributes of the view or guide, and the ways to constrain it.
  public final var mas: MasonryProxy { MasonryProxy(item: self) }
}
