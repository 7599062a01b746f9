/// A circumstance under which a report is current.
@MainActor enum NoticeCondition {
  /// A fact holds in the layout of an island, whose root is linked.
  case fact(LayoutFact, ItemLink)
  /// All of some constraints are active.
  case active([WeakConstraint])
  /// A refusal of a constraint was not dealt with: the constraint has an error, or nobody holds it any more, and the items
  /// that it was to relate are there.
  case refused(WeakConstraint, of: [ItemLink])

  /// A constraint that is not kept alive.
  struct WeakConstraint {
    private(set) weak var constraint: LayoutConstraint?

    init(_ constraint: LayoutConstraint) { self.constraint = constraint }
  }

  /// Creates a condition that holds while a fact holds in the layout of an island.
  init(_ fact: LayoutFact, in root: LayoutNode) { self = .fact(fact, root.link) }

  /// Whether the circumstance has passed, in any tree.
  var isOver: Bool {
    switch self {
    case .fact(let fact, let link): !(link.item?.node?.engine?.isSo(fact) ?? false)
    case .active(let constraints): !constraints.allSatisfy { $0.constraint?.isActive ?? false }
    case .refused(let refused, let items):
      refused.constraint.map { $0.error == nil } ?? items.contains { $0.item == nil }
    }
  }

  /// Returns whether the circumstance is so in a tree.
  func isMet(in tree: LayoutTree) -> Bool {
    if case .fact(_, let link) = self, link.item?.node?.tree !== tree { return false }
    return !isOver
  }

  /// Returns the report as of the last layout, if the fact holds in a tree and has numbers of its own.
  func report(in tree: LayoutTree) -> LayoutReport? {
    guard case .fact(let fact, let link) = self, isMet(in: tree) else { return nil }
    return link.item?.node?.engine?.report(on: fact)
  }

  /// Returns whether both are about the same fact, or the same constraints.
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
