internal import Cassowary

/// A system's data about one item: its variables and the system constraints on it.
@MainActor final class EngineRecord: HasLifetime {
  enum Role {
    /// The root of the island. Its size is given from outside; its position is irrelevant inside.
    case root
    /// A node with an explicit frame.
    case fixed
    /// A node whose frame the engine computes.
    case solved
    /// A guide, whose frame the engine computes.
    case guide
  }

  /// The system constraints on one axis of a node.
  struct SystemConstraints {
    /// The constraint that fixes the near edge of an explicit frame.
    var origin: Constraint?
    /// The constraint that fixes the length of the root or of an explicit frame, or keeps another length from
    /// being negative.
    var extent: Constraint?
    var hugging: Constraint?
    var compressionResistance: Constraint?

    /// The installed constraints that keep the intrinsic length.
    var ofNaturalLength: [Constraint] { [hugging, compressionResistance].compactMap(\.self) }
  }

  let key: ObjectIdentifier
  let link: ItemLink
  let role: Role
  /// The distances by which the frame exceeds the alignment rectangle. The variables describe the alignment rectangle.
  var alignment = EdgeInsets.zero
  /// The variables of the near edges, in the container's coordinates; nil for the root.
  let origin: PerAxis<Variable?>
  let extent: PerAxis<Variable>
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var constraints = PerAxis(both: SystemConstraints())
  /// The intrinsic lengths in the installed constraints. The last answer of the node is ``naturalSize``.
  var installedLength = PerAxis<Double?>(both: nil)
  /// The record of the superview, if that is solved: the frame is relative to its corner. Nil if the
  /// superview's frame is given.
  var parent: EngineRecord? {
    get { parentReference?.object }
    set { parentReference = newValue.map { UncountedReference($0) } }
  }
  private var parentReference: UncountedReference<EngineRecord>?
  #if DEBUG
    let lifetime = Lifetime()
  #endif
  /// The place after the last descendant's record.
  var end = 0
  /// The top left corner relative to the nearest ancestor with a given frame: as solved, and as snapped for publishing.
  var corner = (solved: Point.zero, shown: Point.zero)
  /// The item's last answer to a query of its intrinsic size.
  var naturalSize: NaturalSize?

  /// Creates the variables of an item at a place in tree order.
  init(of item: LayoutItem, at place: Int, role: Role, variablesIn solver: inout Solver) {
    let name = item.identifier ?? "\(type(of: item))"
    func variable(_ part: String, _ rank: Int) -> Variable {
      solver.makeVariable("\(name).\(part)", rank: rank)
    }
    extent = PerAxis(
      horizontal: variable("width", Rank.extent(place, .horizontal)),
      vertical: variable("height", Rank.extent(place, .vertical)))
    origin =
      role == .root
      ? PerAxis(both: nil)
      : PerAxis(
        horizontal: variable("x", Rank.origin(place, .horizontal)),
        vertical: variable("y", Rank.origin(place, .vertical)))
    key = ObjectIdentifier(item)
    link = item.link
    self.role = role
    alignment = (item as? LayoutNode)?.alignmentRectInsets.limited ?? .zero
  }

  /// The item; nil once it no longer exists.
  var item: LayoutItem? { link.item }

  /// The item as a node; nil for a guide.
  var node: LayoutNode? { role == .guide ? nil : item as? LayoutNode }

  /// The number of variables: two lengths and, except for the root, two near edges, created in this order.
  var variableCount: Int { role == .root ? 2 : 4 }

  /// Returns the length of the alignment rectangle of `frame` along `axis`; never negative.
  func alignmentLength(of frame: Rect, _ axis: LayoutAxis) -> Double {
    max(
      0, frame.size[axis] - alignment.leading(along: axis) - alignment.trailing(along: axis))
  }
}

extension EngineRecord.Role {
  /// Returns the role of an item in the layout of an island.
  @MainActor init(of item: LayoutItem, root: LayoutNode) {
    guard let node = item as? LayoutNode else {
      self = .guide
      return
    }
    self = node === root ? .root : node.translatesAutoresizingMaskIntoConstraints ? .fixed : .solved
  }
}
