/// The solver of an island, as nodes and constraints see it. It receives their changes and answers questions
/// about the last layout.
@MainActor protocol IslandEngine: AnyObject {
  /// Whether changes wait for the next layout.
  var isDirty: Bool { get }
  /// Whether the island is laid out only to measure a size. Its surroundings are not notified then.
  var isFitting: Bool { get }
  /// The number of solves so far.
  var solveCount: Int { get }

  /// Records a change, which the next layout applies.
  func note(_ change: LayoutChange)

  /// Returns whether an item took part in the last build; false if the next layout builds the system again.
  func takesPart(_ item: LayoutItem) -> Bool
  /// Returns whether a constraint uses a baseline of the node.
  func usesBaseline(of node: LayoutNode) -> Bool
  /// Returns whether a fact holds as of the last layout.
  func isSo(_ fact: LayoutFact) -> Bool
  /// Returns the report on a fact, with the numbers of the last layout; nil if the report has no such
  /// numbers.
  func report(on fact: LayoutFact) -> LayoutReport?
}

/// A change that the layout of an island has to follow.
enum LayoutChange {
  /// The set of items that take part, their order, or their roles.
  case structure
  case activated(LayoutConstraint)
  case deactivated(LayoutConstraint)
  case constant(LayoutConstraint)
  case priority(LayoutConstraint)
  /// The hugging or compression resistance of a node.
  case contentPriority(LayoutNode, LayoutAxis)
  /// The intrinsic size of a node became stale.
  case naturalSize(LayoutNode)
  /// Sizes inside a node changed.
  case content
  /// A value changed from which expressions were computed.
  case dependence(Dependence)
  /// A view's additional safe area. A change during a fitting reaches the tree's own engine after it.
  case additionalSafeArea
  /// The frame of the island's root.
  case rootFrame
  /// An explicit frame, which is authoritative.
  case fixedFrame(LayoutNode)
  /// A frame that followed its superview's.
  case followingFrame(LayoutNode)
  /// A frame that was set although constraints decide it; the next layout replaces it.
  case solvedFrame(LayoutNode)
}

/// A fact about the layout of an island.
enum LayoutFact: Hashable {
  /// A required constraint is left out.
  case leftOut(LeftOutKey)
  /// The last turn ended before the layout settled.
  case unsettled
  /// The solver reached its budget.
  case solverGaveUp
  /// A length of a view depends on its own frame.
  case sizeDependsOnItself(ObjectIdentifier, LayoutAxis)
}
