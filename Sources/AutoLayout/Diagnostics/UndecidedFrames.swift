internal import Cassowary

/// The places and lengths in an island that no constraint decides, so that the rule for what is free does: each
/// as near 0 as can be.
///
/// A constraint decides what cannot change without another error of it. An inequality decides where what it
/// limits stands at its limit, as what was meant to lie right of something does; that a length is not
/// negative decides nothing. Where natural sizes tie, errors decide, and nothing is undecided.
@MainActor struct UndecidedFrames {
  private let system: LayoutSystem
  private let space: NullSpace
  /// By the place of their record: as few as have to be decided for all to be.
  private var values: [Int: [FrameValue]] = [:]

  /// - Complexity: a pass over the constraints, and what `NullSpace` takes for those that do not decide
  ///   one value after the other.
  init(of system: LayoutSystem) {
    self.system = system
    let held = HeldEquations(of: system)
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

  /// A value that is undecided, and what moves with it.
  private struct Undecided {
    let value: FrameValue
    let moved: [(unknown: Int, amount: Double)]
  }

  /// What has to be decided of a view itself: nothing where all of it is, or follows from other views.
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

  /// The record whose length a variable is, with the axis; absent for a position.
  private func length(_ unknown: Int) -> (record: EngineRecord, axis: LayoutAxis)? {
    guard let record = system.records.record(ofVariable: unknown),
      let axis = LayoutAxis.allCases.first(where: { record.extent[$0].number == unknown })
    else { return nil }
    return (record, axis)
  }

  /// Whether it could be otherwise: whether it can move one way at least without a negative length.
  private func isFree(_ undecided: Undecided) -> Bool {
    let shut = undecided.moved.filter { moved in
      guard let (record, axis) = length(moved.unknown) else { return false }
      return system.solver.value(of: record.extent[axis]) < SystemParts.Part.noise
    }
    return shut.allSatisfy { $0.amount > 0 } || shut.allSatisfy { $0.amount < 0 }
  }

  /// Whether it follows with what a view scrolls, which says itself that nothing says how long that is.
  private func isToldByContent(_ undecided: Undecided) -> Bool {
    undecided.moved.contains { moved in
      guard let (record, axis) = length(moved.unknown), let guide = record.item as? LayoutGuide
      else { return false }
      return guide.kind == .content && guide.isEndless(axis)
    }
  }

  /// Whether the view stands elsewhere than the layout says: its superview's `layoutSubviews` decides.
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

  // MARK: - What would decide

  /// The ways in which an axis could be decided: each the edges that would have to be at the superview's, or the
  /// lengths that would have to be numbers.
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
    // It says nothing where the superview ends with the view, and leaves no room to what is beside it.
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

  /// Whether a value that moves with a view's length is one of a view beside it: not of one in it, nor of the
  /// superview.
  private func isBeside(_ record: EngineRecord, _ unknown: Int) -> Bool {
    guard let node = record.node, let other = system.records.record(ofVariable: unknown)?.node
    else { return false }
    return !other.isDescendant(of: node) && !node.isDescendant(of: other)
  }

  /// The first view that becomes as much shorter as this one becomes longer: they share a length.
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

  /// The length of what views in a superview are constrained to.
  private func end(of superview: LayoutNode?, _ axis: LayoutAxis) -> Variable? {
    guard let superview else { return nil }
    let item = superview.scrollsContent ? superview.contentLayoutGuide : superview
    return system.records.record(of: item)?.extent[axis]
  }
}

/// Found out of a system: constraints decide every frame.
final class AllDecided {}

/// What has to be decided of a view.
@MainActor struct UndecidedFrame {
  let node: LayoutNode
  /// Left, top, width or height, and what they are now.
  let values: [(attribute: LayoutAttribute, value: Double)]
  /// How many other views follow.
  let followers: Int
  /// For each axis that lacks something what would do, in one or two ways.
  let ways: [[[LayoutAttribute]]]
  /// The views that share a length with it: what the one gains the other loses.
  let sharers: [(attribute: LayoutAttribute, node: LayoutNode)]
}

extension LayoutAxis {
  fileprivate var near: LayoutAttribute { self == .horizontal ? .left : .top }
  fileprivate var far: LayoutAttribute { self == .horizontal ? .right : .bottom }
  fileprivate var length: LayoutAttribute { self == .horizontal ? .width : .height }
}
