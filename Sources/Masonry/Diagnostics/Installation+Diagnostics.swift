import AutoLayout

extension Installation {
  /// Reports what an update added to a view that had constraints: it is allowed, and seldom meant.
  func reportUnmatched(of item: LayoutItem) {
    let added = steps.filter { $0.outcome == .added }.map(\.constraint)
    guard !added.isEmpty else { return }
    let before = item.activeConstraints.filter { old in
      old.subject === item && !old.isArranged && !added.contains { $0 === old }
    }
    guard !before.isEmpty else { return }
    for constraint in added {
      item.ownView?.report(UnmatchedUpdate(constraint, among: before).diagnostic)
    }
  }

  /// Reports what a remake of a view left beside what it made.
  func reportOthers(of item: LayoutItem) {
    for left in item.activeConstraints
    where left.form != .masonry && !left.isArranged && left.subject === item {
      guard let step = steps.first(where: { $0.constraint.firstAttribute == left.firstAttribute })
      else { continue }
      let beside = RemakeBesideOthers(item: item, left: left, source: step.constraint.source)
      item.ownView?.report(beside.diagnostic)
    }
  }
}
