internal import Cassowary

/// What the engine knows of one item: its variables and the system's own constraints on it.
@MainActor final class EngineRecord {
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
  struct SystemRows {
    /// Pins the near edge of a fixed node.
    var origin: Constraint?
    /// Pins the length of the root or a fixed node; keeps that of another one from being negative.
    var extent: Constraint?
    var hugging: Constraint?
    var compressionResistance: Constraint?
  }

  let key: ObjectIdentifier
  let link: ItemLink
  let role: Role
  /// How far the frame reaches beyond the rectangle that the variables describe.
  @exclusivity(unchecked) var alignment = EdgeInsets.zero
  /// The variables of the near edges, in the container's coordinates; the root has none.
  let origin: PerAxis<Variable?>
  let extent: PerAxis<Variable>
  @exclusivity(unchecked) var rows = PerAxis(both: SystemRows())
  @exclusivity(unchecked) var intrinsic = PerAxis<Double?>(both: nil)
  /// The record in whose coordinates the item stands; absent at the top, and where that has none.
  @exclusivity(unchecked) unowned(unsafe) var parent: EngineRecord?
  /// The place behind those of all records within.
  @exclusivity(unchecked) var end = 0
  /// Where the frame begins, counted from the nearest frame around it that is given: as solved, and as
  /// handed out.
  @exclusivity(unchecked) var corner = (solved: Point.zero, shown: Point.zero)
  /// What the item has answered about its natural size.
  @exclusivity(unchecked) var naturalSize: NaturalSize?

  init(
    of item: LayoutItem, role: Role, origin: PerAxis<Variable?>, extent: PerAxis<Variable>
  ) {
    key = ObjectIdentifier(item)
    link = item.link
    self.role = role
    self.origin = origin
    self.extent = extent
    alignment = (item as? LayoutNode)?.alignmentRectInsets ?? .zero
  }

  /// Absent once it does not exist any more.
  var item: LayoutItem? { link.item }

  /// The item as a view; absent for a guide.
  var node: LayoutNode? { role == .guide ? nil : item as? LayoutNode }

  /// A rectangle of variables that belongs to a frame.
  func alignmentLength(of frame: Rect, _ axis: LayoutAxis) -> Double {
    max(
      0, frame.size[axis] - alignment.leading(along: axis) - alignment.trailing(along: axis))
  }
}

/// A user's constraint as the solver has it.
struct InstalledConstraint {
  let row: Constraint
  /// The row's constant, but for that of the user's constraint, which is taken from it.
  var base: Double
  /// What else the row was computed from.
  let dependences: [Dependence]
}

/// A required constraint that is left out, because it contradicts those that come before it.
struct BrokenConstraint {
  enum Key: Hashable {
    case user(ObjectIdentifier)
    case content(ObjectIdentifier, SystemConstraint.Kind, LayoutAxis)
  }

  let key: Key
  let constraint: ConstraintOrigin
  /// What it contradicts, the system's constraints first.
  let opponents: [ConstraintOrigin]
  /// With which constant it would not contradict these.
  let agreeingConstant: Double?
}

/// Where a constraint in the solver comes from.
enum ConstraintOrigin {
  case user(LayoutConstraint)
  case system(SystemConstraint)
}

/// One of the system's own constraints, as a conflict's list shows it.
struct SystemConstraint {
  enum Kind: Int {
    case encapsulatedSize, autoresizing, guide, nonNegativeSize, hugging, compressionResistance
  }

  let kind: Kind
  let attribute: LayoutAttribute
  let link: ItemLink
  var constant: Double
  var priority: LayoutPriority
  /// What the attribute is compared with beside the constant: so much of the superview's length.
  var follows: (superview: ItemLink, factor: Double)?

  @MainActor var item: LayoutItem? { link.item }
}

/// The order in which constraints that tie yield, the first of them before all others: the system's by place in
/// the tree, then the user's by activation, then those that stacks made, by place again. And the order in which
/// variables that are free come near 0: by place in the tree, width, height, x, y.
enum Rank {
  static func system(_ recordIndex: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis) -> Int {
    let rank = (recordIndex * 8 + kind.rawValue) * 2 + axis.rawValue
    // A contradiction is explained by what was written, where it can be.
    return kind == .nonNegativeSize ? 1 << 50 + rank : rank
  }

  @MainActor static func of(_ constraint: LayoutConstraint) -> Int {
    1 << (constraint.isArranged ? 41 : 40) + constraint.serial
  }

  static func extent(_ recordIndex: Int, _ axis: LayoutAxis) -> Int {
    recordIndex * 4 + axis.rawValue
  }

  static func origin(_ recordIndex: Int, _ axis: LayoutAxis) -> Int {
    recordIndex * 4 + 2 + axis.rawValue
  }
}
