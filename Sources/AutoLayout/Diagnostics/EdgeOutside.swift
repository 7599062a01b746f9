import Localization

/// An edge that lies outside an ancestor because of a constant, which mostly has the wrong sign.
@MainActor struct EdgeOutside {
  static let name = "edge-outside"

  private let constraint: LayoutConstraint
  private let attribute: LayoutAttribute
  private let ancestor: LayoutNode
  /// The distance of the edge outside the ancestor, and the constant of the constraint, read as a
  /// statement about the item.
  private let distance: Double
  private let constant: Double

  /// Returns nil unless the constraint relates an edge to the same edge of an ancestor and the edge is
  /// outside it.
  init?(_ constraint: LayoutConstraint) {
    guard !constraint.isBroken, let statement = LayoutStatement(constraint),
      let constant = statement.constant, let other = statement.other, let ancestor = other.node,
      statement.item !== ancestor, statement.item.container?.isDescendant(of: ancestor) ?? false,
      let end = statement.attribute.end,
      statement.otherAttribute?.withoutMargin == statement.attribute
    else { return nil }
    guard end == .far ? constant > 0 : constant < 0 else { return nil }
    self.constraint = constraint
    attribute = statement.attribute
    self.ancestor = ancestor
    self.constant = constant
    distance =
      ancestor.scrollsContent
      ? abs(constant)
      : Self.distance(of: statement.item, statement.attribute, end, outside: ancestor)
    guard distance > Self.noise else { return nil }
  }

  /// A distance far below a cell and above rounding errors.
  private static let noise = 1e-4

  /// Returns the distance of an edge outside an ancestor of the item; negative inside.
  private static func distance(
    of item: LayoutItem, _ attribute: LayoutAttribute, _ end: LayoutAttribute.End,
    outside ancestor: LayoutNode
  ) -> Double {
    let axis = attribute.axis
    var frame = (item as? LayoutGuide)?.layoutFrame ?? (item as? LayoutNode)?.frame ?? .zero
    var container = item.container
    while let view = container, view !== ancestor {
      frame.origin.x += view.frame.minX - view.bounds.minX
      frame.origin.y += view.frame.minY - view.bounds.minY
      container = view.container
    }
    let room = ancestor.bounds
    let isMirrored =
      attribute.isDirectional && item.node?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let near = axis == .horizontal ? room.minX - frame.minX : room.minY - frame.minY
    let far = axis == .horizontal ? frame.maxX - room.maxX : frame.maxY - room.maxY
    return (end == .far) != isMirrored ? far : near
  }

  var diagnostic: LayoutDiagnostic {
    let way: LocalizedText =
      attribute.isDirectional
      ? LocalizedText("from leading to trailing", chinese: "从 leading 向 trailing ")
      : LocalizedText("to the right and down", chinese: "向右、向下")
    return LayoutDiagnostic(
      name: Self.name,
      sentence: LocalizedText(
        """
        \(constraint.equation) puts the \(attribute.words) \(distance.short) outside \
        \(ancestor.debugName): at every edge a positive constant counts \(way).
        """,
        chinese: """
          \(constraint.equation) 使\(attribute.words)超出 \(ancestor.debugName) 共 \
          \(distance.short)：在每条边上，正的常数都\(way)计算。
          """),
      source: constraint.source,
      cure: LocalizedText(
        """
        Change the sign of the constant at this edge: \((-constant).short) in place of \
        \(constant.short). inset(\(abs(constant).short)) does it for you.
        """,
        chinese: """
          改变这条边上常数的符号：用 \((-constant).short) 代替 \(constant.short)。\
          inset(\(abs(constant).short)) 会替你处理。
          """))
  }
}

extension LayoutAttribute {
  fileprivate enum End { case near, far }

  /// The end of the axis at which the edge is; nil for margins and for attributes that are not edges.
  fileprivate var end: End? {
    switch self {
    case .left, .top, .leading: .near
    case .right, .bottom, .trailing: .far
    default: nil
    }
  }
}
