import ConstraintNotation
import Localization

/// Interface Builder added fixed constraints to a view without any, and the program's constraints contradict them.
enum PrototypingRule: CulpritRule {
  static let name = "interface-builder-fixed"
  static let needs: ConflictFacts = .uiKit

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    examination.members(from: .prototyping).prefix(1).map { index in
      let view =
        examination.statement(index).fromInside.first.map {
          examination.names($0.item)
        } ?? LocalizedText.empty
      return Suspicion(
        index, weight: 93,
        LocalizedText(
          """
          Interface Builder fixed \(view), which has no constraints there, and the program adds some. Mark those of \
          the storyboard as removed at build time, or leave out the program's.
          """,
          chinese: """
            \(view) 在 storyboard 里没有约束，Interface Builder 便自动固定了它，而程序又添加了约束。\
            请把 storyboard 中的约束设为 Remove at build time，或不再由程序添加。
            """),
        [.remove(index)])
    }
  }
}
