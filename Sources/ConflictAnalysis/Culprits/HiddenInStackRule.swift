import Localization
import ConstraintNotation

/// A stack view gives a hidden view a size of 0, and the view has required insets or a required size.
enum HiddenInStackRule: CulpritRule {
  static let name = "hidden-in-stack"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.members(from: .hiding).compactMap { index in
      guard let first = examination.statement(index).first, let axis = first.attribute.axis else {
        return nil
      }
      let hidden = examination.names.atStart(first.item)
      let yielding = examination.yielding
      let own = yielding.map { examination.sentence($0) } ?? LocalizedText.empty
      let needed = examination.sum.map { $0.neededTotal.short } ?? ""
      return Suspicion(
        index, weight: 100,
        LocalizedText(
          """
          \(hidden) is hidden in a stack view, which makes it 0 \(axis.extent); what it keeps required \
          needs \(needed). Let this give way: \(own).
          """,
          chinese: """
            \(hidden) 在 stack view 中被隐藏，stack view 令其\(axis.size.words)为 0；而它仍有必须满足的约束，\
            需要 \(needed)。应降低这条约束的优先级：\(own)。
            """),
        yielding.map { [.lowerPriority($0)] } ?? [])
    }
  }
}
