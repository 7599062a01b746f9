internal import Cassowary

extension LayoutEngine {
  /// Builds the system from the tree, in the canonical order: the system's required constraints
  /// first, then those that stacks made, then the user's in order of activation, each left out that
  /// contradicts the ones before; then the optional ones, which never do. Ties are settled by
  /// ``Rank``, whatever the order here.
  ///
  /// A required natural length of a view that a required constraint says a number for comes after the
  /// user's: Apple's frames show that such a number wins.
  func rebuild() throws(SolverError) {
    let (items, constraints) = collected ?? collect()
    collected = nil
    for (index, constraint) in constraints.enumerated() where constraint.isArranged {
      constraint.serial = index
    }
    turn?.summary.rebuilds += 1
    solver = Solver()
    rows = [:]
    origins = [:]
    dependents = [:]
    marginsInOrder = []
    knownMargins = []
    for key in usedMargins.keys { usedMargins[key]?.soft = nil }
    broken = []
    needsRebuild = false
    hasGivenUp = false
    structureVersion += 1
    mustPublishAll = true
    recordIndex = [:]
    variableOwners = []
    recordIndex.reserveCapacity(items.count)
    records = []
    records.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      records.append(makeRecord(for: item, at: index))
      recordIndex[ObjectIdentifier(item)] = index
      item.slot = index
    }
    linkRecords()
    if naturalSizes.count > records.count {
      naturalSizes = naturalSizes.filter { recordIndex[$0.key] != nil }
    }
    suspects.removeAll()
    for (index, record) in records.enumerated() {
      guard let size = naturalSizes[record.key], size.link === record.link else { continue }
      record.naturalSize = size
      if size.followsFrame.horizontal || size.followsFrame.vertical { suspects.mark(index) }
    }
    usedMargins = usedMargins.filter { $0.value.node != nil }
    pending = PendingChanges()
    followers = []

    try addFrameRows()
    let numbers = Set(constraints.compactMap(\.requiredNumber))
    try addContentRows { !numbers.contains($0) }
    let required = constraints.filter { $0.priority == .required }
    try add(required.filter(\.isArranged))
    try add(required.filter { !$0.isArranged })
    try addContentRows { numbers.contains($0) }
    try add(constraints.filter { $0.priority != .required })
  }

  /// Finds what is in what. A frame that is given is where all that is in it is counted from.
  private func linkRecords() {
    for index in records.indices.reversed() {
      let record = records[index]
      record.end = max(record.end, index + 1)
      guard let container = record.item?.container, let place = place(of: container), place < index
      else { continue }
      let around = records[place]
      around.end = max(around.end, record.end)
      if around.role == .solved { record.parent = around }
    }
  }

  private func add(_ constraints: [LayoutConstraint]) throws(SolverError) {
    for constraint in constraints {
      do {
        _ = try add(constraint)
      } catch .unsatisfiable(let conflict) {
        leaveOut(.user(constraint), .user(ObjectIdentifier(constraint)), conflict)
      }
    }
  }

  /// The items that take part, in tree order, and their constraints in order of activation; what stacks
  /// made comes after what others did, so that it does not matter when it was made.
  func collect() -> (items: [LayoutItem], constraints: [LayoutConstraint]) {
    var walked: [LayoutItem] = []
    var constraints: [LayoutConstraint] = []
    var arranged: [LayoutConstraint] = []
    func walk(_ node: LayoutNode) {
      walked.append(node)
      // What stands for the edges of a view that scrolls has to be there before it is asked for.
      if node.scrollsContent { _ = node.contentLayoutGuide }
      for guide in node.guides where guide.hasVariables { walked.append(guide) }
      var isArranged = false
      for constraint in node.constraints {
        if constraint.isArranged { isArranged = true } else { constraints.append(constraint) }
      }
      for child in node.children where !child.isLayoutIsland { walk(child) }
      // From the leaves to the root, as they are first made: first its own, then what the stack around it
      // says of it.
      guard isArranged else { return }
      arranged += node.constraints.filter { $0.arranger === node.link }
      arranged += node.constraints.filter { $0.isArranged && $0.arranger !== node.link }
    }
    walk(root)
    constraints = Self.inOrderOfActivation(constraints) + arranged

    var referenced: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    for constraint in constraints {
      guard let owner = constraint.owner else { continue }
      // What constraints decide takes part anyway; guides, and frames set by hand, where mentioned.
      refer(to: constraint.firstPlaceItem, in: owner, &referenced)
      refer(to: constraint.secondPlaceItem, in: owner, &referenced)
      refer(to: owner, &referenced)
    }
    var items: [LayoutItem] = []
    items.reserveCapacity(walked.count)
    for item in walked {
      if isSolved(item) || referenced.contains(ObjectIdentifier(item)) {
        items.append(item)
      } else if fitting == nil, let guide = item as? LayoutGuide {
        // Nothing is said of it any more.
        guide.solvedFrame = .zero
      }
    }
    return (items, constraints)
  }

  static func inOrderOfActivation(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    var order: [(serial: Int, index: Int)] = []
    order.reserveCapacity(constraints.count)
    var isInOrder = true
    for (index, constraint) in constraints.enumerated() {
      if let last = order.last, last.serial > constraint.serial { isInOrder = false }
      order.append((constraint.serial, index))
    }
    if isInOrder { return constraints }
    order.sort(by: isEarlier)
    var sorted: [LayoutConstraint] = []
    sorted.reserveCapacity(order.count)
    for (_, index) in order { sorted.append(constraints[index]) }
    return sorted
  }

  // Closures that are passed to the standard library look up their executor at every call: where
  // thousands of things are compared or filtered, functions and loops stand in for them.
  nonisolated private static func isEarlier(
    _ one: (serial: Int, index: Int), _ other: (serial: Int, index: Int)
  ) -> Bool { one.serial < other.serial }

  private func isSolved(_ item: LayoutItem) -> Bool {
    guard let node = item as? LayoutNode else { return false }
    return !node.translatesAutoresizingMaskIntoConstraints
  }

  /// Notes an item and all above it up to an ancestor: their places are part of the sum.
  private func refer(
    to item: LayoutItem?, in owner: LayoutNode, _ referenced: inout Set<ObjectIdentifier>
  ) {
    var current = item
    while let item = current, item !== owner {
      refer(to: item, &referenced)
      current = item.container
    }
    // A column to read is measured from its owner.
    if let item, let node = item.node, node !== item { refer(to: node, &referenced) }
  }

  private func refer(to item: LayoutItem, _ referenced: inout Set<ObjectIdentifier>) {
    if !isSolved(item) { referenced.insert(ObjectIdentifier(item)) }
  }

  func role(of item: LayoutItem) -> EngineRecord.Role {
    guard let node = item as? LayoutNode else { return .guide }
    return node === root ? .root : node.translatesAutoresizingMaskIntoConstraints ? .fixed : .solved
  }

  private func makeRecord(for item: LayoutItem, at index: Int) -> EngineRecord {
    let role = role(of: item)
    let name = item.identifier ?? "\(type(of: item))"
    let extent = PerAxis.each { axis in
      self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "width" : "height")", rank: Rank.extent(index, axis))
    }
    let origin = PerAxis<Variable?>.each { axis in
      guard role != .root else { return nil }
      return self.solver.makeVariable(
        "\(name).\(axis == .horizontal ? "x" : "y")", rank: Rank.origin(index, axis))
    }
    // They are the first that the solver has made.
    for _ in 0..<(role == .root ? 2 : 4) { variableOwners.append(index) }
    return EngineRecord(of: item, role: role, origin: origin, extent: extent)
  }
}

/// A length of a view.
struct ViewLength: Hashable {
  let view: ObjectIdentifier
  let axis: LayoutAxis
}

extension LayoutConstraint {
  /// The length that a required constraint gives as a number, if it does.
  fileprivate var requiredNumber: ViewLength? {
    guard priority == .required, relation == .equal, secondAttribute == nil, let firstItem else {
      return nil
    }
    return ViewLength(view: ObjectIdentifier(firstItem), axis: firstAttribute.axis)
  }
}
