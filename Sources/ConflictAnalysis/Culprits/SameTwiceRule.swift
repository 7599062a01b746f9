import ConstraintNotation
import Localization

/// Two constraints of the program relate the same attributes with different numbers.
enum SameTwiceRule: CulpritRule {
  static let name = "same-constraint-twice"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let own = examination.programMembers
    for (position, second) in own.enumerated() {
      for first in own[..<position] {
        let (one, other) = (examination.statement(first), examination.statement(second))
        guard isSame(one, other), one.constant != other.constant else { continue }
        return [suspicion(first, second, examination)]
      }
    }
    return []
  }

  private static func isSame(_ one: ConstraintStatement, _ other: ConstraintStatement) -> Bool {
    one.isSimple && other.isSimple && one.first == other.first && one.second == other.second
      && one.multiplier == other.multiplier && one.relation == other.relation
  }

  private static func suspicion(
    _ first: Int, _ second: Int, _ examination: ConflictExamination
  ) -> Suspicion {
    // The constraint that was not broken stays. If it is unknown which was broken, the second call was meant to change
    // the first constraint.
    let extra = examination.broken.map { $0 == first ? first : second } ?? first
    let numbers = [first, second].map { index in
      let statement = examination.statement(index)
      let place = statement.source.map { LocalizedText(" (\($0))", chinese: "（\($0)）") } ?? .empty
      return "\(statement.constant.short)\(place)" as LocalizedText
    }
    let name = examination.statement(first).first
    let attribute = name?.attribute.name ?? ""
    let view = name.map { examination.names($0.item) } ?? LocalizedText.empty
    return Suspicion(
      extra, weight: 97,
      LocalizedText(
        """
        The \(attribute) of \(view) is set twice, to \(numbers[0]) and to \(numbers[1]): the second call added a \
        constraint and did not change the first.
        """,
        chinese: """
          \(view) 的 \(attribute) 被设置了两次：\(numbers[0]) 与 \(numbers[1])。第二次调用新增了约束，而不是修改第一条。
          """),
      [
        .change(extra == first ? second : first, to: examination.statement(extra).constant),
        .remove(extra),
      ])
  }
}
