internal import Cassowary

/// The system's own constraints.
extension LayoutEngine {
  func addFrameRows() throws(SolverError) {
    for index in records.indices {
      for axis in LayoutAxis.allCases { try addFrameRows(index, axis) }
    }
  }

  /// Adds the natural lengths that are chosen.
  func addContentRows(where isChosen: (ViewLength) -> Bool) throws(SolverError) {
    for index in records.indices where takesContentSize(records[index].role) {
      guard let node = records[index].node, let lengths = records[index].naturalSize?.lengths
      else { continue }
      for axis in LayoutAxis.allCases
      where isChosen(ViewLength(view: ObjectIdentifier(node), axis: axis)) {
        records[index].intrinsic[axis] = lengths[axis]
        try addContentRows(index, axis)
      }
    }
  }

  /// Whether a node's natural size counts: not where its size is given.
  func takesContentSize(_ role: EngineRecord.Role) -> Bool {
    role == .solved || (role == .root && fitting != nil)
  }

  // MARK: - Frames

  /// Adds what fixes a frame that is given, and what keeps another one from being negative.
  private func addFrameRows(_ index: Int, _ axis: LayoutAxis) throws(SolverError) {
    let record = records[index]
    switch record.role {
    case .root:
      let pin = rootPin(axis)
      records[index].rows[axis].extent = try addSystem(
        index, .encapsulatedSize, axis, [Term(record.extent[axis])], -pin.length, .equal,
        pin.priority)
    case .fixed: try addFixedRows(index, axis)
    case .solved, .guide:
      records[index].rows[axis].extent = try addSystem(
        index, .nonNegativeSize, axis, [Term(record.extent[axis])], 0, .greaterThanOrEqual)
      guard (record.item as? LayoutGuide)?.kind == .content, let origin = record.origin[axis]
      else { return }
      records[index].rows[axis].origin = try addSystem(
        index, .guide, axis, [Term(origin)], 0, isOrigin: true)
    }
  }

  /// Adds a frame that is set by hand: two numbers, or what follows the superview's length.
  private func addFixedRows(_ index: Int, _ axis: LayoutAxis) throws(SolverError) {
    let record = records[index]
    guard let node = record.node, let origin = record.origin[axis] else { return }
    var lines = fixedLines(of: node, record, axis)
    if lines.length.factor != 0 {
      followers.append((index, axis))
      if collapsed.contains(ViewLength(view: ObjectIdentifier(node), axis: axis)) {
        lines.length = .init(factor: 0, constant: 0)
      }
    }
    func terms(_ variable: Variable, _ line: AutoresizingRule.Line) -> [Term] {
      guard line.factor != 0, let superview = node.container,
        let whole = place(of: superview)
      else { return [Term(variable)] }
      return [Term(variable), Term(records[whole].extent[axis], coefficient: -line.factor)]
    }
    records[index].rows[axis].extent = try addSystem(
      index, .autoresizing, axis, terms(record.extent[axis], lines.length), -lines.length.constant)
    records[index].rows[axis].origin = try addSystem(
      index, .autoresizing, axis, terms(origin, lines.origin), -lines.origin.constant,
      isOrigin: true)
  }

  /// How the variables of a frame that is set by hand follow from those of the superview.
  func fixedLines(
    of node: LayoutNode, _ record: EngineRecord, _ axis: LayoutAxis
  ) -> (origin: AutoresizingRule.Line, length: AutoresizingRule.Line) {
    let near = record.alignment.leading(along: axis)
    let superview = node.container.flatMap { place(of: $0) }
    let parts = node.autoresizingMask.parts(along: axis)
    guard parts.near || parts.length || parts.far, let superview else {
      return (
        .init(factor: 0, constant: node.frame.origin(along: axis) + near),
        .init(factor: 0, constant: record.alignmentLength(of: node.frame, axis))
      )
    }
    // The rule speaks of frames, the variables of alignment rectangles.
    let outer = records[superview].alignment
    let outerSum = outer.leading(along: axis) + outer.trailing(along: axis)
    var rule = node.autoresizingRule(along: axis)
    rule.origin.constant += near + rule.origin.factor * outerSum
    rule.length.constant +=
      rule.length.factor * outerSum - near - record.alignment.trailing(along: axis)
    return (rule.origin, rule.length)
  }

  // MARK: - Natural sizes

  /// Adds what keeps a node at its natural length along an axis, where it has one.
  private func addContentRows(_ index: Int, _ axis: LayoutAxis) throws(SolverError) {
    guard let node = records[index].node, let length = records[index].intrinsic[axis] else {
      return
    }
    let terms = [Term(records[index].extent[axis])]
    records[index].rows[axis].hugging = try addSystem(
      index, .hugging, axis, terms, -length, .lessThanOrEqual,
      Priority(node.contentHuggingPriority(for: axis)))
    records[index].rows[axis].compressionResistance = try addSystem(
      index, .compressionResistance, axis, terms, -length, .greaterThanOrEqual,
      Priority(node.contentCompressionResistancePriority(for: axis)))
  }

  // MARK: - Installing

  /// Adds one of the system's constraints. One that contradicts the system's own is left out silently,
  /// one on a natural size that contradicts the user's is broken.
  private func addSystem(
    _ index: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis, _ terms: [Term],
    _ constant: Double, _ relation: Cassowary.Relation = .equal, _ priority: Priority = .required,
    isOrigin: Bool = false
  ) throws(SolverError) -> Constraint? {
    let row = Constraint(
      LinearExpression(terms: terms, constant: constant), relation, priority: priority)
    let attribute: LayoutAttribute =
      switch (axis, isOrigin) {
      case (.horizontal, true): .left
      case (.vertical, true): .top
      case (.horizontal, false): .width
      case (.vertical, false): .height
      }
    var constraint = SystemConstraint(
      kind: kind, attribute: attribute, link: records[index].link, constant: -constant,
      priority: LayoutPriority(priority.rawValue))
    if terms.count > 1, let superview = records[index].item?.container {
      constraint.follows = (superview.link, -terms[1].coefficient)
    }
    do {
      try solver.add(row, rank: Rank.system(index, kind, axis))
    } catch .unsatisfiable(let conflict) {
      let isByUser = conflict.constraints.contains {
        if case .user = origins[ObjectIdentifier($0)] { true } else { false }
      }
      if isByUser, let item = records[index].item {
        leaveOut(.system(constraint), .content(ObjectIdentifier(item), kind, axis), conflict)
      }
      return nil
    }
    origins[ObjectIdentifier(row)] = .system(constraint)
    return row
  }
}
