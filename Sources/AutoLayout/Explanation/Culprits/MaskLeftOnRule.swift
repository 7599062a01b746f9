import Localization

/// A view has constraints, and its frame is a constraint too, because
/// `translatesAutoresizingMaskIntoConstraints` is still true.
enum MaskLeftOnRule: CulpritRule {
  static let name = "mask-left-on"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    LayoutConflict.translatedNodes(in: examination.origins).compactMap { node in
      guard let index = examination.frame(of: node) else { return nil }
      let name = examination.words(node)
      return Suspicion(
        index,
        LocalizedText(
          "Constraints lay out \(name), and its frame counts as well.",
          chinese: "\(name)由约束布局，但它的 frame 也在起作用。"),
        cure: LocalizedText("Let constraints alone lay it out.", chinese: "只让约束来布局它。"),
        code: "\(node.codeName).translatesAutoresizingMaskIntoConstraints = false")
    }
  }
}
