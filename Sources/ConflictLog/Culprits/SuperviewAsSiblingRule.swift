/// A visual format has the name of a superview where it means its edge, `|`: then the view lies beside what it is in.
enum SuperviewAsSiblingRule: CulpritRule {
  static let name = "superview-as-sibling"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    guard examination.contradiction != nil else { return [] }
    return examination.programMembers.compactMap { index in
      let statement = examination.statements[index]
      guard statement.form == .visual, let after = statement.first, let before = statement.second,
        after.attribute.role == .near, before.attribute.role == .far,
        let axis = after.attribute.axis
      else { return nil }
      let isFirst = examination.hierarchy.superview(of: after.item) == before.item
      guard isFirst || examination.hierarchy.superview(of: before.item) == after.item else {
        return nil
      }
      let (inner, outer) = isFirst ? (after.item, before.item) : (before.item, after.item)
      let (view, superview) = (examination.names(inner), examination.names(outer))
      let side = isFirst ? axis.behind : axis.before
      return Suspicion(
        index, weight: 94,
        Phrase(
          """
          \(view) is in \(superview), and this line places \(view) \(side.english) \(superview), like a neighbour. In a visual \
          format the edge of a superview is a bar, |, not its name.
          """,
          """
          \(view) 就在 \(superview) 里面，这一行却像对待相邻视图那样把它放在 \(superview) 的\(side.chinese)。\
          在可视化格式中，父视图的边写作竖线 |，而不是它的名字。
          """),
        remedies(inner, in: outer, index, axis, edge: isFirst ? after : before, examination))
    }
  }

  /// A bar in place of the name; where that edge is tied already, the line is one too many, or means the other edge.
  private static func remedies(
    _ inner: LoggedItem, in outer: LoggedItem, _ index: Int, _ axis: LoggedAttribute.Axis,
    edge: Place, _ examination: Examination
  ) -> [Remedy] {
    let statement = examination.statements[index]
    let isTied = isTied(inner, to: outer, like: edge, but: index, examination)
    let isNear = edge.attribute.role == .near
    let bar = Remedy.bar(
      inner, axis, isNear: isNear != isTied, distance: statement.constant,
      relation: statement.relation)
    return isTied ? [.remove(index), bar] : [bar]
  }

  /// Whether another constraint ties the same edge to the superview already.
  private static func isTied(
    _ inner: LoggedItem, to outer: LoggedItem, like place: Place, but index: Int,
    _ examination: Examination
  ) -> Bool {
    examination.constraints.indices.contains { other in
      let statement = examination.statements[other]
      return other != index && [statement.first, statement.second].contains(place)
        && statement.items.contains(outer)
    }
  }
}
