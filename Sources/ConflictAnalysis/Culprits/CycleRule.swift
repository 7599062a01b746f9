import ConstraintNotation
import Localization

/// Edges of one kind are constrained to each other in a cycle whose distances do not add up to 0.
enum CycleRule: CulpritRule {
  static let name = "circle"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory, !examination.needsNoNegativeLength,
      examination.members.count >= 3
    else {
      return []
    }
    let statements = examination.members.map { examination.statement($0) }
    let roles = Set(statements.flatMap { [$0.first?.attribute.role, $0.second?.attribute.role] })
    guard roles.count == 1, let role = roles.first ?? nil, role != .size, role != .other else {
      return []
    }
    // If two views are both constrained to a third one, the constraint between the two is redundant.
    let odd =
      examination.programMembers.last { index in
        let items = examination.statement(index).items
        return items.allSatisfy { item in
          examination.members.contains {
            $0 != index && examination.statement($0).first?.item == item
          }
        }
      } ?? examination.programMembers.last
    let redundant =
      odd.map {
        LocalizedText(
          " One of them is redundant: \(examination.sentence($0)).",
          chinese: "其中一条是多余的：\(examination.sentence($0))。")
      } ?? .empty
    return [
      Suspicion(
        odd, weight: 82,
        LocalizedText(
          "The same edges are tied to each other in a cycle whose distances do not add up to 0.\(redundant)",
          chinese: "相同的边首尾相连成了一圈，而各段距离之和不为 0。\(redundant)"),
        odd.map { [.remove($0)] } ?? [])
    ]
  }
}
