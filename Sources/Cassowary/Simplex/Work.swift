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
  /// The remaining steps of the call.
  private var budget = 0
  /// The number of steps it was allowed.
  private var allowance = 0
  /// The number of steps of earlier calls.
  private var earlierSteps = 0
  /// Whether the tableau was built for this call, so that there is no better one.
  private(set) var isBuiltAnew = false

  /// The steps done since the tableau was created.
  var stepsDone: Int { earlierSteps + allowance - budget }
  /// The steps done in this call.
  var stepsOfCall: Int { allowance - budget }
  @inline(__always) var isExhausted: Bool { budget == 0 }

  /// Counts a step against the budget of the call.
  @inline(__always) mutating func spend() throws(Refusal) {
    guard budget > 0 else { throw .exhausted }
    budget -= 1
  }

  /// Counts the steps of another tableau that was given up for this one, or for which this one was.
  mutating func count(_ steps: Int) { earlierSteps += steps }

  /// Sets the budget of a call, or of a separately counted part of one.
  @inline(__always) mutating func refill(_ effort: Effort, symbols: Int) {
    earlierSteps = stepsDone
    isBuiltAnew = effort == .another || effort == .lastResort
    let trial = limits.trialSteps + limits.trialStepsPerSymbol * symbols
    budget = effort == .lastResort || trial > limits.steps ? limits.steps : trial
    if effort == .early {
      budget = min(budget, limits.earlySteps + limits.earlyStepsPerSymbol * symbols)
    }
    allowance = budget
  }

  /// Ends the call if coefficients grow beyond a plausible limit: it continues with a rebuilt tableau.
  mutating func noteGrowth(_ size: Double) {
    guard size >= limits.growth, !isBuiltAnew else { return }
    allowance -= budget
    budget = 0
  }
}
