import Localization

/// The intrinsic size of a view, such as a text, is required and does not fit the constraints around it.
enum RequiredContentRule: CulpritRule {
  static let name = "required-content-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.systems.compactMap { index, constraint in
      guard constraint.kind.isOfContent, let item = constraint.item else { return nil }
      let resists = constraint.kind == .compressionResistance
      let kind = resists ? "CompressionResistance" : "Hugging"
      let axis = constraint.attribute.axis == .horizontal ? "horizontal" : "vertical"
      let (name, length) = (examination.words(item), constraint.constant.short)
      let fact: LocalizedText =
        constraint.attribute == .width
        ? LocalizedText(
          "The intrinsic width \(length) of \(name) is required",
          chinese: "\(name)的固有宽度 \(length) 是必需的")
        : LocalizedText(
          "The intrinsic height \(length) of \(name) is required",
          chinese: "\(name)的固有高度 \(length) 是必需的")
      return Suspicion(
        index,
        resists
          ? LocalizedText(
            "\(fact): it may not get less, whatever room there is.",
            chinese: "\(fact)：无论空间多少，都不能变小。")
          : LocalizedText(
            "\(fact): it may not get more, whatever room there is.",
            chinese: "\(fact)：无论空间多少，都不能变大。"),
        cure: LocalizedText("Let it give way.", chinese: "让它可以让步。"),
        code: "\(item.codeName).setContent\(kind)Priority(999, for: .\(axis))")
    }
  }
}
