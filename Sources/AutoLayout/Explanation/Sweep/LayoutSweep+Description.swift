@MainActor extension LayoutSweep: @MainActor CustomStringConvertible {
  /// The intervals: `20...61, 62...120`.
  public var description: String { intervals.map(\.description).joined(separator: ", ") }
}

@MainActor extension LayoutSweep.Interval: @MainActor CustomStringConvertible {
  /// The lengths: `20...61`.
  public var description: String { "\(lengths)" }
}

@MainActor extension LayoutSweep.IdleConstraint: @MainActor CustomStringConvertible {
  /// The constraint, its smallest slack, and the length at which it would be tight:
  /// `box.width <= 30: 5 to spare at 25, 0 at 30`.
  public var description: String {
    "\(constraint.shortEquation): \(slack.short) to spare at \(length)"
      + (wouldBindAt.map { ", 0 at \($0.short)" } ?? "")
  }
}

extension SweepFinding: @MainActor CustomStringConvertible {
  /// The kind, the views or the constraint, and the amount: `overlap a and b 3`.
  public var description: String {
    let names = items.map { $0.shortName }.joined(separator: " and ")
    let length = axis.map { $0 == .horizontal ? ".width" : ".height" } ?? ""
    return "\(kind) \(equation ?? names)\(length)" + (amount == 0 ? "" : " \(amount.short)")
  }
}

extension SweepFinding.Kind: CustomStringConvertible {
  /// The kind in words: `left out`.
  public var description: String { rawValue }
}
