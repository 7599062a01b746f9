@MainActor extension LayoutSweep: @MainActor CustomStringConvertible {
  /// The intervals: `20...61, 62...120`.
  public var description: String { intervals.map(\.description).joined(separator: ", ") }
}

@MainActor extension LayoutSweep.Interval: @MainActor CustomStringConvertible {
  /// The lengths: `20...61`.
  public var description: String { "\(lengths)" }
}

@MainActor extension LayoutSweep.IdleConstraint: @MainActor CustomStringConvertible {
  /// The constraint, and where it comes nearest: `box.width <= 30: 5 to spare at 25`.
  public var description: String {
    "\(constraint.shortEquation): \(slack.short) to spare at \(length)"
  }
}

extension SweepFinding: CustomStringConvertible {
  /// The kind, the subject and the amount: `overlap a and b 3`.
  public var description: String { amount == 0 ? key : "\(key) \(amount.short)" }
}

extension SweepFinding.Kind: CustomStringConvertible {
  /// The kind in words: `left out`.
  public var description: String { rawValue }
}
