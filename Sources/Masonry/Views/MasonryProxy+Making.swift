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
    install(.make, describe).constraints
  }

  /// The nearest view that holds both, where a view holds itself; absent where they share no tree.
  /// Masonry's name: `mas_closestCommonSuperview:`.
  public func closestCommonSuperview(_ other: LayoutItem) -> LayoutNode? {
    item.closestCommonAncestor(with: other)
  }

  /// Installs what `describe` states, in one of the three ways.
  func install(
    _ operation: ConstraintTrace.Operation, _ describe: (ConstraintMaker) -> Void,
    observe: (Installation.Step) -> Void = { _ in }
  ) -> Installation {
    let maker = ConstraintMaker(item: item)
    describe(maker)
    let removed = operation == .remake ? installedConstraints : []
    LayoutConstraint.deactivate(removed)
    let installation = Installation(
      of: maker.sentences.flatMap(\.statements), on: item, updating: operation == .update,
      removed: removed, observe: observe)
    installation.reportPitfalls(of: item, operation)
    return installation
  }
}
