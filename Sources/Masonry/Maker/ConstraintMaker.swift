import AutoLayout

/// States constraints of a view, one sentence each: `make.left.equalTo(other).offset(1)`.
/// Masonry's name: `MASConstraintMaker`.
@MainActor public final class ConstraintMaker {
  let item: LayoutItem
  /// What was said, in order. What is in a group is here once.
  private(set) var sentences: [Constraint] = []

  init(item: LayoutItem) { self.item = item }

  /// The left edge.
  public var left: RelatableConstraint<any AbsoluteXTarget> { some([.left]) }
  /// The right edge.
  public var right: RelatableConstraint<any AbsoluteXTarget> { some([.right]) }
  /// The left edge of what the margins leave.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { some([.leftMargin]) }
  /// The right edge of what the margins leave.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { some([.rightMargin]) }
  /// The edge where text begins.
  public var leading: RelatableConstraint<any DirectionalXTarget> { some([.leading]) }
  /// The edge where text ends.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { some([.trailing]) }
  /// The leading edge of what the margins leave.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { some([.leadingMargin]) }
  /// The trailing edge of what the margins leave.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    some([.trailingMargin])
  }
  /// The centre on the x axis.
  public var centerX: RelatableConstraint<any CenterXTarget> { some([.centerX]) }
  /// The centre on the x axis of what the margins leave.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    some([.centerXWithinMargins])
  }
  /// The top edge.
  public var top: RelatableConstraint<any YTarget> { some([.top]) }
  /// The bottom edge.
  public var bottom: RelatableConstraint<any YTarget> { some([.bottom]) }
  /// The top edge of what the margins leave.
  public var topMargin: RelatableConstraint<any YTarget> { some([.topMargin]) }
  /// The bottom edge of what the margins leave.
  public var bottomMargin: RelatableConstraint<any YTarget> { some([.bottomMargin]) }
  /// The centre on the y axis.
  public var centerY: RelatableConstraint<any YTarget> { some([.centerY]) }
  /// The centre on the y axis of what the margins leave.
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    some([.centerYWithinMargins])
  }
  /// The last baseline.
  public var baseline: RelatableConstraint<any YTarget> { some([.baseline]) }
  /// The first baseline.
  public var firstBaseline: RelatableConstraint<any YTarget> { some([.firstBaseline]) }
  /// The last baseline.
  public var lastBaseline: RelatableConstraint<any YTarget> { some([.lastBaseline]) }
  /// The width.
  public var width: RelatableConstraint<any DimensionTarget> { some([.width]) }
  /// The height.
  public var height: RelatableConstraint<any DimensionTarget> { some([.height]) }

  /// Left, right, top and bottom, in this order.
  public var edges: RelatableConstraint<any EdgesTarget> { some(Composites.edges) }
  /// Left and right.
  public var horizontalEdges: RelatableConstraint<any EdgesTarget> { some([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: RelatableConstraint<any EdgesTarget> { some([.top, .bottom]) }
  /// Leading, trailing, top and bottom, in this order.
  public var directionalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    some(Composites.directionalEdges)
  }
  /// Leading and trailing.
  public var directionalHorizontalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    some([.leading, .trailing])
  }
  /// Top and bottom.
  public var directionalVerticalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    some([.top, .bottom])
  }
  /// The margins at left, right, top and bottom, in this order.
  public var margins: RelatableConstraint<any EdgesTarget> { some(Composites.margins) }
  /// The margins at leading, trailing, top and bottom, in this order.
  public var directionalMargins: RelatableConstraint<any DirectionalEdgesTarget> {
    some(Composites.directionalMargins)
  }
  /// Width and height.
  public var size: RelatableConstraint<any SizeTarget> { some(Composites.size) }
  /// The centres on both axes.
  public var center: RelatableConstraint<any CenterTarget> { some(Composites.center) }
  /// The centres on both axes of what the margins leave.
  public var centerWithinMargins: RelatableConstraint<any CenterTarget> {
    some(Composites.centerWithinMargins)
  }

  /// These attributes, in the order of `LayoutAttribute`. None make a constraint of nothing, which
  /// has its ``Constraint/error`` set and is reported.
  public func attributes(
    _ attributes: Set<LayoutAttribute>
  ) -> RelatableConstraint<any ChainTarget> {
    some(LayoutAttribute.allCases.filter(attributes.contains))
  }

  /// The view in which this one stands when the constraint is installed, as a target.
  public var superview: SuperviewTarget { SuperviewTarget() }

  /// Says something of all that `describe` states: `make.group { ... }.priority(.low)`. Nothing
  /// stated is a constraint of nothing.
  @discardableResult public func group(_ describe: () -> Void) -> EditableConstraint {
    let start = sentences.count
    describe()
    return EditableConstraint(
      constraint: Constraint(item, .composite(Array(sentences[start...]))))
  }

  func append(_ sentence: Constraint) { sentences.append(sentence) }

  private func some<Target>(_ attributes: [LayoutAttribute]) -> RelatableConstraint<Target> {
    RelatableConstraint(maker: self, attributes: attributes)
  }
}

extension ConstraintMaker: @MainActor CustomStringConvertible {
  /// What it states constraints of, like `Label:title`.
  public var description: String { item.debugName }
}
