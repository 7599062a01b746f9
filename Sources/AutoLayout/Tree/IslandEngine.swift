/// What keeps the constraints of an island solved, as nodes and constraints know it: who is told of changes, and
/// asked what became of them.
@MainActor protocol IslandEngine: AnyObject {
  /// Whether changes wait for the next layout.
  var isDirty: Bool { get }
  /// Whether the island is laid out towards a size only to find one: what is around it is not told.
  var isFitting: Bool { get }

  /// Notes a change; the next layout applies it.
  func note(_ change: LayoutChange)

  /// Whether an item has a part in the layout, as it was last built; false while it is to be built anew.
  func takesPart(_ item: LayoutItem) -> Bool
  /// Whether a constraint counts with a baseline of the node.
  func usesBaseline(of node: LayoutNode) -> Bool
  /// Whether something is so as of the last layout.
  func isSo(_ fact: LayoutFact) -> Bool
  /// The report on something that is so, with the numbers of the last layout; absent where these make no
  /// difference.
  func report(on fact: LayoutFact) -> LayoutReport?
}

/// Something that has changed, and that the layout of an island has to follow.
enum LayoutChange {
  /// Who takes part, in which order, or how.
  case structure
  case activated(LayoutConstraint)
  case deactivated(LayoutConstraint)
  case constant(LayoutConstraint)
  case priority(LayoutConstraint)
  /// The hugging or compression resistance of a node.
  case contentPriority(LayoutNode, LayoutAxis)
  /// The natural size of a node, which has to be asked again.
  case naturalSize(LayoutNode)
  /// Sizes that are inside of a node.
  case content
  /// Something that expressions were computed from.
  case dependence(Dependence)
  /// What a view adds to the safe area: where a fitting runs, the tree's own engine has to hear of it afterwards.
  case additionalSafeArea
  /// The frame of the island itself.
  case rootFrame
  /// A frame that was set by hand, and is authoritative.
  case fixedFrame(LayoutNode)
  /// A frame that has followed that of its superview.
  case followingFrame(LayoutNode)
  /// A frame that was set by hand although constraints decide it: it is given again.
  case solvedFrame(LayoutNode)
}

/// Something that may be so in the layout of an island.
enum LayoutFact: Hashable {
  /// A required constraint is left out.
  case leftOut(LeftOutKey)
  /// The last turn came to an end without it.
  case unsettled
  /// The solver met its budget.
  case solverGaveUp
  /// A length of a view depends on its own frame.
  case sizeDependsOnItself(ObjectIdentifier, LayoutAxis)
}
