import ConstraintNotation
import Localization

/// One size is a multiple of another, and other constraints fix both.
enum AspectRatioRule: CulpritRule {
  static let name = "aspect-ratio"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.programMembers.compactMap { index in
      let statement = examination.statement(index)
      guard statement.isSimple, let first = statement.first, let second = statement.second,
        first.item == second.item, first.attribute.role == .size, second.attribute.role == .size,
        first.attribute != second.attribute
      else { return nil }
      let view = examination.names(first.item)
      return Suspicion(
        index, weight: 72,
        LocalizedText(
          "The ratio of \(view) is required (\(examination.sentence(index))), and both its sides follow from others.",
          chinese: "\(view) 的宽高比约束是必需的（\(examination.sentence(index))），而宽和高又都已由其他约束确定。"),
        [.lowerPriority(index)])
    }
  }
}
