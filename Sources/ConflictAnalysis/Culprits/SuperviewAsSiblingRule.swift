import ConstraintNotation
import Localization

/// A visual format contains the name of a superview instead of `|`, so the view is placed beside the view that
/// contains it.
enum SuperviewAsSiblingRule: CulpritRule {
  static let name = "superview-as-sibling"
  static let needs: ConflictFacts = .forms

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.programMembers.compactMap { index in
      let statement = examination.statement(index)
      guard statement.form == .visual, let after = statement.first, let before = statement.second,
        after.attribute.role == .near, before.attribute.role == .far,
        let axis = after.attribute.axis
      else { return nil }
      let isFirst = examination.superview(of: after.item) == before.item
      guard isFirst || examination.superview(of: before.item) == after.item else {
        return nil
      }
      let (inner, outer) = isFirst ? (after.item, before.item) : (before.item, after.item)
      let (view, superview) = (examination.names(inner), examination.names(outer))
      let side = isFirst ? axis.behind : axis.before
      return Suspicion(
        index, weight: 94,
        LocalizedText(
          """
          \(view) is in \(superview), and this line places \(view) \(side) \(superview), like a neighbour. In a visual \
          format the edge of a superview is a bar, |, not its name.
          """,
          chinese: """
            \(view) 就在 \(superview) 里面，这一行却像对待相邻视图那样把它放在 \(superview) 的\(side)。\
            在可视化格式中，父视图的边写作竖线 |，而不是它的名字。
            """),
        remedies(inner, in: outer, index, axis, edge: isFirst ? after : before, examination))
    }
  }

  /// Returns the remedies: a bar instead of the name. If that edge has another constraint already, the line is
  /// redundant, or the other edge was meant.
  private static func remedies(
    _ inner: StatedItem, in outer: StatedItem, _ index: Int, _ axis: LayoutAxis,
    edge: StatedPlace, _ examination: ConflictExamination
  ) -> [Remedy] {
    let statement = examination.statement(index)
    let isTied = isTied(inner, to: outer, like: edge, but: index, examination)
    let isNear = edge.attribute.role == .near
    // The distance is measured from the near edge of the superview, or to its far edge.
    let isAtStart = isNear != isTied
    let places = [inner, outer].map { item in
      StatedPlace(item: item, attribute: isAtStart ? axis.near : axis.far)
    }
    let (first, second) = isAtStart ? (places[0], places[1]) : (places[1], places[0])
    let bar = Remedy.bar(
      inner,
      ConstraintStatement(
        left: LinearSum(first), relation: statement.relation,
        right: LinearSum(second, constant: statement.constant)))
    return isTied ? [.remove(index), bar] : [bar]
  }

  /// Whether another constraint relates the same edge to the superview.
  private static func isTied(
    _ inner: StatedItem, to outer: StatedItem, like place: StatedPlace, but index: Int,
    _ examination: ConflictExamination
  ) -> Bool {
    examination.all.indices.contains { other in
      let statement = examination.statement(other)
      return other != index && [statement.first, statement.second].contains(place)
        && statement.items.contains(outer)
    }
  }
}
