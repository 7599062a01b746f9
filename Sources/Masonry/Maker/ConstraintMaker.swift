import AutoLayout

/// States constraints of a view, one sentence each: `make.left.equalTo(other).offset(1)`.
/// Masonry's name: `MASConstraintMaker`.
@MainActor public final class ConstraintMaker {
  let item: LayoutItem
  /// The sentences that were said, in order. What is in a group is here once.
  private(set) var sentences: [Constraint] = []

  init(item: LayoutItem) { self.item = item }

  /// The left edge.
  public var left: RelatableConstraint<any AbsoluteXTarget> { relatable(.left) }
  /// The right edge.
  public var right: RelatableConstraint<any AbsoluteXTarget> { relatable(.right) }
  /// The left edge of what the margins leave.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { relatable(.leftMargin) }
  /// The right edge of what the margins leave.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { relatable(.rightMargin) }
  /// The edge where text begins.
  public var leading: RelatableConstraint<any DirectionalXTarget> { relatable(.leading) }
  /// The edge where text ends.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { relatable(.trailing) }
  /// The leading edge of what the margins leave.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> {
    relatable(.leadingMargin)
  }
  /// The trailing edge of what the margins leave.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    relatable(.trailingMargin)
  }
  /// The centre on the x axis.
  public var centerX: RelatableConstraint<any CenterXTarget> { relatable(.centerX) }
  /// The centre on the x axis of what the margins leave.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    relatable(.centerXWithinMargins)
  }
  /// The top edge.
  public var top: RelatableConstraint<any YTarget> { relatable(.top) }
  /// The bottom edge.
  public var bottom: RelatableConstraint<any YTarget> { relatable(.bottom) }
  /// The top edge of what the margins leave.
  public var topMargin: RelatableConstraint<any YTarget> { relatable(.topMargin) }
  /// The bottom edge of what the margins leave.
  public var bottomMargin: RelatableConstraint<any YTarget> { relatable(.bottomMargin) }
  /// The centre on the y axis.
  public var centerY: RelatableConstraint<any YTarget> { relatable(.centerY) }
  /// The centre on the y axis of what the margins leave.
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    relatable(.centerYWithinMargins)
  }
  /// The last baseline.
  public var baseline: RelatableConstraint<any YTarget> { relatable(.baseline) }
  /// The first baseline.
  public var firstBaseline: RelatableConstraint<any YTarget> { relatable(.firstBaseline) }
  /// The last baseline.
  public var lastBaseline: RelatableConstraint<any YTarget> { relatable(.lastBaseline) }
  /// The width.
  public var width: RelatableConstraint<any DimensionTarget> { relatable(.width) }
  /// The height.
  public var height: RelatableConstraint<any DimensionTarget> { relatable(.height) }

  /// Left, right, top and bottom, in this order.
  public var edges: RelatableConstraint<any EdgesTarget> { relatable(.edges) }
  /// Left and right.
  public var horizontalEdges: RelatableConstraint<any EdgesTarget> { relatable(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: RelatableConstraint<any EdgesTarget> { relatable(.verticalEdges) }
  /// Leading, trailing, top and bottom, in this order.
  public var directionalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    relatable(.directionalEdges)
  }
  /// Leading and trailing.
  public var directionalHorizontalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    relatable(.directionalHorizontalEdges)
  }
  /// Top and bottom.
  public var directionalVerticalEdges: RelatableConstraint<any DirectionalEdgesTarget> {
    relatable(.directionalVerticalEdges)
  }
  /// The margins at left, right, top and bottom, in this order.
  public var margins: RelatableConstraint<any EdgesTarget> { relatable(.margins) }
  /// The margins at leading, trailing, top and bottom, in this order.
  public var directionalMargins: RelatableConstraint<any DirectionalEdgesTarget> {
    relatable(.directionalMargins)
  }
  /// Width and height.
  public var size: RelatableConstraint<any SizeTarget> { relatable(.size) }
  /// The centres on both axes.
  public var center: RelatableConstraint<any CenterTarget> { relatable(.center) }
  /// The centres on both axes of what the margins leave.
  public var centerWithinMargins: RelatableConstraint<any CenterTarget> {
    relatable(.centerWithinMargins)
  }

  /// These attributes, in the order of `LayoutAttribute`. None make a constraint of nothing, which
  /// has its ``Constraint/error`` set and is reported.
  public func attributes(
    _ attributes: Set<LayoutAttribute>
  ) -> RelatableConstraint<any ChainTarget> {
    relatable(LayoutAttribute.allCases.filter(attributes.contains))
  }

  /// The view in which this one stands when the constraint is installed, as a target.
  public var superview: SuperviewTarget { SuperviewTarget() }

  /// Says something of all that `describe` states: `make.group { ... }.priority(.low)`. Nothing
  /// stated is a constraint of nothing.
  @discardableResult public func group(_ describe: () -> Void) -> EditableConstraint {
    let start = sentences.count
    describe()
    return EditableConstraint(
      constraint: Constraint(Array(sentences[start...])))
  }

  /// States a sentence of one constraint for each attribute, below one for all where they are several. One
  /// that states nothing or has no effect is reported.
  func state(
    _ attributes: [LayoutAttribute], _ source: SourceLocation,
    _ part: (LayoutAttribute) -> Constraint
  ) -> EditableConstraint {
    let parts = attributes.map(part)
    let sentence = parts.count == 1 ? parts[0] : Constraint(parts)
    sentences.append(sentence)
    if parts.isEmpty { sentence.refuse(.noAttributes(source: source), of: item) }
    if !sentence.statements.isEmpty, sentence.statements.allSatisfy(\.isIneffective) {
      item.ownView?.report(SaidInVain.value(of: item, source))
    }
    return EditableConstraint(constraint: sentence)
  }
}

extension ConstraintMaker: @MainActor CustomStringConvertible {
  /// The view or guide that it states constraints of, like `Label:title`.
  public var description: String { item.debugName }
}
