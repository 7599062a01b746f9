import ConstraintNotation
import Localization

/// Two constraints on the size of one view exclude each other, and at least one of them is an inequality.
enum TwoSizesRule: CulpritRule {
  static let name = "two-sizes"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let (first, second) = sizes(examination), let one = examination.fixedSize(first),
      let other = examination.fixedSize(second), let axis = one.place.attribute.axis
    else { return [] }
    let view = examination.names.atStart(one.place.item)
    func amount(_ size: (place: StatedPlace, relation: LayoutRelation, value: Double))
      -> LocalizedText
    {
      size.relation.bound + size.value.short
    }
    let own = [first, second].filter { examination.origin($0).isProgram }
    let named = own.first { $0 == examination.broken } ?? own.last
    return [
      Suspicion(
        named, weight: 83,
        LocalizedText(
          "\(view) is to be \(amount(one)) and \(amount(other)) \(axis.extent): one of the two has to go.",
          chinese:
            "\(view) 的\(axis.size.words)既要\(amount(one))，又要\(amount(other))：两者只能留一个。"
        ), named.map { [.lowerPriority($0)] } ?? [])
    ]
  }

  /// Returns the indices of the two constraints, if the core consists of two such constraints and at least one is
  /// the program's; nil otherwise.
  static func sizes(_ examination: ConflictExamination) -> (Int, Int)? {
    let members = examination.statedMembers
    guard examination.isContradictory, members.count == 2, !examination.programMembers.isEmpty,
      let one = examination.fixedSize(members[0]), let other = examination.fixedSize(members[1]),
      one.place == other.place, one.relation != .equal || other.relation != .equal,
      !members.contains(where: { examination.origin($0).isGivenSize })
    else { return nil }
    return (members[0], members[1])
  }
}
