import ConstraintNotation

/// A contradiction as a closed chain, from edge to edge and back.
package struct Chain {
  /// A step from one edge to the next.
  struct Step: Equatable {
    let from: StatedPlace
    let to: StatedPlace
    /// The index of the constraint; nil for an implicit rule.
    let index: Int?
    /// The distance from the start to the end, in points or layout units.
    let amount: Double
    let relation: LayoutRelation
    /// The two edges with the names in the conflict. `left` and `leading` may be the same edge here, but a line has one
    /// of them.
    let shown: (from: StatedPlace, to: StatedPlace)
    /// Whether the step is the rule that a length is not below 0.
    let isImplicit: Bool

    init(
      from: StatedPlace, to: StatedPlace, index: Int?, amount: Double, relation: LayoutRelation,
      shown: (from: StatedPlace, to: StatedPlace)? = nil, isImplicit: Bool = false
    ) {
      (self.from, self.to, self.index) = (from, to, index)
      (self.amount, self.relation, self.isImplicit) = (amount, relation, isImplicit)
      self.shown = shown ?? (from, to)
    }

    static func == (one: Step, other: Step) -> Bool {
      one.from == other.from && one.to == other.to && one.index == other.index
        && one.amount == other.amount && one.relation == other.relation
    }
  }

  /// The steps. The last one ends where the first one begins.
  let steps: [Step]

  /// Returns nil if the core is not a single closed chain: if it compares lengths, or contains an unknown factor, an
  /// unknown margin or a centre.
  /// - Parameter amounts: The amounts of the core's constraints.
  init?(_ examination: ConflictExamination, _ amounts: [StatedAmount]) {
    var edges: [Step] = []
    for (index, amount) in zip(examination.core, amounts) {
      let member = examination.all[index]
      guard let step = amount.step, let from = step.from.plainEdge, let to = step.to.plainEdge
      else {
        return nil
      }
      let isLength = from.item == to.item && member.resolved.second == nil
      edges.append(
        Step(
          from: from, to: to, index: index, amount: amount.whole,
          relation: member.resolved.relation, shown: isLength ? nil : step,
          isImplicit: member.origin == .implicit))
    }
    for rule in examination.rules {
      guard case .size(let item, let axis) = rule else { return nil }
      edges.append(
        Step(
          from: StatedPlace(item: item, attribute: axis.near),
          to: StatedPlace(item: item, attribute: axis.far),
          index: nil, amount: 0, relation: .greaterThanOrEqual, isImplicit: true))
    }
    // The ends of a length have no names in the conflict, so they are named like the edges around them.
    if examination.core.contains(where: { examination.statement($0).isOfLeftAndRight }) {
      edges = edges.map(\.ofLeftAndRight)
    }
    guard examination.core.count >= 2, let start = Self.start(edges, examination),
      let way = Self.way(edges, from: start)
    else { return nil }
    steps = way
  }

  /// The indices of the constraints in the order in which the chain runs forward.
  var order: [Int] {
    let way = steps.compactMap(\.index)
    return steps.dropLast().reduce(0, { $0 + $1.amount }) < 0 ? way.reversed() : way
  }

  /// Returns the step with which the chain is closed: along the length that is available, given from outside if there is
  /// such a one, else the outermost.
  private static func start(_ edges: [Step], _ examination: ConflictExamination) -> Step? {
    let lengths = edges.filter { $0.from.item == $0.to.item && !$0.isImplicit }
    let given = lengths.last { $0.index.map { examination.origin($0).isGivenSize } ?? false }
    let available = lengths.last { step in
      step.relation == .lessThanOrEqual
        || step.index.map { examination.multipliers[$0] > 0 } ?? false
    }
    let isInequality = edges.contains { $0.relation != .equal }
    return given ?? (isInequality ? available : nil) ?? lengths.last ?? edges.last
  }

  /// Returns the steps in order, each starting at the end of the one before; nil if they do not form a single cycle.
  private static func way(_ edges: [Step], from start: Step) -> [Step]? {
    var rest = edges
    rest.removeAll { $0 == start }
    guard rest.count == edges.count - 1 else { return nil }
    var steps: [Step] = []
    var place = start.from
    while !rest.isEmpty {
      guard let next = rest.firstIndex(where: { $0.from == place || $0.to == place }) else {
        return nil
      }
      var step = rest.remove(at: next)
      if step.from != place { step = step.turned }
      steps.append(step)
      place = step.to
    }
    guard place == start.to, steps.contains(where: { $0.from.item != $0.to.item }) else {
      return nil
    }
    return steps + [start.turned]
  }
}

extension Chain.Step {
  /// The step in the other direction.
  var turned: Chain.Step {
    Chain.Step(
      from: to, to: from, index: index, amount: -amount, relation: relation.reversed,
      shown: (shown.to, shown.from), isImplicit: isImplicit)
  }

  /// The step along a length with `left` and `right` as its ends; other steps are unchanged.
  fileprivate var ofLeftAndRight: Chain.Step {
    guard from.item == to.item, from.attribute == .leading, to.attribute == .trailing else {
      return self
    }
    return Chain.Step(
      from: from, to: to, index: index, amount: amount, relation: relation,
      shown: (
        StatedPlace(item: from.item, attribute: .left),
        StatedPlace(item: to.item, attribute: .right)
      ), isImplicit: isImplicit)
  }
}

extension StatedPlace {
  /// The edge under one name for `left` and `leading`; nil for another attribute.
  fileprivate var plainEdge: StatedPlace? {
    guard let axis = attribute.axis else { return nil }
    return switch attribute.role {
    case .near: StatedPlace(item: item, attribute: axis.near)
    case .far: StatedPlace(item: item, attribute: axis.far)
    case .center, .size, .other: nil
    }
  }
}

extension ConstraintStatement {
  /// Whether the statement contains left or right edges.
  fileprivate var isOfLeftAndRight: Bool {
    parts.contains { $0.place.attribute == .left || $0.place.attribute == .right }
  }
}
