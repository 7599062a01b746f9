import AutoLayout

extension MasonryProxy {
  /// Makes, updates or remakes constraints like the method of that name, and returns a record of each step:
  /// `title.mas.trace(.update) { make in make.width.equalTo(20) }`.
  public func trace(
    _ operation: ConstraintTrace.Operation, _ describe: (ConstraintMaker) -> Void
  ) -> ConstraintTrace {
    var steps: [ConstraintTrace.Step] = []
    let installation = install(operation, describe) { steps.append(ConstraintTrace.Step($0)) }
    return ConstraintTrace(
      operation: operation, view: item.debugName, removed: installation.removed.map(\.equation),
      steps: steps)
  }
}

extension ConstraintTrace.Step {
  @MainActor fileprivate init(_ step: Installation.Step) {
    let constraint = step.constraint
    source = step.statement.source
    attribute = step.statement.attribute
    relation = step.statement.relation
    target = ConstraintTrace.Target(step.statement.operand)
    secondItem = constraint.secondItem?.debugName
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    commonAncestor = constraint.closestCommonAncestor?.debugName
    outcome =
      switch step.outcome {
      case .added: .installed
      case .adopted: .adopted
      case .kept: .kept
      case .refused: .refused(constraint.error.map { "\($0)" } ?? "")
      }
    equation = constraint.equation
  }
}

extension ConstraintTrace.Target {
  @MainActor fileprivate init(_ operand: ConstraintOperand) {
    self =
      switch operand.value {
      case .item: .item
      case .attribute, .attributes: .attribute
      case .superview: .superview
      case .constant: .number
      }
  }
}

extension LayoutConstraint {
  /// The view that would hold the constraint; nil if its items share no tree.
  fileprivate var closestCommonAncestor: LayoutNode? {
    guard secondAttribute == nil || secondItem != nil else { return nil }
    return firstItem.flatMap { $0.closestCommonAncestor(with: secondItem ?? $0) }
  }
}
