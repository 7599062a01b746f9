import AutoLayout

/// States constraints of a view, one sentence each: `make.left.equalTo(other).offset(1)`.
/// Masonry's name: `MASConstraintMaker`.
@MainActor public final class ConstraintMaker {
  let item: LayoutItem
  /// What was said, in order. What is in a group is here once.
  private(set) var sentences: [Constraint] = []

  init(item: LayoutItem) { self.item = item }

  public var left: RelatableConstraint<any AbsoluteXTarget> { some([.left]) }
  public var right: RelatableConstraint<any AbsoluteXTarget> { some([.right]) }
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { some([.leftMargin]) }
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { some([.rightMargin]) }
  public var leading: RelatableConstraint<any DirectionalXTarget> { some([.leading]) }
  public var trailing: RelatableConstraint<any DirectionalXTarget> { some([.trailing]) }
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { some([.leadingMargin]) }
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    some([.trailingMargin])
  }
  public var centerX: RelatableConstraint<any CenterXTarget> { some([.centerX]) }
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    some([.centerXWithinMargins])
  }
  public var top: RelatableConstraint<any YTarget> { some([.top]) }
  public var bottom: RelatableConstraint<any YTarget> { some([.bottom]) }
  public var topMargin: RelatableConstraint<any YTarget> { some([.topMargin]) }
  public var bottomMargin: RelatableConstraint<any YTarget> { some([.bottomMargin]) }
  public var centerY: RelatableConstraint<any YTarget> { some([.centerY]) }
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    some([.centerYWithinMargins])
  }
  /// The last baseline.
  public var baseline: RelatableConstraint<any YTarget> { some([.baseline]) }
  public var firstBaseline: RelatableConstraint<any YTarget> { some([.firstBaseline]) }
  public var lastBaseline: RelatableConstraint<any YTarget> { some([.lastBaseline]) }
  public var width: RelatableConstraint<any DimensionTarget> { some([.width]) }
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
