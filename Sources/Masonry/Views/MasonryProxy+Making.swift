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
    install(stated(describe), updating: false).constraints
  }

  func stated(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    describe(maker)
    return maker.sentences
  }

  func install(_ sentences: [Constraint], updating: Bool) -> Installation {
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    return Installation(of: sentences.flatMap(\.parts), updating: updating)
  }

  /// The nearest view that holds both, where a view holds itself; absent where they share no tree.
  /// Masonry's name: `mas_closestCommonSuperview:`.
  public func closestCommonSuperview(_ other: LayoutItem) -> LayoutNode? {
    var ancestor = item.ownView
    while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.parent }
    return ancestor
  }
}
