import Localization

/// A text or another content insists on its size, as required as the room around it.
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
        ? "The intrinsic width \(length) of \(name) is required"
        : "The intrinsic height \(length) of \(name) is required"
      return Suspicion(
        index,
        resists
          ? "\(fact): it may not get less, whatever room there is."
          : "\(fact): it may not get more, whatever room there is.",
        cure: "Let it give way.",
        code: "\(item.codeName).setContent\(kind)Priority(999, for: .\(axis))")
    }
  }
}
