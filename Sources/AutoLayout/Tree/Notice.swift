/// A report, which may reach the same tree twice, and what tells whether it is still so.
@MainActor final class Notice {
  /// Where something is so, and how long.
  struct Condition {
    /// The top of the island that was laid out.
    private weak var root: LayoutNode?
    private let fact: LayoutFact

    /// Holds while something is so in the layout of an island.
    init(_ fact: LayoutFact, in root: LayoutNode) {
      self.root = root
      self.fact = fact
    }

    /// Whether it is not so now, in any tree.
    @MainActor var isOver: Bool { root?.engine.map { !$0.isSo(fact) } ?? true }

    /// Whether it is so in a tree.
    @MainActor func isMet(in tree: LayoutTree) -> Bool {
      guard let root, root.tree === tree, let engine = root.engine else { return false }
      return engine.isSo(fact)
    }

    /// The report as of the last layout, where it follows that and is so in a tree.
    @MainActor func report(in tree: LayoutTree) -> LayoutReport? {
      isMet(in: tree) ? root?.engine?.report(on: fact) : nil
    }

    /// Whether both are about the same.
    func isSame(as other: Condition) -> Bool { root === other.root && fact == other.fact }
  }

  let report: LayoutReport
  /// It is so while one of these is met, or always where there is none.
  private(set) var conditions: [Condition]

  init(_ report: LayoutReport, while condition: Condition?) {
    self.report = report
    conditions = condition.map { [$0] } ?? []
  }

  /// Whether it is so in a tree.
  func isCurrent(in tree: LayoutTree) -> Bool {
    conditions.isEmpty || conditions.contains { $0.isMet(in: tree) }
  }

  /// The report as of the last layout of a tree.
  func report(in tree: LayoutTree) -> LayoutReport {
    conditions.lazy.compactMap { $0.report(in: tree) }.first ?? report
  }

  /// Goes on for one that says the same, for instance of another row of a table.
  func take(over old: Notice) {
    guard !conditions.isEmpty else { return }
    conditions += old.conditions.filter { old in
      !old.isOver && !conditions.contains { $0.isSame(as: old) }
    }
  }
}
