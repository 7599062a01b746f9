import AutoLayout

/// What came of installing what was stated: for each constraint whether it was added, or one that was
/// there adopted.
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
    let stated: ViewConstraint
    /// The one that was added or refused, or the one that was there.
    let constraint: LayoutConstraint
    let outcome: Outcome
  }

  let steps: [Step]

  /// - Parameter observe: Called after each step, while the constraint is what it made of it.
  init(of parts: [ViewConstraint], updating: Bool, observe: (Step) -> Void = { _ in }) {
    steps = parts.compactMap { part in
      let step = part.install(updating: updating)
      if let step { observe(step) }
      return step
    }
  }

  /// All constraints, in the order they were stated.
  var constraints: [LayoutConstraint] { steps.map(\.constraint) }
}

extension LayoutConstraint {
  /// The view that holds the constraint when it is active; absent where its items share no tree.
  var closestCommonAncestor: LayoutNode? {
    guard secondAttribute == nil || secondItem != nil else { return nil }
    return firstItem.flatMap { $0.closestCommonAncestor(with: secondItem ?? $0) }
  }

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
