import AutoLayout

// Further attributes of any kind. The target then has to apply to all of them. For attributes of
// the same kind the more specific properties below are preferred.
extension RelatableConstraint {
  /// Adds the left edge.
  @_disfavoredOverload public var left: RelatableConstraint<any ChainTarget> { chain(.left) }
  /// Adds the right edge.
  @_disfavoredOverload public var right: RelatableConstraint<any ChainTarget> { chain(.right) }
  /// Adds the left edge of the area inside the margins.
  @_disfavoredOverload public var leftMargin: RelatableConstraint<any ChainTarget> {
    chain(.leftMargin)
  }
  /// Adds the right edge of the area inside the margins.
  @_disfavoredOverload public var rightMargin: RelatableConstraint<any ChainTarget> {
    chain(.rightMargin)
  }
  /// Adds the edge where text begins.
  @_disfavoredOverload public var leading: RelatableConstraint<any ChainTarget> {
    chain(.leading)
  }
  /// Adds the edge where text ends.
  @_disfavoredOverload public var trailing: RelatableConstraint<any ChainTarget> {
    chain(.trailing)
  }
  /// Adds the leading edge of the area inside the margins.
  @_disfavoredOverload public var leadingMargin: RelatableConstraint<any ChainTarget> {
    chain(.leadingMargin)
  }
  /// Adds the trailing edge of the area inside the margins.
  @_disfavoredOverload public var trailingMargin: RelatableConstraint<any ChainTarget> {
    chain(.trailingMargin)
  }
  /// Adds the horizontal centre.
  @_disfavoredOverload public var centerX: RelatableConstraint<any ChainTarget> {
    chain(.centerX)
  }
  /// Adds the horizontal centre of the area inside the margins.
  @_disfavoredOverload public var centerXWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerXWithinMargins)
  }
  /// Adds the top edge.
  @_disfavoredOverload public var top: RelatableConstraint<any ChainTarget> { chain(.top) }
  /// Adds the bottom edge.
  @_disfavoredOverload public var bottom: RelatableConstraint<any ChainTarget> { chain(.bottom) }
  /// Adds the top edge of the area inside the margins.
  @_disfavoredOverload public var topMargin: RelatableConstraint<any ChainTarget> {
    chain(.topMargin)
  }
  /// Adds the bottom edge of the area inside the margins.
  @_disfavoredOverload public var bottomMargin: RelatableConstraint<any ChainTarget> {
    chain(.bottomMargin)
  }
  /// Adds the vertical centre.
  @_disfavoredOverload public var centerY: RelatableConstraint<any ChainTarget> {
    chain(.centerY)
  }
  /// Adds the vertical centre of the area inside the margins.
  @_disfavoredOverload public var centerYWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerYWithinMargins)
  }
  /// Adds the last baseline.
  @_disfavoredOverload public var baseline: RelatableConstraint<any ChainTarget> {
    chain(.baseline)
  }
  /// Adds the first baseline.
  @_disfavoredOverload public var firstBaseline: RelatableConstraint<any ChainTarget> {
    chain(.firstBaseline)
  }
  /// Adds the last baseline.
  @_disfavoredOverload public var lastBaseline: RelatableConstraint<any ChainTarget> {
    chain(.lastBaseline)
  }
  /// Adds the width.
  @_disfavoredOverload public var width: RelatableConstraint<any ChainTarget> { chain(.width) }
  /// Adds the height.
  @_disfavoredOverload public var height: RelatableConstraint<any ChainTarget> { chain(.height) }

  /// Adds left, right, top and bottom.
  public var edges: RelatableConstraint<any ChainTarget> { chain(.edges) }
  /// Adds left and right.
  public var horizontalEdges: RelatableConstraint<any ChainTarget> { chain(.horizontalEdges) }
  /// Adds top and bottom.
  public var verticalEdges: RelatableConstraint<any ChainTarget> { chain(.verticalEdges) }
  /// Adds leading, trailing, top and bottom.
  public var directionalEdges: RelatableConstraint<any ChainTarget> { chain(.directionalEdges) }
  /// Adds leading and trailing.
  public var directionalHorizontalEdges: RelatableConstraint<any ChainTarget> {
    chain(.directionalHorizontalEdges)
  }
  /// Adds top and bottom.
  public var directionalVerticalEdges: RelatableConstraint<any ChainTarget> {
    chain(.directionalVerticalEdges)
  }
  /// Adds the margins at left, right, top and bottom.
  public var margins: RelatableConstraint<any ChainTarget> { chain(.margins) }
  /// Adds the margins at leading, trailing, top and bottom.
  public var directionalMargins: RelatableConstraint<any ChainTarget> { chain(.directionalMargins) }
  /// Adds width and height.
  public var size: RelatableConstraint<any ChainTarget> { chain(.size) }
  /// Adds the centres on both axes.
  public var center: RelatableConstraint<any ChainTarget> { chain(.center) }
  /// Adds the centres on both axes of the area inside the margins.
  public var centerWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerWithinMargins)
  }

  /// The same attributes, for statements that read like a sentence.
  public var and: RelatableConstraint { self }
  /// The same attributes, for statements that read like a sentence.
  public var with: RelatableConstraint { self }

  private func chain(_ attribute: LayoutAttribute) -> RelatableConstraint<any ChainTarget> {
    maker.relatable(attributes + [attribute])
  }

  private func chain(_ group: AttributeGroup) -> RelatableConstraint<any ChainTarget> {
    maker.relatable(attributes + group.attributes)
  }
}

// Further attributes of the same kind, which accept the same targets.

extension RelatableConstraint where Target == any AbsoluteXTarget {
  /// Adds the left edge.
  public var left: RelatableConstraint<any AbsoluteXTarget> { same(.left) }
  /// Adds the right edge.
  public var right: RelatableConstraint<any AbsoluteXTarget> { same(.right) }
  /// Adds the left edge of the area inside the margins.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { same(.leftMargin) }
  /// Adds the right edge of the area inside the margins.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { same(.rightMargin) }
}

extension RelatableConstraint where Target == any DirectionalXTarget {
  /// Adds the edge where text begins.
  public var leading: RelatableConstraint<any DirectionalXTarget> { same(.leading) }
  /// Adds the edge where text ends.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { same(.trailing) }
  /// Adds the leading edge of the area inside the margins.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { same(.leadingMargin) }
  /// Adds the trailing edge of the area inside the margins.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> { same(.trailingMargin) }
}

extension RelatableConstraint where Target == any CenterXTarget {
  /// Adds the horizontal centre.
  public var centerX: RelatableConstraint<any CenterXTarget> { same(.centerX) }
  /// Adds the horizontal centre of the area inside the margins.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    same(.centerXWithinMargins)
  }
}

extension RelatableConstraint where Target == any YTarget {
  /// Adds the top edge.
  public var top: RelatableConstraint<any YTarget> { same(.top) }
  /// Adds the bottom edge.
  public var bottom: RelatableConstraint<any YTarget> { same(.bottom) }
  /// Adds the top edge of the area inside the margins.
  public var topMargin: RelatableConstraint<any YTarget> { same(.topMargin) }
  /// Adds the bottom edge of the area inside the margins.
  public var bottomMargin: RelatableConstraint<any YTarget> { same(.bottomMargin) }
  /// Adds the vertical centre.
  public var centerY: RelatableConstraint<any YTarget> { same(.centerY) }
  /// Adds the vertical centre of the area inside the margins.
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    same(.centerYWithinMargins)
  }
  /// Adds the last baseline.
  public var baseline: RelatableConstraint<any YTarget> { same(.baseline) }
  /// Adds the first baseline.
  public var firstBaseline: RelatableConstraint<any YTarget> { same(.firstBaseline) }
  /// Adds the last baseline.
  public var lastBaseline: RelatableConstraint<any YTarget> { same(.lastBaseline) }
}

extension RelatableConstraint where Target == any DimensionTarget {
  /// Adds the width.
  public var width: RelatableConstraint<any DimensionTarget> { same(.width) }
  /// Adds the height.
  public var height: RelatableConstraint<any DimensionTarget> { same(.height) }
}

extension RelatableConstraint {
  fileprivate func same(_ attribute: LayoutAttribute) -> RelatableConstraint {
    RelatableConstraint(maker, attributes + [attribute], operand)
  }
}
