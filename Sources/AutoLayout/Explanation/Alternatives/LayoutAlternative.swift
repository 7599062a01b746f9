/// A way out of a conflict: a change of one of its constraints, and the frames that it would give.
@MainActor public struct LayoutAlternative {
  /// A change of a constraint.
  public enum Change: Hashable, Sendable {
    /// The constraint is not there.
    case removal
    /// The constraint, or the given length or frame, has another number.
    case constant(Double)
    /// The constraint may give way.
    case priority(LayoutPriority)
    /// The view's frame is no constraint: `translatesAutoresizingMaskIntoConstraints` is false.
    case unmasking
  }

  /// A view or guide that moves.
  @MainActor public struct Move {
    /// The view or guide.
    public let item: LayoutItem
    /// Its frame in the last layout.
    public let from: Rect
    /// Its frame with the change.
    public let to: Rect

    /// The sum of the distances that its edges move, in layout units.
    public var distance: Double {
      abs(from.minX - to.minX) + abs(from.maxX - to.maxX) + abs(from.minY - to.minY)
        + abs(from.maxY - to.maxY)
    }
  }

  /// The index of the changed constraint among the conflict's members.
  public let member: Int
  /// The change.
  public let change: Change
  /// The change as code; nil for a size that is given from outside.
  public let code: String?
  /// The change as an English sentence, with its full stop.
  public let sentence: String
  /// The views and guides that move, in tree order.
  public let moves: [Move]
  /// The number of required constraints that would still be left out.
  public let leftOut: Int
  /// Whether the constraint that the conflict leaves out would hold, or would no longer have to.
  public let settlesConflict: Bool

  /// The sum of the distances that edges move, in layout units.
  public var distance: Double { moves.reduce(0) { $0 + $1.distance } }
}

extension LayoutNode {
  /// Returns all ways out of a conflict that change a single one of its constraints: each of them without it, with
  /// the nearest number that agrees with the others, and at priority 999. Those that settle the conflict come first,
  /// and of these the ones by which the least moves.
  ///
  /// The frames are those of a layout in which the constraint was written so from the beginning. Texts keep the sizes
  /// that they have: a label that gets wider has as many lines as before.
  ///
  /// - Parameter conflict: A conflict that applies now, of this view's tree. There are no alternatives to others, or
  ///   while changes wait for a layout.
  /// - Complexity: up to three solves from the beginning for each constraint of the conflict, on copies. The layout
  ///   does not change.
  public final func alternatives(to conflict: LayoutConflict) -> [LayoutAlternative] {
    for engine in treeRoot.islandEngines {
      let names = engine.root.logNames
      guard !engine.isDirty, !engine.hasGivenUp else { continue }
      let found = engine.system.broken.first { $0.isCause(of: conflict, names) }
      if let found { return Alternatives(to: found, in: engine).ranked }
    }
    return []
  }

  /// The engines of this view's island and of those inside, in tree order.
  fileprivate var islandEngines: [LayoutEngine] {
    [layoutEngine].compactMap(\.self) + children.flatMap(\.islandEngines)
  }
}

extension BrokenConstraint {
  /// Whether a conflict reports this constraint, with the same others.
  @MainActor fileprivate func isCause(of conflict: LayoutConflict, _ names: LogNames) -> Bool {
    members.count == conflict.members.count && LayoutConflict(self, names: names) == conflict
  }
}
