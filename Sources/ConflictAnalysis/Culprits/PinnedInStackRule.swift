import ConstraintNotation
import Localization

/// A view that a stack view arranges also has the program's own constraints to the stack view.
enum PinnedInStackRule: CulpritRule {
  static let name = "pinned-in-stack"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let stacked = examination.members(from: .stack).flatMap { examination.statement($0).items }
    return examination.programMembers.compactMap { index in
      let statement = examination.statement(index).fromInside
      guard let first = statement.first, let second = statement.second else { return nil }
      let inner = isStack(second.item) ? first : second
      let stack = isStack(second.item) ? second.item : first.item
      guard isStack(stack), first.attribute.role != .size, stacked.contains(inner.item),
        examination.superview(of: inner.item) == stack
          || second.item == stack && stacked.contains(stack),
        statement.constant != 0
      else { return nil }
      let view = examination.names(inner.item)
      return Suspicion(
        index, weight: 83,
        LocalizedText(
          "\(examination.names(stack)) places \(view) itself, and \(view) is also tied to it by hand: "
            + "\(examination.sentence(index)).",
          chinese:
            "\(view) 由 \(examination.names(stack)) 排列，却又被手动固定：\(examination.sentence(index))。"
        ),
        [.remove(index)]
          + ([.near, .far].contains(first.attribute.role)
            ? [.stackMargins(stack, first.attribute, abs(statement.constant))] : []))
    }
  }

  private static func isStack(_ item: StatedItem) -> Bool { item.plainClass.contains("StackView") }
}
