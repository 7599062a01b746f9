import AutoLayout

extension MasonryProxy {
  /// Changes the constants of the DSL's constraints on this view, and adds missing constraints.
  ///
  /// A statement updates the last active constraint that differs only in the constant: both items and attributes, the
  /// relation, the multiplier and the priority are equal. If there is none, a constraint is *added*, as in Masonry; an
  /// older constraint that contradicts it stays active. That is reported if the view had constraints before. To change
  /// more than constants, use ``remakeConstraints(_:)``. Masonry's name: `mas_updateConstraints:`.
  ///
  /// - Returns: The updated and added constraints, in the order of the statements.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    install(.update, describe).constraints
  }

  /// Removes all of the DSL's constraints on this view, and creates those of `describe`. Constraints from outside the
  /// DSL stay; if they are on the same attributes, that is reported. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    install(.remake, describe).constraints
  }

  /// Removes all of the DSL's constraints on this view. Others stay, and the engine continues to compute the
  /// frame. SnapKit's name.
  public func removeConstraints() { LayoutConstraint.deactivate(installedConstraints) }

  /// Returns the constraints of `describe` without activating them, one for each statement. SnapKit's name.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    describe(maker)
    return maker.sentences
  }

  /// The DSL's active constraints with this view on the left side. Those held by the nearest view come first,
  /// then in order of activation. Masonry's name: `mas_installedConstraints`.
  public var installedConstraints: [LayoutConstraint] {
    let own = item.activeConstraints.filter { $0.form == .masonry }
    var found: [LayoutConstraint] = []
    var holder = item.ownView
    while let view = holder, found.count < own.count {
      found += own.filter { $0.holder === view }
      holder = view.superview
    }
    return found
  }
}
