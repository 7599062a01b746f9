/// A report and the conditions under which it is current. A notice may reach the same tree twice.
@MainActor final class Notice {
  /// A fact about an island on which a report depends.
  struct Condition {
    /// The root of the island that was laid out.
    private weak var root: LayoutNode?
    private let fact: LayoutFact

    /// Creates a condition that holds while a fact holds in the layout of an island.
    init(_ fact: LayoutFact, in root: LayoutNode) {
      self.root = root
      self.fact = fact
    }

    /// Whether the fact no longer holds, in any tree.
    @MainActor var isOver: Bool { root?.engine.map { !$0.isSo(fact) } ?? true }

    /// Returns whether the fact holds in a tree.
    @MainActor func isMet(in tree: LayoutTree) -> Bool {
      guard let root, root.tree === tree, let engine = root.engine else { return false }
      return engine.isSo(fact)
    }

    /// Returns the report as of the last layout, if the fact holds in a tree and has numbers of its own.
    @MainActor func report(in tree: LayoutTree) -> LayoutReport? {
      isMet(in: tree) ? root?.engine?.report(on: fact) : nil
    }

    /// Returns whether both are about the same fact.
    func isSame(as other: Condition) -> Bool { root === other.root && fact == other.fact }
  }

  let report: LayoutReport
  /// The conditions, one of which has to be met. A report without conditions is always current.
  private(set) var conditions: [Condition]

  init(_ report: LayoutReport, while condition: Condition?) {
    self.report = report
    conditions = condition.map { [$0] } ?? []
  }

  /// Returns whether the report is current in a tree.
  func isCurrent(in tree: LayoutTree) -> Bool {
    conditions.isEmpty || conditions.contains { $0.isMet(in: tree) }
  }

  /// Returns the report as of the last layout of a tree.
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
