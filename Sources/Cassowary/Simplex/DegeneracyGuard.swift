/// Detection of stalling: steps without progress, after which a method is used that is known to end.
///
/// The usual rules are faster but may cycle through the bases of one degenerate vertex. They are used again after
/// progress.
struct DegeneracyGuard: BitwiseCopyable {
  private var degenerateSteps = 0
  /// The number of steps without progress that are allowed: each row may need a few without cost.
  private var allowed = 0
  private var abandonedAfter = 0

  init() {}

  init(rows: Int, _ limits: WorkLimits) {
    allowed = limits.degenerateSteps + limits.degenerateStepsPerRow * rows
    abandonedAfter = limits.abandonSteps + limits.abandonStepsPerRow * rows
  }

  /// Whether stalling is possible.
  var isNear: Bool { degenerateSteps > 8 }
  /// Whether the other method is in use.
  var isStalling: Bool { degenerateSteps > allowed }
  /// Whether the other method did not help for long, either.
  var shouldAbandon: Bool { degenerateSteps > abandonedAfter }

  @inline(__always) mutating func note(isProgress: Bool) {
    degenerateSteps = isProgress ? 0 : degenerateSteps + 1
  }
}
