/// What a layout had to do, in numbers.
public struct LayoutSummary: Hashable, Sendable {
  /// How often a system of constraints was solved.
  public internal(set) var solves = 0
  /// How often a system was built from the tree; otherwise only what changed was told to it.
  public internal(set) var rebuilds = 0
  /// How often a view was asked for its natural size.
  public internal(set) var measurements = 0
  /// How many views the layout came by: those that wait for it, and those above them.
  public internal(set) var visits = 0
  /// How often a view's `layoutSubviews` ran.
  public internal(set) var layouts = 0
  /// How often a view was given another frame.
  public internal(set) var frames = 0
}

extension LayoutSummary: CustomStringConvertible {
  /// `1 solve, 1 rebuild, 2 measurements, 5 visits, 3 layouts, 4 frames`.
  public var description: String {
    let counts: [(Int, String)] = [
      (solves, "solve"), (rebuilds, "rebuild"), (measurements, "measurement"), (visits, "visit"),
      (layouts, "layout"), (frames, "frame"),
    ]
    return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

/// One way from a change to settled frames, through an island and those within it.
@MainActor final class LayoutTurn {
  /// The number of solves within which every island has to settle.
  static let solveBudget = 5

  /// The top of the tree.
  let top: LayoutNode
  @exclusivity(unchecked) var summary = LayoutSummary()
  private var solves: [ObjectIdentifier: Int] = [:]
  private var engines: [LayoutEngine] = []
  private var unsettled: [LayoutEngine] = []
  /// Keeps alive what leaves the tree while it is laid out.
  private var roots: [LayoutNode] = []

  init(top: LayoutNode) { self.top = top }

  /// Whether an island may be solved once more; false when its budget is spent.
  func grantsSolve(to engine: LayoutEngine) -> Bool {
    let used = solves[ObjectIdentifier(engine), default: 0]
    if used == 0 {
      engines.append(engine)
      roots.append(engine.root)
    }
    solves[ObjectIdentifier(engine)] = used + 1
    return used < Self.solveBudget
  }

  /// Leaves an island as it is, so that those around it can settle.
  func giveUp(_ engine: LayoutEngine) {
    engine.root.passes.subtreeNeedsLayout = false
    engine.root.passes.subtreeNeedsUpdateConstraints = false
    if !unsettled.contains(where: { $0 === engine }) { unsettled.append(engine) }
  }

  /// Reports what was noticed; what could not settle is tried again in the next turn.
  func finish() {
    for engine in engines { engine.reportConflicts() }
    for engine in engines { engine.hasSettled = true }
    for engine in unsettled {
      engine.hasSettled = false
      let root = engine.root
      root.report(
        .didNotSettle(island: root.debugName, solves: Self.solveBudget),
        while: Notice.Condition(of: root, about: "turn") { !$0.hasSettled })
    }
    leaveUnsettled()
  }

  /// Has what could not settle tried again in the next turn.
  func leaveUnsettled() {
    for engine in unsettled { engine.root.markSubtreeNeedsUpdateConstraints() }
  }
}
