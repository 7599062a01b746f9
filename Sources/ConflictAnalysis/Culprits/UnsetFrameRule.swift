import ConstraintNotation
import Localization

/// A view to which others are constrained has neither a frame nor constraints of its own. Only a layout knows that.
enum UnsetFrameRule: CulpritRule {
  static let name = "unset-frame"
  static let needs: ConflictFacts = .setFrames

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    var found: [StatedItem] = []
    return examination.members.compactMap { index in
      guard examination.all[index].hasUnsetFrame,
        let item = examination.statement(index).first?.item, !found.contains(item)
      else { return nil }
      found.append(item)
      let view = examination.names(item)
      return Suspicion(
        index, weight: 94,
        LocalizedText(
          "The frame of \(view) was never set, so it is a constraint at 0.",
          chinese: "\(view) 的 frame 从未设置，所以成了值为 0 的约束。"),
        [.turnMaskOff(item)])
    }
  }
}
