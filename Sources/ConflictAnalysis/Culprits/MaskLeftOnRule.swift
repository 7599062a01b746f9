import ConstraintNotation
import Localization

/// A view has constraints, and its frame is a constraint too, because
/// `translatesAutoresizingMaskIntoConstraints` is still true.
enum MaskLeftOnRule: CulpritRule {
  static let name = "mask-left-on"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    var found: [StatedItem] = []
    return examination.members(from: .autoresizing).compactMap { index in
      let statement = examination.statement(index).fromInside
      guard let item = statement.first?.item, !found.contains(item),
        isLaidOut(item, examination),
        !(examination.usesUIKit && SystemClass.isPrivate(item))
      else { return nil }
      found.append(item)
      let view = examination.names.atStart(item)
      return Suspicion(
        index, weight: 95,
        LocalizedText(
          """
          \(view) has constraints, and its frame counts as well: translatesAutoresizingMaskIntoConstraints was \
          left on.
          """,
          chinese: """
            \(view) 已有约束，但它的 frame 也被当作约束：translatesAutoresizingMaskIntoConstraints 没有关闭。
            """),
        [.turnMaskOff(item)])
    }
  }

  /// Whether constraints position a view in its superview or beside another view, and not only other views inside it.
  private static func isLaidOut(_ item: StatedItem, _ examination: ConflictExamination) -> Bool {
    var isPlaced = false
    for index in examination.all.indices {
      let origin = examination.origin(index)
      guard origin.isProgram || origin == .system else { continue }
      let statement = examination.statement(index).fromInside
      guard let first = statement.first, statement.isSimple else { continue }
      if first.item == item {
        guard let second = statement.second?.item else {
          isPlaced = isPlaced || first.attribute.role == .size
          continue
        }
        // A view inside this one is constrained to it, which does not position this one.
        if !examination.isInside(second, item) { isPlaced = true }
      } else if statement.second?.item == item, first.attribute.role != .size,
        first.attribute.role == statement.second?.attribute.role
      {
        return false
      }
    }
    return isPlaced
  }
}
