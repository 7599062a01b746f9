/// Nothing in the core is the program's: the system contradicts itself.
enum SystemsOwnRule: CulpritRule {
  static let name = "systems-own"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    guard examination.contradiction != nil else { return [] }
    let items = examination.memberItems
    guard examination.members.allSatisfy({ isSystems($0, examination) }),
      items.allSatisfy(isSystemItem), items.contains(where: SystemClass.isPrivate) else { return [] }
    let known = items.first(where: SystemClass.isPrivate).map { examination.names($0) } ?? ""
    return [
      Suspicion(
        nil, weight: 99,
        Phrase(
          """
          All of these constraints are the system's own (\(known) is a private class): nothing of the program is \
          in them. Mostly there is nothing to do, and the layout is right a moment later.
          """,
          """
          这些约束全部来自系统（\(known) 是私有类），与程序无关。通常无需处理，稍后布局就会正确。
          """))
    ]
  }

  private static func isSystems(_ index: Int, _ examination: Examination) -> Bool {
    switch examination.origins[index] {
    case .masonry, .snapKit: false
    case .program: examination.statements[index].items.allSatisfy(SystemClass.isApple)
    default: true
    }
  }

  /// Views of plain classes stand in the system's views, too; display names are those of the program or of both.
  private static func isSystemItem(_ item: LoggedItem) -> Bool {
    item.isUnnamedSuperview || item.className.isEmpty || SystemClass.isApple(item)
  }
}
