import AutoLayout

// More attributes of any kind. Then only what has all of them is a target. Where one of the same
// kind follows, both these and those below would do, and those are meant.
extension RelatableConstraint {
  /// The left edge, too.
  @_disfavoredOverload public var left: RelatableConstraint<any ChainTarget> { chain([.left]) }
  /// The right edge, too.
  @_disfavoredOverload public var right: RelatableConstraint<any ChainTarget> { chain([.right]) }
  /// The left edge of what the margins leave, too.
  @_disfavoredOverload public var leftMargin: RelatableConstraint<any ChainTarget> {
    chain([.leftMargin])
  }
  /// The right edge of what the margins leave, too.
  @_disfavoredOverload public var rightMargin: RelatableConstraint<any ChainTarget> {
    chain([.rightMargin])
  }
  /// The edge where text begins, too.
  @_disfavoredOverload public var leading: RelatableConstraint<any ChainTarget> {
    chain([.leading])
  }
  /// The edge where text ends, too.
  @_disfavoredOverload public var trailing: RelatableConstraint<any ChainTarget> {
    chain([.trailing])
  }
  /// The leading edge of what the margins leave, too.
  @_disfavoredOverload public var leadingMargin: RelatableConstraint<any ChainTarget> {
    chain([.leadingMargin])
  }
  /// The trailing edge of what the margins leave, too.
  @_disfavoredOverload public var trailingMargin: RelatableConstraint<any ChainTarget> {
    chain([.trailingMargin])
  }
  /// The centre on the x axis, too.
  @_disfavoredOverload public var centerX: RelatableConstraint<any ChainTarget> {
    chain([.centerX])
  }
  /// The centre on the x axis of what the margins leave, too.
  @_disfavoredOverload public var centerXWithinMargins: RelatableConstraint<any ChainTarget> {
    chain([.centerXWithinMargins])
  }
  /// The top edge, too.
  @_disfavoredOverload public var top: RelatableConstraint<any ChainTarget> { chain([.top]) }
  /// The bottom edge, too.
  @_disfavoredOverload public var bottom: RelatableConstraint<any ChainTarget> { chain([.bottom]) }
  /// The top edge of what the margins leave, too.
  @_disfavoredOverload public var topMargin: RelatableConstraint<any ChainTarget> {
    chain([.topMargin])
  }
  /// The bottom edge of what the margins leave, too.
  @_disfavoredOverload public var bottomMargin: RelatableConstraint<any ChainTarget> {
    chain([.bottomMargin])
  }
  /// The centre on the y axis, too.
  @_disfavoredOverload public var centerY: RelatableConstraint<any ChainTarget> {
    chain([.centerY])
  }
  /// The centre on the y axis of what the margins leave, too.
  @_disfavoredOverload public var centerYWithinMargins: RelatableConstraint<any ChainTarget> {
    chain([.centerYWithinMargins])
  }
  /// The last baseline, too.
  @_disfavoredOverload public var baseline: RelatableConstraint<any ChainTarget> {
    chain([.baseline])
  }
  /// The first baseline, too.
  @_disfavoredOverload public var firstBaseline: RelatableConstraint<any ChainTarget> {
    chain([.firstBaseline])
  }
  /// The last baseline, too.
  @_disfavoredOverload public var lastBaseline: RelatableConstraint<any ChainTarget> {
    chain([.lastBaseline])
  }
  /// The width, too.
  @_disfavoredOverload public var width: RelatableConstraint<any ChainTarget> { chain([.width]) }
  /// The height, too.
  @_disfavoredOverload public var height: RelatableConstraint<any ChainTarget> { chain([.height]) }
  /// Left, right, top and bottom, too.
  @_disfavoredOverload public var edges: RelatableConstraint<any ChainTarget> {
    chain(Composites.edges)
  }
  /// Width and height, too.
  @_disfavoredOverload public var size: RelatableConstraint<any ChainTarget> {
    chain(Composites.size)
  }
  /// The centres on both axes, too.
  @_disfavoredOverload public var center: RelatableConstraint<any ChainTarget> {
    chain(Composites.center)
  }

  /// Reads well, does nothing.
  public var and: RelatableConstraint { self }
  /// Reads well, does nothing.
  public var with: RelatableConstraint { self }

  fileprivate func chain<Other>(_ more: [LayoutAttribute]) -> RelatableConstraint<Other> {
    RelatableConstraint<Other>(maker: maker, attributes: attributes + more)
  }
}

// More attributes of the same kind: what one of them can be related to, all can.

extension RelatableConstraint where Target == any AbsoluteXTarget {
  /// The left edge, too.
  public var left: RelatableConstraint<any AbsoluteXTarget> { chain([.left]) }
  /// The right edge, too.
  public var right: RelatableConstraint<any AbsoluteXTarget> { chain([.right]) }
  /// The left edge of what the margins leave, too.
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { chain([.leftMargin]) }
  /// The right edge of what the margins leave, too.
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { chain([.rightMargin]) }
}

extension RelatableConstraint where Target == any DirectionalXTarget {
  /// The edge where text begins, too.
  public var leading: RelatableConstraint<any DirectionalXTarget> { chain([.leading]) }
  /// The edge where text ends, too.
  public var trailing: RelatableConstraint<any DirectionalXTarget> { chain([.trailing]) }
  /// The leading edge of what the margins leave, too.
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { chain([.leadingMargin]) }
  /// The trailing edge of what the margins leave, too.
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    chain([.trailingMargin])
  }
}

extension RelatableConstraint where Target == any CenterXTarget {
  /// The centre on the x axis, too.
  public var centerX: RelatableConstraint<any CenterXTarget> { chain([.centerX]) }
  /// The centre on the x axis of what the margins leave, too.
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    chain([.centerXWithinMargins])
  }
}

extension RelatableConstraint where Target == any YTarget {
  /// The top edge, too.
  public var top: RelatableConstraint<any YTarget> { chain([.top]) }
  /// The bottom edge, too.
  public var bottom: RelatableConstraint<any YTarget> { chain([.bottom]) }
  /// The top edge of what the margins leave, too.
  public var topMargin: RelatableConstraint<any YTarget> { chain([.topMargin]) }
  /// The bottom edge of what the margins leave, too.
  public var bottomMargin: RelatableConstraint<any YTarget> { chain([.bottomMargin]) }
  /// The centre on the y axis, too.
  public var centerY: RelatableConstraint<any YTarget> { chain([.centerY]) }
  /// The centre on the y axis of what the margins leave, too.
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    chain([.centerYWithinMargins])
  }
  /// The last baseline, too.
  public var baseline: RelatableConstraint<any YTarget> { chain([.baseline]) }
  /// The first baseline, too.
  public var firstBaseline: RelatableConstraint<any YTarget> { chain([.firstBaseline]) }
  /// The last baseline, too.
  public var lastBaseline: RelatableConstraint<any YTarget> { chain([.lastBaseline]) }
}

extension RelatableConstraint where Target == any DimensionTarget {
  /// The width, too.
  public var width: RelatableConstraint<any DimensionTarget> { chain([.width]) }
  /// The height, too.
  public var height: RelatableConstraint<any DimensionTarget> { chain([.height]) }
}
