import ConstraintNotation

/// A contradiction as a closed chain, from edge to edge and back.
struct Chain {
  /// A step from one place to the next.
  struct Step: Equatable {
    let from: StatedPlace
    let to: StatedPlace
    let index: Int?
    /// The distance from the start to the end, in points.
    let amount: Double
    let relation: LayoutRelation
    /// The two places with the names in the log. `left` and `leading` may be the same place here, but the
    /// log prints one of them.
    let shown: (from: StatedPlace, to: StatedPlace)

    init(
      from: StatedPlace, to: StatedPlace, index: Int?, amount: Double, relation: LayoutRelation,
      shown: (from: StatedPlace, to: StatedPlace)? = nil
    ) {
      (self.from, self.to, self.index) = (from, to, index)
      (self.amount, self.relation) = (amount, relation)
      self.shown = shown ?? (from, to)
    }

    static func == (one: Step, other: Step) -> Bool {
      one.from == other.from && one.to == other.to && one.index == other.index
        && one.amount == other.amount && one.relation == other.relation
    }
  }

  /// The steps. The last one ends where the first one begins.
  let steps: [Step]

  /// Returns nil if the core is not a single closed chain: if it compares sizes, or contains a factor, a margin or
  /// a centre.
  init?(_ contradiction: Contradiction) {
    var edges: [Step] = []
    let core = contradiction.core.map { contradiction.statements[$0] }
    for index in contradiction.core {
      guard let edge = Self.edge(contradiction.statements[index], index) else { return nil }
      edges.append(edge)
    }
    for rule in contradiction.rules {
      guard case .size(let item, let axis) = rule else { return nil }
      edges.append(
        Step(
          from: StatedPlace(item: item, attribute: axis.near),
          to: StatedPlace(item: item, attribute: axis.far),
          index: nil, amount: 0, relation: .greaterThanOrEqual))
    }
    // The ends of a size have no printed names, so they are named like the edges around them.
    if core.contains(where: \.isOfLeftAndRight) { edges = edges.map(\.ofLeftAndRight) }
    guard contradiction.core.count >= 2, let way = Self.way(edges) else { return nil }
    steps = way
  }

  /// Returns a constraint as a step between two edges; for a size they are its near and far edge.
  /// Nil if it is not such a constraint.
  private static func edge(_ statement: ConstraintStatement, _ index: Int) -> Step? {
    guard statement.isSimple, let first = statement.first, let axis = first.attribute.axis,
      !first.attribute.isMargin
    else { return nil }
    func edge(_ place: StatedPlace) -> StatedPlace? {
      switch place.attribute.role {
      case .near: StatedPlace(item: place.item, attribute: axis.near)
      case .far: StatedPlace(item: place.item, attribute: axis.far)
      case .center, .size, .other: nil
      }
    }
    if first.attribute.role == .size {
      guard statement.right.parts.isEmpty else { return nil }
      return Step(
        from: StatedPlace(item: first.item, attribute: axis.near),
        to: StatedPlace(item: first.item, attribute: axis.far), index: index,
        amount: statement.constant, relation: statement.relation)
    }
    guard let second = statement.second, statement.multiplier == 1, !second.attribute.isMargin,
      let to = edge(first), let from = edge(second)
    else { return nil }
    return Step(
      from: from, to: to, index: index, amount: statement.constant, relation: statement.relation,
      shown: (second, first))
  }

  /// Returns the steps in order, each starting at the end of the one before; nil if they do not form a single cycle.
  private static func way(_ edges: [Step]) -> [Step]? {
    // The chain begins at the near edge of the outermost size, which is the available one.
    guard
      let start = edges.last(where: { $0.from.item == $0.to.item && $0.index != nil }) ?? edges.last
    else { return nil }
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
      shown: (shown.to, shown.from))
  }

  /// The step along a size with `left` and `right` as its ends; other steps are unchanged.
  fileprivate var ofLeftAndRight: Chain.Step {
    guard from.item == to.item, from.attribute == .leading, to.attribute == .trailing else {
      return self
    }
    return Chain.Step(
      from: from, to: to, index: index, amount: amount, relation: relation,
      shown: (
        StatedPlace(item: from.item, attribute: .left),
        StatedPlace(item: to.item, attribute: .right)
      ))
  }
}

extension ConstraintStatement {
  /// Whether the statement contains left or right edges.
  fileprivate var isOfLeftAndRight: Bool {
    (left.parts + right.parts).contains {
      $0.place.attribute == .left || $0.place.attribute == .right
    }
  }
}
