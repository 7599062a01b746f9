/// A reason why a call cannot be completed.
enum Refusal: Error {
  case contradiction
  case exhausted
}

/// The steps that a call may still make.
struct Work: BitwiseCopyable {
  /// The effort that a call, or a separately counted part of one, may make.
  enum Effort {
    /// What is not done now is left for later.
    case early
    /// Once the budget is spent, the tableau is restored, which is better than a long continuation.
    case trial
    /// The same budget for a tableau that was restored: there are others.
    case restored
    /// The last possibility.
    case full
  }

  /// When work is given up, or done in another way.
  struct Limits: BitwiseCopyable {
    /// The steps of one call. No layout comes near; the limit ensures that a call ends.
    var steps = 200_000
    /// The steps of a trial, beside eight for each symbol. Symbols count rather than rows: a step can take a symbol from one of its
    /// breakpoints to another, and a single row may have any number of symbols.
    var trial = 500
    /// The steps without progress, beside four for each row, after which a rule is used that is known to end.
    var stalling = 40
    /// The steps without progress, beside eight for each row, after which the dual run is given up for the primal one.
    var repairs = 200
  }

  /// The largest coefficient after a pivot, beyond which a trial ends, too.
  private static let largestGrowth = 3e6

  var limits = Limits()
  private var left = 0
  private var effort = Effort.trial

  @inline(__always) var isExhausted: Bool { left == 0 }

  /// Counts a step.
  @inline(__always) mutating func spend() throws(Refusal) {
    guard !isExhausted else { throw .exhausted }
    left &-= 1
  }

  /// Sets the budget of a call, or of a separately counted part of one.
  @inline(__always) mutating func refill(_ effort: Effort, symbols: Int) {
    self.effort = effort
    left = limits.steps
    if effort == .full { return }
    // Each call comes here, and none of these numbers comes near an overflow.
    let least = effort == .trial ? limits.trial : Limits().trial
    left = min(left, max(0, least &+ 8 &* symbols))
    if effort == .early { left = min(left, 100 &+ 2 &* symbols) }
  }

  /// Ends a trial if coefficients grow beyond a plausible limit.
  mutating func noteGrowth(_ size: Double) {
    if size >= Work.largestGrowth, effort == .trial || effort == .early { left = 0 }
  }
}

/// Detection of stalling: steps without progress, after which a method is used that is known to end.
///
/// The usual rules are faster but may cycle through the bases of one degenerate vertex. They are used again after
/// progress.
struct DegeneracyGuard: BitwiseCopyable {
  private var degenerateSteps = 0
  /// The number of steps without progress that are allowed, and after which the other method is given up.
  private var (allowed, most) = (0, 0)

  init() {}

  /// - Parameter rows: The number of rows, each of which may need a few steps without cost.
  init(rows: Int, _ limits: Work.Limits) {
    (allowed, most) = (limits.stalling + 4 * rows, limits.repairs + 8 * rows)
  }

  /// Whether stalling is possible.
  var isNear: Bool { degenerateSteps > 8 }
  /// Whether the other method is in use.
  var isStalling: Bool { degenerateSteps > allowed }
  /// Whether the other method did not help for long, either.
  var shouldAbandon: Bool { degenerateSteps > most }

  @inline(__always) mutating func note(isProgress: Bool) {
    degenerateSteps = isProgress ? 0 : degenerateSteps + 1
  }
}
