import AutoLayout

/// What an attribute may be compared with; attributes of other kinds do not compile.
public protocol MasonryKind {}

/// The kinds of attributes.
public enum MasonryKinds {
  /// Left and right, with their margins.
  public enum AbsoluteX: MasonryKind {}
  /// Leading and trailing, with their margins.
  public enum DirectionalX: MasonryKind {}
  /// The centre on the x axis, which goes with both.
  public enum CenterX: MasonryKind {}
  /// Top, bottom and centre on the y axis.
  public enum Y: MasonryKind {}
  /// Width and height.
  public enum Dimension: MasonryKind {}
}

/// An attribute of a certain view, like `contentView.mas.topMargin`. Masonry's name:
/// `MASViewAttribute`.
@MainActor public struct MasonryAttribute<Kind: MasonryKind> {
  let item: LayoutNode
  let attribute: LayoutAttribute
}

/// The door to the DSL of a view: `view.mas`.
@MainActor public struct MasonryProxy {
  let node: LayoutNode

  public var left: MasonryAttribute<MasonryKinds.AbsoluteX> { attribute(.left) }
  public var right: MasonryAttribute<MasonryKinds.AbsoluteX> { attribute(.right) }
  public var leftMargin: MasonryAttribute<MasonryKinds.AbsoluteX> { attribute(.leftMargin) }
  public var rightMargin: MasonryAttribute<MasonryKinds.AbsoluteX> { attribute(.rightMargin) }
  public var leading: MasonryAttribute<MasonryKinds.DirectionalX> { attribute(.leading) }
  public var trailing: MasonryAttribute<MasonryKinds.DirectionalX> { attribute(.trailing) }
  public var leadingMargin: MasonryAttribute<MasonryKinds.DirectionalX> {
    attribute(.leadingMargin)
  }
  public var trailingMargin: MasonryAttribute<MasonryKinds.DirectionalX> {
    attribute(.trailingMargin)
  }
  public var centerX: MasonryAttribute<MasonryKinds.CenterX> { attribute(.centerX) }
  public var centerXWithinMargins: MasonryAttribute<MasonryKinds.CenterX> {
    attribute(.centerXWithinMargins)
  }
  public var top: MasonryAttribute<MasonryKinds.Y> { attribute(.top) }
  public var bottom: MasonryAttribute<MasonryKinds.Y> { attribute(.bottom) }
  public var topMargin: MasonryAttribute<MasonryKinds.Y> { attribute(.topMargin) }
  public var bottomMargin: MasonryAttribute<MasonryKinds.Y> { attribute(.bottomMargin) }
  public var centerY: MasonryAttribute<MasonryKinds.Y> { attribute(.centerY) }
  public var centerYWithinMargins: MasonryAttribute<MasonryKinds.Y> {
    attribute(.centerYWithinMargins)
  }
  public var width: MasonryAttribute<MasonryKinds.Dimension> { attribute(.width) }
  public var height: MasonryAttribute<MasonryKinds.Dimension> { attribute(.height) }

  private func attribute<Kind>(_ attribute: LayoutAttribute) -> MasonryAttribute<Kind> {
    MasonryAttribute(item: node, attribute: attribute)
  }

  /// Makes and activates the constraints that `describe` states, in its order.
  ///
  /// The view's frame is the engine's from then on. A constraint that cannot be activated stays
  /// inactive with its `error` set, and is reported. Masonry's name: `mas_makeConstraints:`.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    node.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(node: node)
    describe(maker)
    let constraints = maker.statements.flatMap { $0.build() }
    for constraint in constraints { constraint.isActive = true }
    return constraints
  }
}

extension LayoutNode {
  /// The view's attributes and its `makeConstraints`.
  public final var mas: MasonryProxy { MasonryProxy(node: self) }
}
