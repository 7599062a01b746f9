import AutoLayout

/// States constraints of a view, one sentence each: `make.left.equalTo(other).offset(1)`.
/// Masonry's name: `MASConstraintMaker`.
@MainActor public final class ConstraintMaker {
  let node: LayoutNode
  var statements: [ConstraintStatement] = []

  init(node: LayoutNode) { self.node = node }

  public var left: RelatableConstraint<any AbsoluteXTarget> { one(.left) }
  public var right: RelatableConstraint<any AbsoluteXTarget> { one(.right) }
  public var leftMargin: RelatableConstraint<any AbsoluteXTarget> { one(.leftMargin) }
  public var rightMargin: RelatableConstraint<any AbsoluteXTarget> { one(.rightMargin) }
  public var leading: RelatableConstraint<any DirectionalXTarget> { one(.leading) }
  public var trailing: RelatableConstraint<any DirectionalXTarget> { one(.trailing) }
  public var leadingMargin: RelatableConstraint<any DirectionalXTarget> { one(.leadingMargin) }
  public var trailingMargin: RelatableConstraint<any DirectionalXTarget> { one(.trailingMargin) }
  public var centerX: RelatableConstraint<any CenterXTarget> { one(.centerX) }
  public var centerXWithinMargins: RelatableConstraint<any CenterXTarget> {
    one(.centerXWithinMargins)
  }
  public var top: RelatableConstraint<any YTarget> { one(.top) }
  public var bottom: RelatableConstraint<any YTarget> { one(.bottom) }
  public var topMargin: RelatableConstraint<any YTarget> { one(.topMargin) }
  public var bottomMargin: RelatableConstraint<any YTarget> { one(.bottomMargin) }
  public var centerY: RelatableConstraint<any YTarget> { one(.centerY) }
  public var centerYWithinMargins: RelatableConstraint<any YTarget> { one(.centerYWithinMargins) }
  public var width: RelatableConstraint<any DimensionTarget> { one(.width) }
  public var height: RelatableConstraint<any DimensionTarget> { one(.height) }

  /// Left, right, top and bottom, in this order.
  public var edges: RelatableConstraint<any EdgesTarget> {
    RelatableConstraint(maker: self, attributes: [.left, .right, .top, .bottom])
  }
  /// Width and height.
  public var size: RelatableConstraint<any SizeTarget> {
    RelatableConstraint(maker: self, attributes: [.width, .height])
  }
  /// The centres on both axes.
  public var center: RelatableConstraint<any CenterTarget> {
    RelatableConstraint(maker: self, attributes: [.centerX, .centerY])
  }

  private func one<Target>(_ attribute: LayoutAttribute) -> RelatableConstraint<Target> {
    RelatableConstraint(maker: self, attributes: [attribute])
  }
}

/// Attributes that wait for their relation. More attributes may be chained before it, then all of
/// them are related to the same view or number: `make.left.right.equalTo(other)`.
@MainActor public struct RelatableConstraint<Target> {
  let maker: ConstraintMaker
  let attributes: [LayoutAttribute]

  /// States that the attributes equal those of `target`: a view's same ones, an attribute, or a
  /// number, which on a position counts from the superview's same attribute.
  @discardableResult public func equalTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.equal, target, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at most those of `target`; see ``equalTo(_:file:line:)``.
  @discardableResult public func lessThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.lessThanOrEqual, target, SourceLocation(file: file, line: line))
  }

  /// States that the attributes are at least those of `target`; see ``equalTo(_:file:line:)``.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: Target, file: String = #fileID, line: Int = #line
  ) -> EditableConstraint {
    relate(.greaterThanOrEqual, target, SourceLocation(file: file, line: line))
  }

  private func relate(
    _ relation: LayoutRelation, _ target: Target, _ source: SourceLocation
  ) -> EditableConstraint {
    // Every target type of the maker's properties refines ConstraintTarget; the existential types
    // themselves cannot say so.
    let operand = (target as? any ConstraintTarget)?.operand
    let statement = ConstraintStatement(
      node: maker.node, attributes: attributes, relation: relation, operand: operand,
      source: source)
    maker.statements.append(statement)
    return EditableConstraint(statement: statement)
  }

  private func chain(_ attribute: LayoutAttribute) -> RelatableConstraint<any ChainTarget> {
    RelatableConstraint<any ChainTarget>(maker: maker, attributes: attributes + [attribute])
  }
}

extension RelatableConstraint {
  public var left: RelatableConstraint<any ChainTarget> { chain(.left) }
  public var right: RelatableConstraint<any ChainTarget> { chain(.right) }
  public var top: RelatableConstraint<any ChainTarget> { chain(.top) }
  public var bottom: RelatableConstraint<any ChainTarget> { chain(.bottom) }
  public var leading: RelatableConstraint<any ChainTarget> { chain(.leading) }
  public var trailing: RelatableConstraint<any ChainTarget> { chain(.trailing) }
  public var width: RelatableConstraint<any ChainTarget> { chain(.width) }
  public var height: RelatableConstraint<any ChainTarget> { chain(.height) }
  public var centerX: RelatableConstraint<any ChainTarget> { chain(.centerX) }
  public var centerY: RelatableConstraint<any ChainTarget> { chain(.centerY) }
  /// Reads well, does nothing.
  public var and: RelatableConstraint { self }
  /// Reads well, does nothing.
  public var with: RelatableConstraint { self }
}
