/// A reason why a call cannot be completed.
enum Refusal: Error {
  case contradiction
  case exhausted
}

/// The steps of a call: how many there were, and how many may follow.
struct Work: BitwiseCopyable {
  /// The effort that a call, or a separately counted part of one, may make.
  enum Effort {
    /// What is not done now is left for later.
    case early
    /// Once the budget is spent, the tableau is rebuilt, which is better than a long continuation.
    case trial
    /// The same for a rebuilt tableau. There is no better one, but there are others.
    case another
    /// The last possibility.
    case lastResort
  }

  var limits = WorkLimits()
  /// The steps done since the tableau was created, and in those that were given up for it.
  private(set) var stepsDone = 0
  /// What they were when the call began, and when it is to end.
  private var start = 0
  private var end = 0
  /// The effort that the call may make.
  private(set) var effort = Effort.trial

  /// Whether the tableau was built for this call, so that there is no better one.
  var isBuiltAnew: Bool { effort == .another || effort == .lastResort }

  /// The steps done in this call.
  var stepsOfCall: Int { stepsDone - start }
  @inline(__always) var isExhausted: Bool { stepsDone == end }

  /// Counts a step against the budget of the call.
  @inline(__always) mutating func spend() throws(Refusal) {
    guard !isExhausted else { throw .exhausted }
    stepsDone += 1
  }

  /// Counts the steps of another tableau that was given up for this one, or for which this one was.
  mutating func count(_ steps: Int) {
    stepsDone += steps
    start += steps
    end += steps
  }

  /// Sets the budget of a call, or of a separately counted part of one.
  @inline(__always) mutating func refill(_ effort: Effort, symbols: Int) {
    self.effort = effort
    // Each call comes here, and none of these numbers comes near an overflow.
    let trial = limits.trialSteps &+ limits.trialStepsPerSymbol &* symbols
    var budget = effort == .lastResort ? limits.steps : min(trial, limits.steps)
    if effort == .early {
      budget = min(budget, limits.earlySteps &+ limits.earlyStepsPerSymbol &* symbols)
    }
    start = stepsDone
    end = stepsDone &+ budget
  }

  /// Ends the call if coefficients grow beyond a plausible limit: it continues with a rebuilt tableau.
  mutating func noteGrowth(_ size: Double) {
    if size >= limits.growth, !isBuiltAnew { end = stepsDone }
  }
}
