import AutoLayout

/// The outcomes of installing statements, one by one.
@MainActor struct Installation {
  enum Outcome: Hashable, Sendable {
    /// The constraint was activated.
    case added
    /// A similar constraint existed and got the new constant.
    case adopted
    /// The constraint was active before.
    case kept
    /// The constraint cannot be activated; its `error` has the reason.
    case refused
  }

  struct Step {
    let statement: Statement
    /// The constraint that was added, refused or found.
    let constraint: LayoutConstraint
    let outcome: Outcome
  }

  let steps: [Step]
  /// The constraints that a remake removed.
  let removed: [LayoutConstraint]

  /// Installs statements about one view or guide, in order. The engine then computes the view's frame.
  ///
  /// - Parameters:
  ///   - updating: Whether existing similar constraints are adopted.
  ///   - observe: Called after each step, before the next one can change the constraint.
  init(
    of statements: [Statement], on item: LayoutItem, updating: Bool = false,
    removed: [LayoutConstraint] = [], observe: (Step) -> Void = { _ in }
  ) {
    if let view = item.ownView, view === item {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    steps = statements.map { statement in
      let step = statement.install(on: item, updating: updating)
      observe(step)
      return step
    }
    self.removed = removed
  }

  /// All constraints, in the order of the statements.
  var constraints: [LayoutConstraint] { steps.map(\.constraint) }
}

extension LayoutConstraint {
  /// Returns whether the two differ only in the constant and the identifier.
  func isSimilar(to other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier && priority == other.priority
  }
}

extension LayoutItem {
  /// Returns the last active constraint of the DSL on this item that is similar; constraints created
  /// otherwise are not considered.
  func lastConstraint(similarTo other: LayoutConstraint) -> LayoutConstraint? {
    activeConstraints.last { $0.form == .masonry && $0.isSimilar(to: other) }
  }
}
