/// An edge that a constant has moved out of a view around it: mostly the sign is wrong.
@MainActor struct EdgeOutside {
  static let name = "edge-outside"

  private let constraint: LayoutConstraint
  private let attribute: LayoutAttribute
  private let ancestor: LayoutNode
  /// How far outside the edge stands, and the constant as it counts at that edge.
  private let distance: Double
  private let constant: Double

  /// Nothing where the constraint is none between an edge and the same one of a view around it, or the
  /// edge stands inside all the same.
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

  /// What is less than a cell by far, and more than rounding errors.
  private static let noise = 1e-4

  /// How far an edge stands outside of a view around the item; below 0 inside.
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
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(constraint.equation) has the \(Wording.place(attribute)) \(distance.short) outside of \
        \(ancestor.debugName): constants count \
        \(attribute.isDirectional ? "from leading to trailing" : "to the right and down") at every edge.
        """,
      source: constraint.source,
      cure: """
        Turn the constant's sign at this edge, \((-constant).short) for \(constant.short); \
        inset(\(abs(constant).short)) does so by itself.
        """)
  }
}

extension LayoutAttribute {
  fileprivate enum End { case near, far }

  /// Which end of its axis an edge is; absent for what is no edge, and for margins.
  fileprivate var end: End? {
    switch self {
    case .left, .top, .leading: .near
    case .right, .bottom, .trailing: .far
    default: nil
    }
  }
}
