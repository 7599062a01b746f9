import ConstraintNotation
import Localization

/// A view is constrained to the bottom of the keyboard's guide, which is behind the keyboard, while views above it are
/// constrained to the top.
enum BehindKeyboardRule: CulpritRule {
  static let name = "behind-the-keyboard"
  static let needs: ConflictFacts = .uiKit

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.programMembers.compactMap { index in
      let statement = examination.statement(index)
      guard statement.isSimple, let first = statement.first, let second = statement.second,
        let hanging = [(first, second), (second, first)].first(where: { view, guide in
          guide.item.isKeyboardGuide && guide.attribute == .bottom && view.attribute == .top
        })?.0
      else { return nil }
      let view = examination.names(hanging.item)
      return Suspicion(
        index, weight: 84,
        LocalizedText(
          """
          The top of \(view) is tied to the bottom of the keyboard guide, so \(view) lies behind the keyboard. What is to \
          stand above it has its bottom at the guide's top.
          """,
          chinese: """
            \(view) 的顶部固定在键盘 guide 的底部，因此 \(view) 会落在键盘后面。要显示在键盘上方，应把底部固定到 guide 的顶部。
            """), [.remove(index)])
    }
  }
}
