/// A view that others are laid out by has neither a frame nor constraints: it was added and forgotten.
enum UnsetFrameRule: CulpritRule {
  static let name = "unset-frame"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    LayoutConflict.unsetNodes(in: examination.origins).compactMap { node in
      guard let index = examination.frame(of: node) else { return nil }
      let name = examination.words(node)
      return Suspicion(
        index, "The frame of \(name) was never set, so it is a constraint at 0.",
        cure: "Let constraints alone lay it out, and add some.",
        code: "\(node.codeName).translatesAutoresizingMaskIntoConstraints = false")
    }
  }
}
