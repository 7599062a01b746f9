import Localization
import ConstraintNotation

/// Two constraints of the program relate the same attributes with different numbers.
enum SameTwiceRule: CulpritRule {
  static let name = "same-constraint-twice"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    let own = examination.programMembers
    for (position, second) in own.enumerated() {
      for first in own[..<position] {
        let (one, other) = (examination.statements[first], examination.statements[second])
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
    _ first: Int, _ second: Int, _ examination: Examination
  ) -> Suspicion {
    let numbers = [first, second].map { examination.statements[$0].constant.short }
    let wanted = examination.names(
      examination.statements[first].first ?? StatedPlace(item: StatedItem(), attribute: .width))
    // The constraint that was not broken stays. If the log does not say which was broken, the second call was
    // meant to change the first constraint.
    let extra = examination.conflict.broken.map { $0 == first ? first : second } ?? first
    let lines = [first, second].compactMap { examination.constraints[$0].source?.line }
    let places = lines.count == 2 && lines[0] != lines[1]
    return Suspicion(
      extra, weight: 97,
      LocalizedText(
        """
        \(wanted) is set twice, to \(numbers[0]) and to \(numbers[1])\
        \(places ? ", in lines \(lines[0]) and \(lines[1])" : ""): the second call added a constraint and did \
        not change the first.
        """,
        chinese: """
          \(wanted) 被设置了两次：\(numbers[0]) 与 \(numbers[1])\(places ? "（第 \(lines[0]) 行与第 \(lines[1]) 行）" : "")。\
          第二次调用新增了约束，而不是修改第一条。
          """),
      [
        .change(extra == first ? second : first, to: examination.statements[extra].constant),
        .remove(extra),
      ])
  }
}
