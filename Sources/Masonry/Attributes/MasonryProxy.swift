import AutoLayout

/// What the DSL offers of a view or guide: `view.mas`.
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
  public var leadingMargin: ViewAttribute<AttributeKinds.DirectionalX> {
    attribute(.leadingMargin)
  }
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

  /// Left, right, top and bottom.
  public var edges: CompositeAttribute<AttributeKinds.Edges> { composite(Composites.edges) }
  /// Leading, trailing, top and bottom.
  public var directionalEdges: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    composite(Composites.directionalEdges)
  }
  /// The margins at left, right, top and bottom.
  public var margins: CompositeAttribute<AttributeKinds.Edges> { composite(Composites.margins) }
  /// The margins at leading, trailing, top and bottom.
  public var directionalMargins: CompositeAttribute<AttributeKinds.DirectionalEdges> {
    composite(Composites.directionalMargins)
  }
  /// Width and height.
  public var size: CompositeAttribute<AttributeKinds.Size> { composite(Composites.size) }
  /// The centres on both axes.
  public var center: CompositeAttribute<AttributeKinds.Center> { composite(Composites.center) }
  /// The centres on both axes of what the margins leave.
  public var centerWithinMargins: CompositeAttribute<AttributeKinds.Center> {
    composite(Composites.centerWithinMargins)
  }

  private func attribute<Kind>(_ attribute: LayoutAttribute) -> ViewAttribute<Kind> {
    ViewAttribute(item: item, layoutAttribute: attribute)
  }

  private func composite<Kind>(_ attributes: [LayoutAttribute]) -> CompositeAttribute<Kind> {
    CompositeAttribute(item: item, attributes: attributes)
  }
}

extension MasonryProxy: @MainActor CustomStringConvertible {
  /// `Label:title.mas`.
  public var description: String { "\(item.debugName).mas" }
}

/// What the attributes stand for that are several at once, in Masonry's order.
enum Composites {
  static let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
  static let directionalEdges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
  static let margins: [LayoutAttribute] = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  static let directionalMargins: [LayoutAttribute] = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  static let size: [LayoutAttribute] = [.width, .height]
  static let center: [LayoutAttribute] = [.centerX, .centerY]
  static let centerWithinMargins: [LayoutAttribute] = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}

extension LayoutItem {
  /// The attributes of the view or guide, and the ways to constrain it.
  public final var mas: MasonryProxy { MasonryProxy(item: self) }
}
