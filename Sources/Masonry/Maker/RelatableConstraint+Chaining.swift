import AutoLayout

// More attributes of any kind. Then only what has all of them is a target. Where one of the same
// kind follows, both these and those below would do, and those are meant.
extension RelatableConstraint {
  /// The left edge, too.
  @_disfavoredOverload public var left: RelatableConstraint<any ChainTarget> { chain(.left) }
  /// The right edge, too.
  @_disfavoredOverload public var right: RelatableConstraint<any ChainTarget> { chain(.right) }
  /// The left edge of what the margins leave, too.
  @_disfavoredOverload public var leftMargin: RelatableConstraint<any ChainTarget> {
    chain(.leftMargin)
  }
  /// The right edge of what the margins leave, too.
  @_disfavoredOverload public var rightMargin: RelatableConstraint<any ChainTarget> {
    chain(.rightMargin)
  }
  /// The edge where text begins, too.
  @_disfavoredOverload public var leading: RelatableConstraint<any ChainTarget> {
    chain(.leading)
  }
  /// The edge where text ends, too.
  @_disfavoredOverload public var trailing: RelatableConstraint<any ChainTarget> {
    chain(.trailing)
  }
  /// The leading edge of what the margins leave, too.
  @_disfavoredOverload public var leadingMargin: RelatableConstraint<any ChainTarget> {
    chain(.leadingMargin)
  }
  /// The trailing edge of what the margins leave, too.
  @_disfavoredOverload public var trailingMargin: RelatableConstraint<any ChainTarget> {
    chain(.trailingMargin)
  }
  /// The centre on the x axis, too.
  @_disfavoredOverload public var centerX: RelatableConstraint<any ChainTarget> {
    chain(.centerX)
  }
  /// The centre on the x axis of what the margins leave, too.
  @_disfavoredOverload public var centerXWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerXWithinMargins)
  }
  /// The top edge, too.
  @_disfavoredOverload public var top: RelatableConstraint<any ChainTarget> { chain(.top) }
  /// The bottom edge, too.
  @_disfavoredOverload public var bottom: RelatableConstraint<any ChainTarget> { chain(.bottom) }
  /// The top edge of what the margins leave, too.
  @_disfavoredOverload public var topMargin: RelatableConstraint<any ChainTarget> {
    chain(.topMargin)
  }
  /// The bottom edge of what the margins leave, too.
  @_disfavoredOverload public var bottomMargin: RelatableConstraint<any ChainTarget> {
    chain(.bottomMargin)
  }
  /// The centre on the y axis, too.
  @_disfavoredOverload public var centerY: RelatableConstraint<any ChainTarget> {
    chain(.centerY)
  }
  /// The centre on the y axis of what the margins leave, too.
  @_disfavoredOverload public var centerYWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerYWithinMargins)
  }
  /// The last baseline, too.
  @_disfavoredOverload public var baseline: RelatableConstraint<any ChainTarget> {
    chain(.baseline)
  }
  /// The first baseline, too.
  @_disfavoredOverload public var firstBaseline: RelatableConstraint<any ChainTarget> {
    chain(.firstBaseline)
  }
  /// The last baseline, too.
  @_disfavoredOverload public var lastBaseline: RelatableConstraint<any ChainTarget> {
    chain(.lastBaseline)
  }
  /// The width, too.
  @_disfavoredOverload public var width: RelatableConstraint<any ChainTarget> { chain(.width) }
  /// The height, too.
  @_disfavoredOverload public var height: RelatableConstraint<any ChainTarget> { chain(.height) }

  /// Left, right, top and bottom, too.
  public var edges: RelatableConstraint<any ChainTarget> { chain(.edges) }
  /// Left and right, too.
  public var horizontalEdges: RelatableConstraint<any ChainTarget> { chain(.horizontalEdges) }
  /// Top and bottom, too.
  public var verticalEdges: RelatableConstraint<any ChainTarget> { chain(.verticalEdges) }
  /// Leading, trailing, top and bottom, too.
  public var directionalEdges: RelatableConstraint<any ChainTarget> { chain(.directionalEdges) }
  /// Leading and trailing, too.
  public var directionalHorizontalEdges: RelatableConstraint<any ChainTarget> {
    chain(.directionalHorizontalEdges)
  }
  /// Top and bottom, too.
  public var directionalVerticalEdges: RelatableConstraint<any ChainTarget> {
    chain(.directionalVerticalEdges)
  }
  /// The margins at left, right, top and bottom, too.
  public var margins: RelatableConstraint<any ChainTarget> { chain(.margins) }
  /// The margins at leading, trailing, top and bottom, too.
  public var directionalMargins: RelatableConstraint<any ChainTarget> { chain(.directionalMargins) }
  /// Width and height, too.
  public var size: RelatableConstraint<any ChainTarget> { chain(.size) }
  /// The centres on both axes, too.
  public var center: RelatableConstraint<any ChainTarget> { chain(.center) }
  /// The centres on both axes of what the margins leave, too.
  public var centerWithinMargins: RelatableConstraint<any ChainTarget> {
    chain(.centerWithinMargins)
  }

  /// Reads well, does nothing.
  public var and: RelatableConstraint { self }
  /// Reads well, does nothing.
  public var with: RelatableConstraint { self }

  private func chain(_ attribute: LayoutAttribute) -> RelatableConstraint<any ChainTarget> {
    maker.relatable(attributes + [attribute])
  }

  private func chain(_ group: AttributeGroup) -> RelatableConstraint<any ChainTarget> {
    maker.relatable(attributes + group.attributes)
  }
}

// More attributes of the same kind: what one of them can be related to, all can.

extension RelatableConstraint where Target == any AbsoluteXTarget {
  /// The left edge, too.
  public var left: RelatableConstraint<any AbsoluteXTarget> { same(.left) }
  /// The right edge, too.
  public var right: RelatableConstraint<any AbsoluteXTarget> { same(.right) }
  /// The left edge of what the margins leave, too.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { same(.leftMargin) }
  /// The right edge of what the margins leave, too.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { same(.rightMargin) }
}

extension RelatableConstraint where Target == any DirectionalXTarget {
  /// The edge where text begins, too.
  public var leading: RelatableConstraint<any DirectionalXTarget> { same(.leading) }
  /// The edge where text ends, too.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { same(.trailing) }
  /// The leading edge of what the margins leave, too.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { same(.leadingMargin) }
  /// The trailing edge of what the margins leave, too.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> { same(.trailingMargin) }
}

extension RelatableConstraint where Target == any CenterXTarget {
  /// The centre on the x axis, too.
  public var centerX: RelatableConstraint<any CenterXTarget> { same(.centerX) }
  /// The centre on the x axis of what the margins leave, too.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    same(.centerXWithinMargins)
  }
}

extension RelatableConstraint where Target == any YTarget {
  /// The top edge, too.
  public var top: RelatableConstraint<any YTarget> { same(.top) }
  /// The bottom edge, too.
  public var bottom: RelatableConstraint<any YTarget> { same(.bottom) }
  /// The top edge of what the margins leave, too.
  public var topMargin: RelatableConstraint<any YTarget> { same(.topMargin) }
  /// The bottom edge of what the margins leave, too.
  public var bottomMargin: RelatableConstraint<any YTarget> { same(.bottomMargin) }
  /// The centre on the y axis, too.
  public var centerY: RelatableConstraint<any YTarget> { same(.centerY) }
  /// The centre on the y axis of what the margins leave, too.
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    same(.centerYWithinMargins)
  }
  /// The last baseline, too.
  public var baseline: RelatableConstraint<any YTarget> { same(.baseline) }
  /// The first baseline, too.
  public var firstBaseline: RelatableConstraint<any YTarget> { same(.firstBaseline) }
  /// The last baseline, too.
  public var lastBaseline: RelatableConstraint<any YTarget> { same(.lastBaseline) }
}

extension RelatableConstraint where Target == any DimensionTarget {
  /// The width, too.
  public var width: RelatableConstraint<any DimensionTarget> { same(.width) }
  /// The height, too.
  public var height: RelatableConstraint<any DimensionTarget> { same(.height) }
}

extension RelatableConstraint {
  fileprivate func same(_ attribute: LayoutAttribute) -> RelatableConstraint {
    RelatableConstraint(maker, attributes + [attribute], operand)
  }
}
