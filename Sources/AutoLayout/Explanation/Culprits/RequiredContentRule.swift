/// A text or another content insists on its size, as required as the room around it.
enum RequiredContentRule: CulpritRule {
  static let name = "required-content-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.systems.compactMap { index, constraint in
      guard constraint.kind.isOfContent, let item = constraint.item else { return nil }
      let resists = constraint.kind == .compressionResistance
      let kind = resists ? "CompressionResistance" : "Hugging"
      let axis = constraint.attribute.axis == .horizontal ? "horizontal" : "vertical"
      return Suspicion(
        index,
        """
        The intrinsic \(constraint.attribute) \(constraint.constant.short) of \(examination.words(item)) is required: \
        it may not get \(resists ? "less" : "more"), whatever room there is.
        """,
        cure: "Let it give way.",
        code: "\(CodeNames.name(of: item)).setContent\(kind)Priority(999, for: .\(axis))")
    }
  }
}
