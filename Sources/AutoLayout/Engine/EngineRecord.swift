internal import Cassowary

/// What a system has of one item: its variables and the system's own constraints on it.
@MainActor final class EngineRecord: HasLifetime {
  enum Role {
    /// The island itself: its size is given from outside, its place does not matter inside.
    case root
    /// Its frame is set by hand.
    case fixed
    /// Its frame is what the engine computes.
    case solved
    /// It is a guide, whose frame the engine computes.
    case guide
  }

  /// The system's own constraints on one axis of a node.
  struct SystemConstraints {
    /// Pins the near edge of a fixed node.
    var origin: Constraint?
    /// Pins the length of the root or a fixed node; keeps that of another one from being negative.
    var extent: Constraint?
    var hugging: Constraint?
    var compressionResistance: Constraint?

    /// Those that keep a natural length, as far as they are installed.
    var ofNaturalLength: [Constraint] { [hugging, compressionResistance].compactMap(\.self) }
  }

  let key: ObjectIdentifier
  let link: ItemLink
  let role: Role
  /// How far the frame reaches beyond the rectangle that the variables describe.
  var alignment = EdgeInsets.zero
  /// The variables of the near edges, in the container's coordinates; the root has none.
  let origin: PerAxis<Variable?>
  let extent: PerAxis<Variable>
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var constraints = PerAxis(both: SystemConstraints())
  /// The natural lengths that were installed; ``naturalSize`` is the last answer.
  var installedLength = PerAxis<Double?>(both: nil)
  /// The record in whose coordinates the item stands; absent at the top, and where that has none.
  var parent: EngineRecord? {
    get { parentReference?.object }
    set { parentReference = newValue.map { UncountedReference($0) } }
  }
  private var parentReference: UncountedReference<EngineRecord>?
  #if DEBUG
    let lifetime = Lifetime()
  #endif
  /// The place behind those of all records within.
  var end = 0
  /// Where the frame begins, counted from the nearest frame around it that is given: as solved, and as
  /// handed out.
  var corner = (solved: Point.zero, shown: Point.zero)
  /// What the item has answered about its natural size.
  var naturalSize: NaturalSize?

  /// Makes the variables of an item at a place in tree order.
  init(of item: LayoutItem, at place: Int, root: LayoutNode, variablesIn solver: inout Solver) {
    let role = Role(of: item, root: root)
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
    alignment = (item as? LayoutNode)?.alignmentRectInsets ?? .zero
  }

  /// Absent once it does not exist any more.
  var item: LayoutItem? { link.item }

  /// The item as a view; absent for a guide.
  var node: LayoutNode? { role == .guide ? nil : item as? LayoutNode }

  /// How many variables it has: two lengths and, but for the root, two near edges, made in this order.
  var variableCount: Int { role == .root ? 2 : 4 }

  /// The length along `axis` of the alignment rectangle of a frame, never below 0.
  func alignmentLength(of frame: Rect, _ axis: LayoutAxis) -> Double {
    max(
      0, frame.size[axis] - alignment.leading(along: axis) - alignment.trailing(along: axis))
  }
}

extension EngineRecord.Role {
  /// The part that an item has in the layout of an island.
  @MainActor init(of item: LayoutItem, root: LayoutNode) {
    guard let node = item as? LayoutNode else {
      self = .guide
      return
    }
    self = node === root ? .root : node.translatesAutoresizingMaskIntoConstraints ? .fixed : .solved
  }
}
