import AutoLayout

/// Creates the constraints of a view, one statement at a time: `make.left.equalTo(other).offset(1)`.
/// Masonry's name: `MASConstraintMaker`.
@MainActor public final class ConstraintMaker {
  let item: LayoutItem
  /// The statements, in order. Those of a group are listed once.
  private(set) var sentences: [Constraint] = []

  init(item: LayoutItem) { self.item = item }

  /// The left edge.
  public var left: RelatableConstraint<any AbsoluteXTarget> { relatable(.left) }
  /// The right edge.
  public var right: RelatableConstraint<any AbsoluteXTarget> { relatable(.right) }
  /// The left edge of the area inside the margins.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { relatable(.leftMargin) }
  /// The right edge of the area inside the margins.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { relatable(.rightMargin) }
  /// The edge where text begins: left or right, by reading direction.
  public var leading: RelatableConstraint<any DirectionalXTarget> { relatable(.leading) }
  /// The edge where text ends: right or left, by reading direction.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { relatable(.trailing) }
  /// The leading edge of the area inside the margins.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> {
    relatable(.leadingMargin)
  }
  /// The trailing edge of the area inside the margins.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    relatable(.trailingMargin)
  }
  /// The horizontal centre.
  public var centerX: RelatableConstraint<any CenterXTarget> { relatable(.centerX) }
  /// The horizontal centre of the area inside the margins.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    relatable(.centerXWithinMargins)
  }
  /// The top edge.
  public var top: RelatableConstraint<any YTarget> { relatable(.top) }
  /// The bottom edge.
  public var bottom: RelatableConstraint<any YTarget> { relatable(.bottom) }
  /// The top edge of the area inside the margins.
  public var topMargin: RelatableConstraint<any YTarget> { relatable(.topMargin) }
  /// The bottom edge of the area inside the margins.
  public var bottomMargin: RelatableConstraint<any YTarget> { relatable(.bottomMargin) }
  /// The vertical centre.
  public var centerY: RelatableConstraint<any YTarget> { relatable(.centerY) }
  /// The vertical centre of the area inside the margins.
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
  /// The centres on both axes of the area inside the margins.
  public var centerWithinMargins: RelatableConstraint<any CenterTarget> {
    relatable(.centerWithinMargins)
  }

  /// Returns several attributes, in the order of `LayoutAttribute`. An empty set states nothing;
  /// ``Constraint/error`` is set, and that is reported.
  public func attributes(
    _ attributes: Set<LayoutAttribute>
  ) -> RelatableConstraint<any ChainTarget> {
    relatable(LayoutAttribute.allCases.filter(attributes.contains))
  }

  /// The superview that the view has at installation, as a target.
  public var superview: SuperviewTarget { SuperviewTarget() }

  /// Groups the statements of `describe`, so that they can be changed together:
  /// `make.group { ... }.priority(.low)`. Without statements the group is empty.
  @discardableResult public func group(_ describe: () -> Void) -> EditableConstraint {
    let start = sentences.count
    describe()
    return EditableConstraint(
      constraint: Constraint(Array(sentences[start...])))
  }

  /// Adds one constraint for each attribute, and a group if there are several. An empty statement, or one
  /// without effect, is reported.
  func state(
    _ attributes: [LayoutAttribute], _ source: SourceLocation,
    _ part: (LayoutAttribute) -> Constraint
  ) -> EditableConstraint {
    let parts = attributes.map(part)
    let sentence = parts.count == 1 ? parts[0] : Constraint(parts)
    sentences.append(sentence)
    if parts.isEmpty { sentence.refuse(.noAttributes(source: source), of: item) }
    if !sentence.statements.isEmpty, sentence.statements.allSatisfy(\.isIneffective) {
      item.ownView?.report(StatementWithoutEffect.value(of: item, source))
    }
    return EditableConstraint(constraint: sentence)
  }
}

extension ConstraintMaker: @MainActor CustomStringConvertible {
  /// The name of the constrained view or guide, like `Label:title`.
  public var description: String { item.debugName }
}

// Attributes of each kind, to be related to a target of that kind. An existential type does not conform to
// its own protocol, so each kind passes a closure that returns the operand of its targets; no cast is needed.

extension ConstraintMaker {
  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any AbsoluteXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any DirectionalXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any CenterXTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any YTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ attribute: LayoutAttribute) -> RelatableConstraint<any DimensionTarget> {
    RelatableConstraint(self, [attribute]) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any EdgesTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any DirectionalEdgesTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any SizeTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  func relatable(_ group: AttributeGroup) -> RelatableConstraint<any CenterTarget> {
    RelatableConstraint(self, group.attributes) { $0.operand }
  }

  /// Returns attributes of several kinds, to be related to a target.
  func relatable(_ attributes: [LayoutAttribute]) -> RelatableConstraint<any ChainTarget> {
    RelatableConstraint(self, attributes) { $0.operand }
  }
}
