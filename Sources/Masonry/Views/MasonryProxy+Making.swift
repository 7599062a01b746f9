import AutoLayout

extension MasonryProxy {
  /// Makes and activates the constraints that `describe` states, in its order.
  ///
  /// A view's frame is the engine's from then on. A constraint that cannot be activated stays
  /// inactive with its `error` set, and is reported. Masonry's name: `mas_makeConstraints:`.
  ///
  /// - Returns: One constraint for each attribute and target, also those that stay inactive.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    perform(.make, describe).installation.constraints
  }

  /// The nearest view that holds both, where a view holds itself; absent where they share no tree.
  /// Masonry's name: `mas_closestCommonSuperview:`.
  public func closestCommonSuperview(_ other: LayoutItem) -> LayoutNode? {
    item.closestCommonAncestor(with: other)
  }

  func stated(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    describe(maker)
    return maker.sentences
  }

  /// What was taken out, and what was installed.
  struct Performance {
    let removed: [LayoutConstraint]
    let installation: Installation
  }

  /// One of the three ways to state constraints.
  func perform(
    _ operation: ConstraintTrace.Operation, _ describe: (ConstraintMaker) -> Void,
    observe: (Installation.Step) -> Void = { _ in }
  ) -> Performance {
    let parts = stated(describe).flatMap(\.parts)
    let removed = operation == .remake ? installedConstraints : []
    LayoutConstraint.deactivate(removed)
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let installation = Installation(
      of: parts, updating: operation == .update, observe: observe)
    for part in parts { part.reportVain(of: item) }
    switch operation {
    case .make: break
    case .update: installation.reportUnmatched(of: item)
    case .remake: installation.reportOthers(of: item)
    }
    return Performance(removed: removed, installation: installation)
  }
}
