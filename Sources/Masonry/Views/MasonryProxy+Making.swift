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

// Statements that have the effect they state, but are seldom intended.

extension Installation {
  /// Reports statements without effect, and updates or remakes that are rarely intended.
  func reportPitfalls(of item: LayoutItem, _ operation: ConstraintTrace.Operation) {
    for step in steps { reportVain(step, of: item) }
    switch operation {
    case .make: break
    case .update: reportUnmatched(of: item)
    case .remake: reportOthers(of: item)
    }
  }

  /// Reports a multiplier or a target that has no effect.
  private func reportVain(_ step: Step, of item: LayoutItem) {
    let (statement, made) = (step.statement, step.constraint)
    if made.secondAttribute == nil, statement.multiplier != 1 {
      item.ownView?.report(StatementWithoutEffect.multiplier(of: item, statement.source))
    }
    if made.secondItem === item, made.secondAttribute == statement.attribute {
      item.ownView?.report(StatementWithoutEffect.itself(of: item, statement.source))
    }
  }

  /// Reports constraints that an update added to a view that had others, which is allowed but rarely
  /// intended.
  private func reportUnmatched(of item: LayoutItem) {
    let added = steps.filter { $0.outcome == .added }.map(\.constraint)
    guard !added.isEmpty else { return }
    let before = item.activeConstraints.filter { old in
      old.subject === item && !old.isArranged && !added.contains { $0 === old }
    }
    guard !before.isEmpty else { return }
    for constraint in added {
      let unmatched = UnmatchedUpdate(constraint, among: before)
      item.ownView?.report(
        unmatched.diagnostic, whileActive: [constraint, unmatched.nearest].compactMap(\.self))
    }
  }

  /// Reports other constraints on the same attributes that a remake left active.
  private func reportOthers(of item: LayoutItem) {
    for left in item.activeConstraints
    where left.form != .masonry && !left.isArranged && left.subject === item {
      guard let step = steps.first(where: { $0.constraint.firstAttribute == left.firstAttribute })
      else { continue }
      let beside = RemakeBesideOthers(item: item, left: left, source: step.constraint.source)
      item.ownView?.report(beside.diagnostic)
    }
  }
}
