import AutoLayout

extension MasonryProxy {
  /// Creates and activates the constraints of `describe`, in order.
  ///
  /// The engine then computes the view's frame. A constraint that cannot be activated stays inactive with its
  /// `error` set, and is reported. Masonry's name: `mas_makeConstraints:`.
  ///
  /// - Returns: One constraint for each attribute and target, including those that stay inactive.
  @discardableResult public func makeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    install(.make, describe).constraints
  }

  /// Returns the nearest view that contains both items; a view contains itself. Nil if they share no tree.
  /// Masonry's name: `mas_closestCommonSuperview:`.
  public func closestCommonSuperview(_ other: LayoutItem) -> LayoutNode? {
    item.closestCommonAncestor(with: other)
  }

  /// Installs the statements of `describe` as one of the three methods does.
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
