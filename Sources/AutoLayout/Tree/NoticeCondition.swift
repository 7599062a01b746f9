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
