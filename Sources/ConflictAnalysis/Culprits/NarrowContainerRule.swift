import ConstraintNotation
import Localization

/// The content of a view needs more than the size that the view gets from its frame, its window or its controller.
enum NarrowContainerRule: CulpritRule {
  static let name = "container-too-small"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum, sum.isInequality, let index = sum.availableLength,
      let wanted = sum.wantedLength,
      [.autoresizing, .encapsulated, .fitting].contains(examination.origin(index)),
      let size = examination.fixedSize(index), size.value > 0, let axis = size.place.attribute.axis
    else { return [] }
    let view = examination.names.atStart(size.place.item)
    let (needed, there) = (wanted.short, size.value.short)
    return [
      Suspicion(
        index, weight: 74,
        LocalizedText(
          """
          \(view) is \(there) \(axis.extent) for now, and the required sizes and distances inside need \
          \(needed): on a smaller screen, or before its final size, they cannot all hold.
          """,
          chinese: """
            \(view) 目前\(axis.extent) \(there)，而内部必须满足的尺寸与间距需要 \(needed)：屏幕较小或尚未得到最终尺寸时无法同时成立。
            """),
        examination.yielding.map { [.lowerPriority($0)] } ?? [])
    ]
  }
}
