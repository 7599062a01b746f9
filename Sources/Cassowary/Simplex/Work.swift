/// A reason why a call cannot be completed.
enum Refusal: Error {
  case contradiction
  case exhausted
}

/// The number of steps that a call may still make.
struct Work: BitwiseCopyable {
  /// The effort that a call, or a separately counted part of one, may make.
  enum Effort {
    /// The least effort: unfinished work is left for later.
    case early
    /// A trial: once the budget is spent, the tableau is restored, which is better than to continue for long.
    case trial
    /// The same budget for a restored tableau, since there are further ways to restore it.
    case restored
    /// The last attempt, limited only by `Limits.steps`.
    case full
  }

  /// The limits at which work is given up, or done by another method.
  struct Limits: BitwiseCopyable {
    /// The maximal number of steps of one call. No layout comes close to it; it ensures that a call ends.
    var steps = 200_000
    /// The maximal number of steps of a trial, in addition to eight for each symbol. Symbols count rather than rows: a
    /// step can move a symbol from one of its breakpoints to another, and a single row may have any number of symbols.
    var trial = 500
    /// The number of steps without progress, in addition to four for each row, after which a rule is used
    /// that always terminates.
    var stalling = 40
    /// The number of steps without progress, in addition to eight for each row, after which the primal method replaces
    /// the dual run.
    var repairs = 200
  }

  /// The largest coefficient after a pivot. A larger one ends a trial.
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
    // Every call runs this, and none of these numbers comes close to an overflow.
    let least = effort == .trial ? limits.trial : Limits().trial
    left = min(left, max(0, least &+ 8 &* symbols))
    if effort == .early { left = min(left, 100 &+ 2 &* symbols) }
  }

  /// Ends a trial if coefficients grow beyond a plausible limit.
  mutating func noteGrowth(_ size: Double) {
    if size >= Work.largestGrowth, effort == .trial || effort == .early { left = 0 }
  }
}

/// Detection of stalling: after a number of steps without progress a rule is used that always terminates.
///
/// The usual rules are faster but may cycle through the bases of one degenerate vertex. They are used again after
/// a step with progress.
struct DegeneracyGuard: BitwiseCopyable {
  private var degenerateSteps = 0
  /// The number of steps without progress after which the other rule is used, and the number after which
  /// the run is abandoned.
  private var (allowed, most) = (0, 0)

  init() {}

  /// - Parameter rows: The number of rows, each of which may need a few degenerate steps.
  init(rows: Int, _ limits: Work.Limits) {
    (allowed, most) = (limits.stalling + 4 * rows, limits.repairs + 8 * rows)
  }

  /// Whether the run may be about to stall.
  var isNear: Bool { degenerateSteps > 8 }
  /// Whether the rule that always terminates is in use.
  var isStalling: Bool { degenerateSteps > allowed }
  /// Whether that rule made no progress for long, either.
  var shouldAbandon: Bool { degenerateSteps > most }

  @inline(__always) mutating func note(isProgress: Bool) {
    degenerateSteps = isProgress ? 0 : degenerateSteps + 1
  }
}
