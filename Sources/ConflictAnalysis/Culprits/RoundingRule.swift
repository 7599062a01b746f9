import ConstraintNotation
import Localization

/// The two sides differ by less than a point, because of a separator or a size that was rounded to pixels.
enum RoundingRule: CulpritRule {
  static let name = "less-than-a-point"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum, sum.difference < 1, sum.difference > 0 else { return [] }
    return [
      Suspicion(
        examination.yielding, weight: 88,
        examination.usesUIKit
          ? LocalizedText(
            """
            The sides differ by \(sum.difference.short) only: a row's separator, or a size rounded to whole \
            pixels. One constraint that may give way takes the rest.
            """,
            chinese: """
              两边只差 \(sum.difference.short)：可能是分隔线，或尺寸被取整到像素。降低其中一条约束的优先级即可。
              """)
          : LocalizedText(
            "The sides differ by \(sum.difference.short) only. One constraint that may give way takes the rest.",
            chinese: "两边只差 \(sum.difference.short)。降低其中一条约束的优先级即可。"),
        examination.yielding.map { [.lowerPriority($0)] } ?? [])
    ]
  }
}
