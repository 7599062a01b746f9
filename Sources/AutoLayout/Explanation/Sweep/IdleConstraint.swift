extension LayoutSweep {
  /// An inequality that is never tight in the range.
  public struct IdleConstraint {
    /// The constraint.
    public let constraint: LayoutConstraint
    /// The smallest slack in the range, in layout units.
    public let slack: Double
    /// The length at which the slack is smallest.
    public let length: Int
    /// The nearest length outside the range at which the inequality would be tight, if the formulas at that end of the
    /// range continue; nil if the slack shrinks towards neither end.
    public let wouldBindAt: Double?
  }

  /// Returns the inequalities that are active in all samples and tight in none.
  static func idle(in runs: SweepRuns, isSize: Bool) -> [IdleConstraint] {
    let samples = runs.runs.flatMap(\.samples)
    guard let first = samples.first else { return [] }
    return first.inequalities.compactMap { constraint in
      let slacks = samples.compactMap { sample in
        sample.slack(of: constraint).map { (slack: $0, length: sample.length) }
      }
      guard slacks.count == samples.count, let least = slacks.min(by: { $0.slack < $1.slack }),
        least.slack > 1e-3
      else { return nil }
      let ends = [runs.runs.first?.samples.count, runs.runs.last?.samples.count].map { $0 ?? 1 }
      return IdleConstraint(
        constraint: constraint, slack: least.slack, length: least.length,
        wouldBindAt: length(beyond: slacks, ends: ends, isSize: isSize))
    }
  }

  /// Returns the nearest length outside the range at which a slack would be 0, by linear
  /// extrapolation at both ends; nil if there is none.
  ///
  /// - Parameter ends: The numbers of samples on the first line and on the last one.
  private static func length(
    beyond slacks: [(slack: Double, length: Int)], ends: [Int], isSize: Bool
  ) -> Double? {
    // A line needs two samples.
    let low = slacks.prefix(max(2, ends[0]))
    let high = slacks.suffix(max(2, ends[1]))
    guard slacks.count > 1, let bottom = low.first, let inner = low.last, let outer = high.first,
      let top = high.last
    else { return nil }
    let below = zero(bottom, inner).filter { $0 < Double(bottom.length) && ($0 >= 0 || !isSize) }
    let above = zero(top, outer).filter { $0 > Double(top.length) }
    guard let below else { return above }
    guard let above else { return below }
    return Double(bottom.length) - below < above - Double(top.length) ? below : above
  }

  /// Returns the length at which the line through two slacks is 0; nil if there is none.
  private static func zero(
    _ one: (slack: Double, length: Int), _ other: (slack: Double, length: Int)
  ) -> Double? {
    guard one.slack.isFinite, other.slack.isFinite else { return nil }
    let line = LayoutFormula(
      (Double(one.length), one.slack), (Double(other.length), other.slack),
      tolerance: SweepSample.Value.grid)
    return line.crossing(LayoutFormula(constant: 0))
  }
}

extension Optional {
  /// Returns the value if it satisfies a condition.
  fileprivate func filter(_ condition: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { condition($0) ? $0 : nil }
  }
}
