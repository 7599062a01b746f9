import AutoLayout

/// The outcome of installing statements, one by one.
@MainActor struct Installation {
  enum Outcome: Hashable, Sendable {
    /// It was activated.
    case added
    /// A similar one was there, and has the new constant now.
    case adopted
    /// It was active before.
    case kept
    /// It cannot be active; its `error` says why.
    case refused
  }

  struct Step {
    let statement: Statement
    /// The one that was added or refused, or the one that was there.
    let constraint: LayoutConstraint
    let outcome: Outcome
  }

  let steps: [Step]
  /// The constraints that were taken out before.
  let removed: [LayoutConstraint]

  /// Installs statements of one view or guide in their order. A view's frame is the engine's from then on.
  ///
  /// - Parameters:
  ///   - updating: Whether constraints that are there are adopted.
  ///   - observe: Called after each step, while the constraint is what it made of it.
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

  /// All constraints, in the order they were stated.
  var constraints: [LayoutConstraint] { steps.map(\.constraint) }
}

extension LayoutConstraint {
  /// Whether the two differ in nothing but the constant, and in what they are called.
  func isSimilar(to other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier && priority == other.priority
  }
}

extension LayoutItem {
  /// The last of the DSL's active constraints on this item that is similar. What was made in other ways is
  /// never taken for one.
  func lastConstraint(similarTo other: LayoutConstraint) -> LayoutConstraint? {
    activeConstraints.last { $0.form == .masonry && $0.isSimilar(to: other) }
  }
}
