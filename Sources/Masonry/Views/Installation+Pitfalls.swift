import AutoLayout

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
      item.ownView?.report(SaidInVain.multiplier(of: item, statement.source))
    }
    if made.secondItem === item, made.secondAttribute == statement.attribute {
      item.ownView?.report(SaidInVain.itself(of: item, statement.source))
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
