import ConstraintNotation
import Localization

/// A stack view makes its views equally long, or fills itself with them, and one view has a size of its own.
enum StackDistributionRule: CulpritRule {
  static let name = "stack-distribution"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let equal = examination.members(from: .stack).filter {
      examination.all[$0].identifier.contains("fill-equally")
    }
    let views = equal.flatMap { examination.statement($0).items }
    return examination.programMembers.filter { index in
      guard let size = examination.fixedSize(index), size.value > 0 else { return false }
      return views.contains(size.place.item)
    }.prefix(2).map { index in
      Suspicion(
        index, weight: 79,
        LocalizedText(
          "The stack view makes its views equally large, and one has a size of its own: \(examination.sentence(index)).",
          chinese: "stack view 要求各视图大小相等，其中一个却有自己的尺寸：\(examination.sentence(index))。"),
        [.lowerPriority(index)])
    }
  }
}
