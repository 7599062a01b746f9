import Localization

/// A view to which others are constrained has neither a frame nor constraints of its own.
enum UnsetFrameRule: CulpritRule {
  static let name = "unset-frame"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    LayoutConflict.unsetNodes(in: examination.origins).compactMap { node in
      guard let index = examination.frame(of: node) else { return nil }
      let name = examination.words(node)
      return Suspicion(
        index,
        LocalizedText(
          "The frame of \(name) was never set, so it is a constraint at 0.",
          chinese: "\(name)的 frame 从未设置，所以成了值为 0 的约束。"),
        cure: LocalizedText(
          "Let constraints alone lay it out, and add some.", chinese: "只让约束来布局它，并添加约束。"),
        code: "\(node.codeName).translatesAutoresizingMaskIntoConstraints = false")
    }
  }
}
