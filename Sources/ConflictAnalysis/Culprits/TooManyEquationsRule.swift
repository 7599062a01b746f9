import ConstraintNotation
import Localization

/// The size of a view and both of its edges are fixed: one of the three constraints is redundant.
enum TooManyEquationsRule: CulpritRule {
  static let name = "size-and-both-ends"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum else { return [] }
    let sizes = examination.programMembers.filter { index in
      guard let size = examination.fixedSize(index), size.value > 0 else { return false }
      return (sum.needed + sum.available).contains { $0.member == index }
    }
    let isPinned = examination.members.contains { examination.statement($0).second != nil }
    guard isPinned, sum.availableTotal > 0 || !sum.isInequality else { return [] }
    return sizes.prefix(2).compactMap { index -> Suspicion? in
      guard let size = examination.fixedSize(index), let axis = size.place.attribute.axis,
        !examination.isContainer(size.place.item), isTiedAtBothEnds(size.place, examination)
      else { return nil }
      let view = examination.names.atStart(size.place.item)
      let bound = size.relation.verb
      // There is more space than needed, so it is sufficient that the size may grow.
      let mayGrow = size.relation == .equal && sum.neededTotal < sum.availableTotal
      return Suspicion(
        index, weight: sum.isInequality ? 73 : 75,
        LocalizedText(
          """
          \(view) is \(bound)\(size.value.short) \(axis.extent), and both its ends are tied: one \
          of the three is too many. Leave out the size, or let an end give way.
          """,
          chinese: """
            \(view) 的\(axis.size.words)\(bound)\(size.value.short)，两端又都被固定：\
            三者多了一个。请去掉尺寸，或降低其中一端的优先级。
            """),
        mayGrow ? [.lowerPriority(index), .loosen(index)] : [.lowerPriority(index)])
    }
  }

  /// Whether constraints of the core fix both edges of an item, directly or through items aligned with it.
  private static func isTiedAtBothEnds(_ place: StatedPlace, _ examination: ConflictExamination)
    -> Bool
  {
    var roles: Set<LayoutAttribute.Role> = []
    for index in examination.members {
      let statement = examination.statement(index)
      for part in statement.left.parts + statement.right.parts
      where part.place.item == place.item && part.place.attribute.axis == place.attribute.axis {
        roles.insert(part.place.attribute.role)
      }
    }
    return roles.contains(.near) && roles.contains(.far)
      || roles.contains(.center) && (roles.contains(.near) || roles.contains(.far))
  }
}
