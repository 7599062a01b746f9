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

  /// What was stated, taken out and installed.
  struct Performance {
    let sentences: [Constraint]
    var removed: [LayoutConstraint] = []
    let installation: Installation
  }

  /// One of the three ways to state constraints.
  func perform(
    _ operation: ConstraintTrace.Operation, _ describe: (ConstraintMaker) -> Void
  ) -> Performance {
    let sentences = stated(describe)
    let removed = operation == .remake ? installedConstraints : []
    LayoutConstraint.deactivate(removed)
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let installation = Installation(
      of: sentences.flatMap(\.parts), updating: operation == .update)
    switch operation {
    case .make: break
    case .update: installation.reportUnmatched(of: item)
    case .remake: installation.reportOthers(of: item)
    }
    return Performance(sentences: sentences, removed: removed, installation: installation)
  }
}
