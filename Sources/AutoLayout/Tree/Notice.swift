/// A report, which may reach a tree on two ways, and what tells whether it is still so.
@MainActor final class Notice {
  /// Where a report is so, and how long.
  struct Condition {
    /// The top of the island that was laid out.
    private weak var root: LayoutNode?
    /// What it is about, in that layout.
    private let subject: AnyHashable
    private let isSo: (LayoutEngine) -> Bool
    private let report: (LayoutEngine) -> LayoutReport?

    /// What is so in the layout of an island, about `subject`, while `isSo` returns true. `report` returns what
    /// there is to report about it now, or nothing where that stays the same.
    init(
      of root: LayoutNode, about subject: AnyHashable,
      report: @escaping (LayoutEngine) -> LayoutReport? = { _ in nil },
      _ isSo: @escaping (LayoutEngine) -> Bool
    ) {
      self.root = root
      self.subject = subject
      self.report = report
      self.isSo = isSo
    }

    /// Whether it is not met now, in any tree.
    @MainActor var isOver: Bool { root?.engine.map { !isSo($0) } ?? true }

    /// Whether it is so in the tree of `top`.
    @MainActor func isMet(in top: LayoutNode) -> Bool {
      guard let root, root.treeRoot === top, let engine = root.engine else { return false }
      return isSo(engine)
    }

    /// The report as of the last layout, where it follows that and is so in the tree of `top`.
    @MainActor func report(in top: LayoutNode) -> LayoutReport? {
      isMet(in: top) ? root?.engine.flatMap(report) : nil
    }

    /// Whether both are about the same.
    func isSame(as other: Condition) -> Bool { root === other.root && subject == other.subject }
  }

  let report: LayoutReport
  /// It is so while one of these is met, or always where there is none.
  private(set) var conditions: [Condition]

  init(_ report: LayoutReport, while condition: Condition?) {
    self.report = report
    conditions = condition.map { [$0] } ?? []
  }

  /// Whether it is so in a tree.
  func isCurrent(in top: LayoutNode) -> Bool {
    conditions.isEmpty || conditions.contains { $0.isMet(in: top) }
  }

  /// The report as of the last layout of a tree.
  func report(in top: LayoutNode) -> LayoutReport {
    conditions.lazy.compactMap { $0.report(in: top) }.first ?? report
  }

  /// Goes on for one that says the same, for instance of another row of a table.
  func take(over old: Notice) {
    guard !conditions.isEmpty else { return }
    conditions += old.conditions.filter { old in
      !old.isOver && !conditions.contains { $0.isSame(as: old) }
    }
  }
}
