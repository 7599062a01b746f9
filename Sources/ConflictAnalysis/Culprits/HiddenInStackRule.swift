import ConstraintNotation
import Localization

/// A stack view gives a hidden view a size of 0, and the view has required insets or a required size.
enum HiddenInStackRule: CulpritRule {
  static let name = "hidden-in-stack"
  static let needs: ConflictFacts = .uiKit

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.members(from: .hiding).compactMap { index in
      guard let first = examination.statement(index).first, let axis = first.attribute.axis else {
        return nil
      }
      let hidden = examination.names.atStart(first.item)
      let yielding = examination.yielding
      let needs =
        examination.sum.map {
          LocalizedText(
            "; what it keeps required needs \($0.neededTotal.short)",
            chinese: "；而它仍有必须满足的约束，需要 \($0.neededTotal.short)")
        } ?? .empty
      let cure =
        yielding.map {
          LocalizedText(
            " Let this give way: \(examination.sentence($0)).",
            chinese: "应降低这条约束的优先级：\(examination.sentence($0))。")
        } ?? .empty
      return Suspicion(
        index, weight: 100,
        LocalizedText(
          "\(hidden) is hidden in a stack view, which makes it 0 \(axis.extent)\(needs).\(cure)",
          chinese: "\(hidden) 在 stack view 中被隐藏，stack view 令其\(axis.size.words)为 0\(needs)。\(cure)"),
        yielding.map { [.lowerPriority($0)] } ?? [])
    }
  }
}
