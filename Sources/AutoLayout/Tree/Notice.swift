/// A report and the conditions under which it is current. A notice may reach the same tree twice.
@MainActor final class Notice {
  let report: LayoutReport
  /// The conditions. The report is current if one of them is met, or if there are none.
  private(set) var conditions: [NoticeCondition]

  init(_ report: LayoutReport, while condition: NoticeCondition?) {
    self.report = report
    conditions = condition.map { [$0] } ?? []
  }

  /// Returns whether the report is current in a tree.
  func isCurrent(in tree: LayoutTree) -> Bool {
    conditions.isEmpty || conditions.contains { $0.isMet(in: tree) }
  }

  /// Returns the report with the numbers of the last layout of a tree.
  func report(in tree: LayoutTree) -> LayoutReport {
    conditions.lazy.compactMap { $0.report(in: tree) }.first ?? report
  }

  /// Takes over the conditions of an equal report, for instance about another row of a table.
  func take(over old: Notice) {
    guard !conditions.isEmpty else { return }
    conditions += old.conditions.filter { old in
      !old.isOver && !conditions.contains { $0.isSame(as: old) }
    }
  }
}
