import AutoLayout

extension MasonryProxy {
  /// Makes, updates or remakes constraints as the method of that name does, and tells step by step what
  /// was done: `title.mas.trace(.update) { make in make.width.equalTo(20) }`.
  public func trace(
    _ operation: ConstraintTrace.Operation, _ describe: (ConstraintMaker) -> Void
  ) -> ConstraintTrace {
    var steps: [ConstraintTrace.Step] = []
    let performance = perform(operation, describe) { steps.append(ConstraintTrace.Step($0)) }
    return ConstraintTrace(
      operation: operation, view: item.debugName, removed: performance.removed.map(\.equation),
      steps: steps)
  }
}

extension ConstraintTrace.Step {
  @MainActor fileprivate init(_ step: Installation.Step) {
    let constraint = step.constraint
    source = step.stated.source
    attribute = step.stated.attribute
    relation = step.stated.relation
    target = ConstraintTrace.Target(step.stated.target)
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
  @MainActor fileprivate init(_ value: ConstraintOperand.Value) {
    self =
      switch value {
      case .item: .item
      case .attribute: .attribute
      case .superview: .superview
      case .constant: .number
      }
  }
}
