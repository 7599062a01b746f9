import ConstraintNotation
import Localization

/// A size that the program gives a view is too small for its content.
enum TooSmallRule: CulpritRule {
  static let name = "too-small-for-contents"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard TwoSizesRule.sizes(examination) == nil, let sum = examination.sum,
      let index = sum.availableLength, let wanted = sum.wantedLength,
      examination.origin(index).isProgram, let size = examination.fixedSize(index), size.value > 0,
      let axis = size.place.attribute.axis,
      examination.hasNeighbours(size.place.item),
      sum.isInequality || isOverfull(size.place.item, sum, examination),
      !sum.needed.contains(where: { examination.origin($0.member).isGivenSize })
    else { return [] }
    let view = examination.names.atStart(size.place.item)
    return [
      Suspicion(
        index, weight: sum.isInequality ? 81 : 74,
        LocalizedText(
          """
          \(view) is made \(size.relation.bound)\(size.value.short) \(axis.extent), too small for what is inside: that needs \
          \(wanted.short).
          """,
          chinese: """
            \(view) 的\(axis.size.words)被设为\(size.relation.bound) \(size.value.short)，容不下内部的 \(wanted.short)。
            """),
        [.lowerPriority(index), .remove(index)])
    ]
  }

  /// Whether sizes and distances, none of them negative, add up to more than the view that contains them.
  private static func isOverfull(
    _ item: StatedItem, _ sum: FailingSum, _ examination: ConflictExamination
  ) -> Bool {
    examination.isContainer(item) && sum.neededTotal > sum.availableTotal
      && sum.needed.allSatisfy { $0.amount >= 0 } && sum.needed.count > 1
  }
}
