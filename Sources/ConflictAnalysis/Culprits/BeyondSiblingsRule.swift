import ConstraintNotation
import Localization

/// Siblings have like constraints with similar numbers, but one number is far larger: 500 instead of 50. The superviews
/// have to be known.
enum BeyondSiblingsRule: CulpritRule {
  static let name = "beyond-siblings"
  /// A number that exceeds the next largest one by this factor counts as far larger.
  private static let factor = 4.0

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let own = examination.isContradictory ? examination.programMembers : []
    return own.compactMap { index in
      let statement = examination.statement(index)
      let others = own.filter { $0 != index && isAlike($0, index, examination) }
      let next = others.map { examination.statement($0).constant }.max { abs($0) < abs($1) } ?? 0
      guard let first = statement.first, others.count >= 2, next != 0,
        abs(statement.constant) >= factor * abs(next)
      else { return nil }
      let (view, name) = (examination.names(first.item), first.attribute.name)
      let number = statement.constant.short
      return Suspicion(
        index, weight: 85,
        LocalizedText(
          "The \(name) of \(view) has \(number), the views beside it have \(next.short) or less.",
          chinese: "\(view) 的 \(name) 用了 \(number)，旁边的视图只用 \(next.short) 或更小。"),
        [.correct(index, to: next)])
    }
  }

  private static func isAlike(_ index: Int, _ other: Int, _ examination: ConflictExamination)
    -> Bool
  {
    let (one, second) = (examination.statement(index), examination.statement(other))
    guard one.isSimple, second.isSimple, let item = one.first?.item,
      let sibling = second.first?.item,
      let superview = examination.superview(of: item)
    else { return false }
    return item != sibling && superview == examination.superview(of: sibling)
      && one.first?.attribute == second.first?.attribute
      && one.second?.attribute == second.second?.attribute && one.multiplier == second.multiplier
  }
}
