import AutoLayout

extension MasonryProxy {
  /// Changes the constants of constraints that the DSL made for this view, and adds what is not there.
  ///
  /// A statement means the last active constraint that differs from it in nothing but the constant:
  /// both items and attributes, the relation, the multiplier and the priority are the same. Where there
  /// is none a constraint is *added*, as in Masonry: what says the opposite of the new one stays and
  /// contradicts it. Where the view had constraints before, that is reported. Where more than constants
  /// change, ``remakeConstraints(_:)`` is meant. Masonry's name: `mas_updateConstraints:`.
  ///
  /// - Returns: The constraints that have the constants now, in the order of the statements.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    install(.update, describe).constraints
  }

  /// Takes out all constraints that the DSL made for this view, and makes those that `describe` states.
  /// Constraints that were made in other ways stay; where they speak of the same attributes, that is
  /// reported. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    install(.remake, describe).constraints
  }

  /// Takes out all constraints that the DSL made for this view; others stay, and the frame stays the
  /// engine's. SnapKit's name.
  public func removeConstraints() { LayoutConstraint.deactivate(installedConstraints) }

  /// States constraints without activating them: one for each sentence. SnapKit's name.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    describe(maker)
    return maker.sentences
  }

  /// The active constraints that the DSL made for this view: those with the view on the left side. They
  /// are in the order of activation, those held by the nearest view first. Masonry's name:
  /// `mas_installedConstraints`.
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
