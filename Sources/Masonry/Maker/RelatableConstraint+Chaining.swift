import AutoLayout

// More attributes of any kind. Then only what has all of them is a target. Where one of the same
// kind follows, both these and those below would do, and those are meant.
extension RelatableConstraint {
  @_disfavoredOverload public var left: RelatableConstraint<any ChainTarget> { chain([.left]) }
  @_disfavoredOverload public var right: RelatableConstraint<any ChainTarget> { chain([.right]) }
  @_disfavoredOverload public var leftMargin: RelatableConstraint<any ChainTarget> {
    chain([.leftMargin])
  }
  @_disfavoredOverload public var rightMargin: RelatableConstraint<any ChainTarget> {
    chain([.rightMargin])
  }
  @_disfavoredOverload public var leading: RelatableConstraint<any ChainTarget> {
    chain([.leading])
  }
  @_disfavoredOverload public var trailing: RelatableConstraint<any ChainTarget> {
    chain([.trailing])
  }
  @_disfavoredOverload public var leadingMargin: RelatableConstraint<any ChainTarget> {
    chain([.leadingMargin])
  }
  @_disfavoredOverload public var trailingMargin: RelatableConstraint<any ChainTarget> {
    chain([.trailingMargin])
  }
  @_disfavoredOverload public var centerX: RelatableConstraint<any ChainTarget> {
    chain([.centerX])
  }
  @_disfavoredOverload public var centerXWithinMargins: RelatableConstraint<any ChainTarget> {
    chain([.centerXWithinMargins])
  }
  @_disfavoredOverload public var top: RelatableConstraint<any ChainTarget> { chain([.top]) }
  @_disfavoredOverload public var bottom: RelatableConstraint<any ChainTarget> { chain([.bottom]) }
  @_disfavoredOverload public var topMargin: RelatableConstraint<any ChainTarget> {
    chain([.topMargin])
  }
  @_disfavoredOverload public var bottomMargin: RelatableConstraint<any ChainTarget> {
    chain([.bottomMargin])
  }
  @_disfavoredOverload public var centerY: RelatableConstraint<any ChainTarget> {
    chain([.centerY])
  }
  @_disfavoredOverload public var centerYWithinMargins: RelatableConstraint<any ChainTarget> {
    chain([.centerYWithinMargins])
  }
  @_disfavoredOverload public var baseline: RelatableConstraint<any ChainTarget> {
    chain([.baseline])
  }
  @_disfavoredOverload public var firstBaseline: RelatableConstraint<any ChainTarget> {
    chain([.firstBaseline])
  }
  @_disfavoredOverload public var lastBaseline: RelatableConstraint<any ChainTarget> {
    chain([.lastBaseline])
  }
  @_disfavoredOverload public var width: RelatableConstraint<any ChainTarget> { chain([.width]) }
  @_disfavoredOverload public var height: RelatableConstraint<any ChainTarget> { chain([.height]) }
  @_disfavoredOverload public var edges: RelatableConstraint<any ChainTarget> {
    chain(Composites.edges)
  }
  @_disfavoredOverload public var size: RelatableConstraint<any ChainTarget> {
    chain(Composites.size)
  }
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
  public var left: RelatableConstraint<any AbsoluteXTarget> { chain([.left]) }
  public var right: RelatableConstraint<any AbsoluteXTarget> { chain([.right]) }
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { chain([.leftMargin]) }
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { chain([.rightMargin]) }
}

extension RelatableConstraint where Target == any DirectionalXTarget {
  public var leading: RelatableConstraint<any DirectionalXTarget> { chain([.leading]) }
  public var trailing: RelatableConstraint<any DirectionalXTarget> { chain([.trailing]) }
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { chain([.leadingMargin]) }
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> {
    chain([.trailingMargin])
  }
}

extension RelatableConstraint where Target == any CenterXTarget {
  public var centerX: RelatableConstraint<any CenterXTarget> { chain([.centerX]) }
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    chain([.centerXWithinMargins])
  }
}

extension RelatableConstraint where Target == any YTarget {
  public var top: RelatableConstraint<any YTarget> { chain([.top]) }
  public var bottom: RelatableConstraint<any YTarget> { chain([.bottom]) }
  public var topMargin: RelatableConstraint<any YTarget> { chain([.topMargin]) }
  public var bottomMargin: RelatableConstraint<any YTarget> { chain([.bottomMargin]) }
  public var centerY: RelatableConstraint<any YTarget> { chain([.centerY]) }
  public var centerYWithinMargins: RelatableConstraint<any YTarget> {
    chain([.centerYWithinMargins])
  }
  public var baseline: RelatableConstraint<any YTarget> { chain([.baseline]) }
  public var firstBaseline: RelatableConstraint<any YTarget> { chain([.firstBaseline]) }
  public var lastBaseline: RelatableConstraint<any YTarget> { chain([.lastBaseline]) }
}

extension RelatableConstraint where Target == any DimensionTarget {
  public var width: RelatableConstraint<any DimensionTarget> { chain([.width]) }
  public var height: RelatableConstraint<any DimensionTarget> { chain([.height]) }
}
