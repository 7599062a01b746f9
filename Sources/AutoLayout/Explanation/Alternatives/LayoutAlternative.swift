/// An alternative to a conflict: a change of one of its constraints, and the frames that would result.
@MainActor public struct LayoutAlternative {
  /// A change of a constraint.
  public enum Change: Hashable, Sendable {
    /// The constraint is removed.
    case removal
    /// The constraint, or the given length or frame, gets another number, in layout units.
    case constant(Double)
    /// The constraint becomes optional, with this priority.
    case priority(LayoutPriority)
    /// The view's frame is no longer a constraint: `translatesAutoresizingMaskIntoConstraints` is false.
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
  /// Whether the constraint that the conflict leaves out would hold, or would be removed or optional.
  public let settlesConflict: Bool

  /// The sum of the distances that edges move, in layout units.
  public var distance: Double { moves.reduce(0) { $0 + $1.distance } }
}

extension LayoutNode {
  /// Returns the changes of a single constraint that may resolve a conflict. For each of its constraints they are: to
  /// remove it, to give it the nearest constant that agrees with the others, and to lower it to priority 999. Changes
  /// that resolve the conflict come first; among these, those that move the least.
  ///
  /// The frames are those of a layout that had the changed constraint from the beginning. Intrinsic sizes stay as
  /// they are: a label that gets wider has as many lines as before.
  ///
  /// - Parameter conflict: A current conflict of this view's tree. The result is empty for any other conflict, and
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

  /// The engines of this view's island and of the islands inside, in tree order.
  fileprivate var islandEngines: [LayoutEngine] {
    [layoutEngine].compactMap(\.self) + children.flatMap(\.islandEngines)
  }
}

extension BrokenConstraint {
  /// Whether this contradiction is the one that a conflict reports, with the same members.
  @MainActor fileprivate func isCause(of conflict: LayoutConflict, _ names: LogNames) -> Bool {
    members.count == conflict.members.count && LayoutConflict(self, names: names) == conflict
  }
}

extension LayoutAlternative: @MainActor CustomStringConvertible {
  /// The ``sentence``, and the views that move: `Remove box.width == 20. Then 2 views move.`
  public var description: String {
    let outcome =
      switch moves.count {
      case 0: "nothing moves"
      case 1: "1 view moves"
      default: "\(moves.count) views move"
      }
    let rest = settlesConflict ? "" : ", but the conflict stays"
    return "\(sentence) Then \(outcome)\(rest)."
  }
}

extension LayoutAlternative.Change: CustomStringConvertible {
  /// The kind, and its number: `constant 22`.
  public var description: String {
    switch self {
    case .removal: "removal"
    case .constant(let constant): "constant \(constant.short)"
    case .priority(let priority): "priority \(priority)"
    case .unmasking: "unmasking"
    }
  }
}

extension LayoutAlternative.Move: @MainActor CustomStringConvertible {
  /// The item's name and both frames: `box: (0, 0, 20, 1) -> (0, 0, 22, 1)`.
  public var description: String {
    "\(item.shownIdentifier ?? item.debugName): \(from) -> \(to)"
  }
}
