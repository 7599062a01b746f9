internal import Cassowary

/// The positions and lengths in an island that no constraint decides. The solver makes each of them as close
/// to 0 as possible.
///
/// A constraint decides a value if that cannot change without a change of the constraint's error. An
/// inequality decides only if it is tight; the system's rule that lengths are not negative decides nothing.
/// If intrinsic sizes tie, the errors decide, and nothing is undecided.
@MainActor struct UndecidedFrames {
  private let system: LayoutSystem
  private let space: NullSpace
  /// A smallest set of values that decide all others, by the place of their record.
  private var values: [Int: [FrameValue]] = [:]

  /// - Complexity: one pass over the constraints, and the complexity of `NullSpace` for the values that substitution
  ///   does not decide.
  init(of system: LayoutSystem) {
    self.system = system
    let held = TightEquations(of: system)
    space = NullSpace(
      of: held.equations, count: system.records.variableCount, order: held.inOrderToDecide)
    for unknown in space.free {
      guard let place = system.records.place(ofVariable: unknown) else { continue }
      let made = system.records[place].frameValues
      guard let value = made.first(where: { $0.variable.number == unknown }) else { continue }
      values[place, default: []].append(value)
    }
    if values.isEmpty { system.cachedAnswers[AllDecided.self] = AllDecided() }
  }

  /// An undecided value and the values that move with it.
  private struct Undecided {
    let value: FrameValue
    let moved: [(unknown: Int, amount: Double)]
  }

  /// Returns the values of a view that have to be decided; nil if there are none, or if they all follow
  /// from other views.
  func frame(of node: LayoutNode) -> UndecidedFrame? {
    guard let place = system.records.place(of: node), system.records[place].role == .solved,
      let values = values[place]
    else { return nil }
    let record = system.records[place]
    let open = values.sorted { $0.attribute.rawValue < $1.attribute.rawValue }
      .filter { !isPlacedByHand(node, record, $0) }
      .map { Undecided(value: $0, moved: space.movement(of: $0.variable.number)) }
      .filter { isFree($0) && !isToldByContent($0) }
    if open.isEmpty { return nil }
    let moved = Set(
      open.flatMap(\.moved).compactMap { system.records.place(ofVariable: $0.unknown) })
    let sharers = open.compactMap { undecided in
      sharer(of: undecided, node).map { (undecided.value.attribute, $0) }
    }
    return UndecidedFrame(
      node: node,
      values: open.map { ($0.value.attribute, Snap.value(system.value(of: $0.value.variable))) },
      followers: moved.count { $0 != place && system.records[$0].node?.isShownInTree ?? false },
      ways: LayoutAxis.allCases.map { ways(for: record, open, $0) }.filter { !$0.isEmpty },
      sharers: sharers)
  }

  /// Returns the record and axis of a length variable; nil for a position.
  private func length(_ unknown: Int) -> (record: EngineRecord, axis: LayoutAxis)? {
    guard let record = system.records.record(ofVariable: unknown),
      let axis = LayoutAxis.allCases.first(where: { record.extent[$0].number == unknown })
    else { return nil }
    return (record, axis)
  }

  /// Returns whether the value can move in some direction without a negative length.
  private func isFree(_ undecided: Undecided) -> Bool {
    let shut = undecided.moved.filter { moved in
      guard let (record, axis) = length(moved.unknown) else { return false }
      return system.solver.value(of: record.extent[axis]) < SystemParts.Part.noise
    }
    return shut.allSatisfy { $0.amount > 0 } || shut.allSatisfy { $0.amount < 0 }
  }

  /// Returns whether scrolled content moves with the value. The content reports its own undecided length.
  private func isToldByContent(_ undecided: Undecided) -> Bool {
    undecided.moved.contains { moved in
      guard let (record, axis) = length(moved.unknown), let guide = record.item as? LayoutGuide
      else { return false }
      return guide.kind == .content && guide.isEndless(axis)
    }
  }

  /// Returns whether the view's frame differs from the solved one, because its superview's `layoutSubviews` places it.
  private func isPlacedByHand(
    _ node: LayoutNode, _ record: EngineRecord, _ value: FrameValue
  ) -> Bool {
    let frame = node.frame
    let shown: Double =
      switch value.attribute {
      case .left: frame.minX + record.alignment.left
      case .top: frame.minY + record.alignment.top
      case .width: record.alignmentLength(of: frame, .horizontal)
      default: record.alignmentLength(of: frame, .vertical)
      }
    return abs(shown - system.value(of: value.variable)) > SystemParts.Part.noise
  }

  // MARK: - Possible cures

  /// Returns the ways to decide an axis. Each is a list of edges to pin to the superview's, or of lengths to
  /// set to a number.
  private func ways(
    for record: EngineRecord, _ open: [Undecided], _ axis: LayoutAxis
  ) -> [[LayoutAttribute]] {
    let hasPlace = !open.contains { $0.value.attribute == axis.near }
    guard let length = open.first(where: { $0.value.attribute == axis.length }) else {
      return hasPlace ? [] : [[axis.near]]
    }
    func amount(_ variable: Variable?) -> Double {
      length.moved.first { $0.unknown == variable?.number }?.amount ?? 0
    }
    let near = amount(record.origin[axis])
    // Pinning the far edge decides nothing if the superview's far edge moves with the view's. It leaves no
    // space for views beside this one.
    let isAlone = !length.moved.contains { moved in
      system.records.place(ofVariable: moved.unknown)
        != system.records.place(ofVariable: length.value.variable.number)
        && isBeside(record, moved.unknown)
    }
    let hasFar =
      isAlone && abs(near + 1 - amount(end(of: record.item?.container, axis))) > 1e-9
    if !hasPlace { return [[axis.near, hasFar ? axis.far : axis.length]] }
    if near != 0 { return [[axis.near], [axis.length]] }
    return hasFar ? [[axis.far], [axis.length]] : [[axis.length]]
  }

  /// Returns whether a value that moves with a view's length belongs to a view beside it, and not to a subview or
  /// the superview.
  private func isBeside(_ record: EngineRecord, _ unknown: Int) -> Bool {
    guard let node = record.node, let other = system.records.record(ofVariable: unknown)?.node
    else { return false }
    return !other.isDescendant(of: node) && !node.isDescendant(of: other)
  }

  /// Returns the first view that shrinks by as much as this one grows; nil if there is none.
  private func sharer(of undecided: Undecided, _ node: LayoutNode) -> LayoutNode? {
    guard let (record, axis) = length(undecided.value.variable.number) else { return nil }
    return undecided.moved.lazy.filter { moved in
      guard moved.amount < 0, let other = length(moved.unknown), other.axis == axis,
        other.record.node?.isShownInTree ?? false
      else { return false }
      return isBeside(record, moved.unknown)
    }
    .map(\.unknown).min().flatMap { system.records.record(ofVariable: $0)?.node }
  }

  /// Returns the variable of the length to which subviews are pinned: the superview's, or that of a scroll
  /// view's content.
  private func end(of superview: LayoutNode?, _ axis: LayoutAxis) -> Variable? {
    guard let superview else { return nil }
    let item = superview.scrollsContent ? superview.contentLayoutGuide : superview
    return system.records.record(of: item)?.extent[axis]
  }
}

/// A cached answer. Its presence says that constraints decide every frame of the system.
final class AllDecided {}

/// The values of a view that have to be decided.
@MainActor struct UndecidedFrame {
  let node: LayoutNode
  /// The undecided attributes (left, top, width or height), with their present values.
  let values: [(attribute: LayoutAttribute, value: Double)]
  /// The number of visible views that move with the undecided values.
  let followers: Int
  /// The ways to decide each axis that lacks constraints; one or two for each axis.
  let ways: [[[LayoutAttribute]]]
  /// The views that share a length with this one: one grows by as much as the other shrinks.
  let sharers: [(attribute: LayoutAttribute, node: LayoutNode)]
}

extension LayoutAxis {
  fileprivate var near: LayoutAttribute { self == .horizontal ? .left : .top }
  fileprivate var far: LayoutAttribute { self == .horizontal ? .right : .bottom }
  fileprivate var length: LayoutAttribute { self == .horizontal ? .width : .height }
}
