internal import Cassowary

/// The system constraints on frames: they fix given frames and bound the others.
extension LayoutSystem {
  /// Adds the constraints that fix a given frame, or those that keep the lengths of another one from being negative.
  func addFrame(_ place: Int, _ axis: LayoutAxis) throws(SolverError) {
    let record = records[place]
    switch record.role {
    case .root:
      let frame = Rect(origin: .zero, size: fitting?.size ?? root.frame.size)
      record.constraints[axis].extent = try install(
        SystemConstraint(
          .encapsulatedSize, record.link, axis, constant: record.alignmentLength(of: frame, axis)),
        place, [Term(record.extent[axis])], .equal,
        fitting.map { Priority($0.priority[axis]) } ?? .required)
    case .fixed: try addFixedFrame(record, place, axis)
    case .solved, .guide:
      record.constraints[axis].extent = try install(
        SystemConstraint(.nonNegativeSize, record.link, axis, constant: 0), place,
        [Term(record.extent[axis])], .greaterThanOrEqual)
      guard (record.item as? LayoutGuide)?.kind == .content, let origin = record.origin[axis]
      else { return }
      record.constraints[axis].origin = try install(
        SystemConstraint(.guide, record.link, axis, isOrigin: true, constant: 0), place,
        [Term(origin)])
    }
  }

  /// Adds the two equations for an explicit frame along an axis: with constants, or with linear functions
  /// of the superview's length.
  private func addFixedFrame(
    _ record: EngineRecord, _ place: Int, _ axis: LayoutAxis
  ) throws(SolverError) {
    guard let node = record.node, let origin = record.origin[axis] else { return }
    var lines = frameLines(of: node, record, axis)
    if lines.length.factor != 0 {
      followers.append((place, axis))
      if collapsed.contains(ViewLength(view: record.key, axis: axis)) {
        lines.length = .init(factor: 0, constant: 0)
      }
    }
    record.constraints[axis].extent = try add(
      lines.length, to: record.extent[axis], of: node, record, place, axis, isOrigin: false)
    record.constraints[axis].origin = try add(
      lines.origin, to: origin, of: node, record, place, axis, isOrigin: true)
  }

  private func add(
    _ line: AutoresizingRule.Line, to variable: Variable, of node: LayoutNode,
    _ record: EngineRecord, _ place: Int, _ axis: LayoutAxis, isOrigin: Bool
  ) throws(SolverError) -> Constraint? {
    var constraint = SystemConstraint(
      .autoresizing, record.link, axis, isOrigin: isOrigin, constant: line.constant)
    var terms = [Term(variable)]
    if line.factor != 0, let superview = node.container, let whole = records.record(of: superview) {
      constraint.follows = (superview.link, line.factor)
      terms.append(Term(whole.extent[axis], coefficient: -line.factor))
    }
    return try install(constraint, place, terms)
  }

  /// Returns the near edge and the length of an explicit frame as linear functions of the superview's length.
  func frameLines(
    of node: LayoutNode, _ record: EngineRecord, _ axis: LayoutAxis
  ) -> (origin: AutoresizingRule.Line, length: AutoresizingRule.Line) {
    let near = record.alignment.leading(along: axis)
    let parts = node.autoresizingMask.parts(along: axis)
    guard parts.near || parts.length || parts.far, let container = node.container,
      let superview = records.record(of: container)
    else {
      return (
        .init(factor: 0, constant: node.frame.origin(along: axis) + near),
        .init(factor: 0, constant: record.alignmentLength(of: node.frame, axis))
      )
    }
    // The rule is about frames, the variables are about alignment rectangles.
    let outer = superview.alignment
    let outerSum = outer.leading(along: axis) + outer.trailing(along: axis)
    var rule = node.autoresizingReference.rule(node.autoresizingMask, along: axis)
    rule.origin.constant += near + rule.origin.factor * outerSum
    rule.length.constant +=
      rule.length.factor * outerSum - near - record.alignment.trailing(along: axis)
    return (rule.origin, rule.length)
  }
}
