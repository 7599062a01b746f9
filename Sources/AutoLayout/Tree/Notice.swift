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

/// A condition under which a report is current.
@MainActor enum NoticeCondition {
  /// A fact holds in the layout of the island whose root is linked.
  case fact(LayoutFact, ItemLink)
  /// All the constraints are active.
  case active([WeakConstraint])
  /// A refused constraint is not repaired: it still has an error, or it no longer exists but all the items that it was
  /// to relate do.
  case refused(WeakConstraint, of: [ItemLink])

  /// A weak reference to a constraint.
  struct WeakConstraint {
    private(set) weak var constraint: LayoutConstraint?

    init(_ constraint: LayoutConstraint) { self.constraint = constraint }
  }

  /// Creates a condition that holds while a fact holds in the layout of an island.
  init(_ fact: LayoutFact, in root: LayoutNode) { self = .fact(fact, root.link) }

  /// Whether the condition no longer holds, in any tree.
  var isOver: Bool {
    switch self {
    case .fact(let fact, let link): !(link.item?.node?.engine?.isSo(fact) ?? false)
    case .active(let constraints): !constraints.allSatisfy { $0.constraint?.isActive ?? false }
    case .refused(let refused, let items):
      refused.constraint.map { $0.error == nil } ?? items.contains { $0.item == nil }
    }
  }

  /// Returns whether the condition holds in a tree.
  func isMet(in tree: LayoutTree) -> Bool {
    if case .fact(_, let link) = self, link.item?.node?.tree !== tree { return false }
    return !isOver
  }

  /// Returns the report with the numbers of the last layout; nil if the condition is not a fact that
  /// holds in the tree, or if the fact has no numbers.
  func report(in tree: LayoutTree) -> LayoutReport? {
    guard case .fact(let fact, let link) = self, isMet(in: tree) else { return nil }
    return link.item?.node?.engine?.report(on: fact)
  }

  /// Returns whether both conditions are about the same fact, or the same constraints.
  func isSame(as other: NoticeCondition) -> Bool {
    switch (self, other) {
    case (.fact(let fact, let link), .fact(let otherFact, let otherLink)):
      link === otherLink && fact == otherFact
    case (.active(let constraints), .active(let others)):
      constraints.elementsEqual(others) { $0.constraint === $1.constraint }
    case (.refused(let refused, _), .refused(let other, _)): refused.constraint === other.constraint
    case (.fact, _), (.active, _), (.refused, _): false
    }
  }
}

/// The reports of a tree, in order and without duplicates.
@MainActor struct Notices {
  private(set) var all: [Notice] = []

  /// The number of reports that are kept. Reports that are no longer current are dropped first, then the oldest.
  static let limit = 100

  /// Adds a report, unless it is known already.
  mutating func add(_ notice: Notice, in tree: LayoutTree) {
    if all.contains(where: { $0 === notice }) { return }
    for old in all where old.report.isSuperseded(by: notice.report) { notice.take(over: old) }
    all.removeAll { $0.report.isSuperseded(by: notice.report) }
    all.append(notice)
    guard all.count > Self.limit else { return }
    all.remove(at: all.firstIndex { !$0.isCurrent(in: tree) } ?? 0)
  }

  /// Returns the reports that are current as of the last layout, each once.
  func current(in tree: LayoutTree) -> [LayoutReport] {
    reports(in: tree) { $0.isCurrent(in: tree) }
  }

  /// Returns the reports that are no longer current, each once.
  func earlier(in tree: LayoutTree) -> [LayoutReport] {
    let current = current(in: tree)
    return reports(in: tree) { !$0.isCurrent(in: tree) }.filter { !current.contains($0) }
  }

  /// Returns the reports of the notices that meet a condition. Equal reports from several turns appear once.
  private func reports(
    in tree: LayoutTree, where condition: (Notice) -> Bool
  ) -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for notice in all where condition(notice) {
      let report = notice.report(in: tree)
      if !reports.contains(report) { reports.append(report) }
    }
    return reports
  }
}
