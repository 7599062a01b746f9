import AutoLayout

extension MasonryProxy {
  /// Changes the constants of constraints that the DSL made for this view, and adds what is not there.
  ///
  /// A statement means the last active constraint that differs from it in nothing but the constant:
  /// both items and attributes, the relation, the multiplier and the priority are the same. Where there
  /// is none a constraint is *added*, silently, as in Masonry: what says the opposite of the new one
  /// stays and contradicts it. Where more than constants change, ``remakeConstraints(_:)`` is meant.
  /// Masonry's name: `mas_updateConstraints:`.
  ///
  /// - Returns: The constraints that have the constants now, in the order of the statements.
  @discardableResult public func updateConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    update(describe).constraints
  }

  /// The same, telling what was adopted and what was added.
  package func update(_ describe: (ConstraintMaker) -> Void) -> Installation {
    install(stated(describe), updating: true)
  }

  /// Takes out all constraints that the DSL made for this view, and makes those that `describe` states.
  /// Constraints that were made in other ways stay. Masonry's name: `mas_remakeConstraints:`.
  @discardableResult public func remakeConstraints(
    _ describe: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    let sentences = stated(describe)
    removeConstraints()
    return install(sentences, updating: false).constraints
  }

  /// Takes out all constraints that the DSL made for this view; others stay, and the frame stays the
  /// engine's. SnapKit's name.
  public func removeConstraints() { LayoutConstraint.deactivate(installedConstraints) }

  /// States constraints without activating them: one for each sentence. SnapKit's name.
  public func prepareConstraints(_ describe: (ConstraintMaker) -> Void) -> [Constraint] {
    stated(describe)
  }

  /// The active constraints that the DSL made for this view: those with the view on the left side. They
  /// are in the order of activation, those held by the nearest view first. Masonry's name:
  /// `mas_installedConstraints`.
  public var installedConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var holder = item.ownView
    while let view = holder {
      found += view.constraints.filter { $0.form == .masonry && $0.firstItem === item }
      holder = view.parent
    }
    return found
  }
}
