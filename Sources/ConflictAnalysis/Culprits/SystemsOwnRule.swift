import ConstraintNotation
import Localization

/// No constraint of the core is the program's, so the system contradicts itself.
package enum SystemsOwnRule: CulpritRule {
  package static let name = "systems-own"
  package static let needs: ConflictFacts = .uiKit

  package static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    let items = examination.memberItems
    let known = items.first(where: SystemClass.isPrivate)
    if let known, items.allSatisfy(isSystemItem),
      examination.members.allSatisfy({ isSystems($0, examination) })
    {
      let name = examination.names(known)
      guard isCertain(examination) else {
        return [
          Suspicion(
            nil, weight: 99,
            LocalizedText(
              """
              \(name) is of a private class, and the other views are named as Apple's are: unless you put a view \
              of yours into it, the constraints are the system's own, and mostly there is nothing to do.
              """,
              chinese: """
                \(name) 是系统的私有类，其余视图的类名也都像 Apple 的：除非你在其中添加了自己的视图，否则约束都来自系统，通常无需处理。
                """))
        ]
      }
      return [
        Suspicion(
          nil, weight: 99,
          LocalizedText(
            """
            All of these constraints are the system's own (\(name) is a private class): nothing of the program is \
            in them. Mostly there is nothing to do, and the layout is right a moment later.
            """,
            chinese: """
              这些约束全部来自系统（\(name) 是私有类），与程序无关。通常无需处理，稍后布局就会正确。
              """))
      ]
    }
    guard examination.programMembers.isEmpty else { return [] }
    return [
      Suspicion(
        nil, weight: 86,
        LocalizedText(
          """
          None of these constraints is written in the program: they are frames and sizes that the system sets. \
          Look for what makes the outermost view so small, or leave it, if the views are not yours.
          """,
          chinese: """
            这些约束都不是程序写的，而是系统设置的 frame 与尺寸。请查看最外层视图为何这么小；若视图不是你的，可以不管。
            """))
    ]
  }

  /// Whether each constraint is certainly the system's. An identifier alone does not prove that, since programs set
  /// identifiers, too.
  package static func isCertain(_ examination: ConflictExamination) -> Bool {
    examination.programMembers.isEmpty
  }

  private static func isSystems(_ index: Int, _ examination: ConflictExamination) -> Bool {
    switch examination.origin(index) {
    case .masonry, .snapKit: false
    case .program:
      // The system sets identifiers on constraints between its own views.
      examination.statement(index).items.allSatisfy(SystemClass.isApple)
        || !examination.all[index].identifier.isEmpty
    default: true
    }
  }

  /// Whether an item may be the system's. Views of plain classes may be inside the system's views, too; a
  /// display name may be the program's or the system's.
  private static func isSystemItem(_ item: StatedItem) -> Bool {
    item.isUnnamedSuperview || item.className.isEmpty || SystemClass.isApple(item)
  }
}
