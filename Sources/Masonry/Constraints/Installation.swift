import AutoLayout

/// What came of installing what was stated: for each constraint whether it was added, or one that was
/// there adopted.
@MainActor package struct Installation {
  package enum Outcome: Hashable, Sendable {
    /// It was activated.
    case added
    /// A similar one was there, and has the new constant now.
    case adopted
    /// It cannot be active; its `error` says why.
    case refused
  }

  package struct Step {
    /// The one that was added or refused, or the one that was there.
    package let constraint: LayoutConstraint
    /// The closest common ancestor of its items; absent where they have none.
    package let holder: LayoutNode?
    package let outcome: Outcome
  }

  package let steps: [Step]

  /// All constraints, in the order they were stated.
  package var constraints: [LayoutConstraint] { steps.map(\.constraint) }
  package var added: [LayoutConstraint] { constraints(.added) }
  package var adopted: [LayoutConstraint] { constraints(.adopted) }
  package var refused: [LayoutConstraint] { constraints(.refused) }

  private func constraints(_ outcome: Outcome) -> [LayoutConstraint] {
    steps.filter { $0.outcome == outcome }.map(\.constraint)
  }
}

extension Installation {
  init(of parts: [ViewConstraint], updating: Bool) {
    steps = parts.compactMap { $0.install(updating: updating) }
  }
}

extension LayoutConstraint {
  /// The view that holds the constraint when it is active; absent where its items share no tree.
  var closestCommonAncestor: LayoutNode? {
    firstItem.flatMap { $0.mas.closestCommonSuperview(secondItem ?? $0) }
  }

  /// Whether the two differ in nothing but the constant, and in what they are called.
  func isSimilar(to other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier && priority == other.priority
  }
}

extension LayoutNode {
  /// The last of the DSL's constraints held here that is similar. What was made in other ways is never
  /// taken for one.
  func lastConstraint(similarTo other: LayoutConstraint) -> LayoutConstraint? {
    constraints.last { $0.form == .masonry && $0.isSimilar(to: other) }
  }
}
