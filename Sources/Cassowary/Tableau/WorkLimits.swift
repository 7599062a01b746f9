/// WorkLimits of the work before it is given up or done in another way.
struct WorkLimits: BitwiseCopyable {
  /// The steps of one call. No layout comes near; the limit ensures that a call ends.
  var steps = 200_000
  /// The steps without progress, plus `degenerateStepsPerRow` for each row, after which a method is used that is
  /// known to end.
  var degenerateSteps = 40
  var degenerateStepsPerRow = 4
  /// The steps without progress, plus those for each row, after which rows are no longer repaired one by one.
  var hopelessSteps = 200
  var hopelessStepsPerRow = 8
  /// The steps, plus those for each row, after which the tableau is rebuilt, once.
  var trialSteps = 500
  var trialStepsPerRow = 20
  /// The least number of constraints for an early optimization.
  var earlySize = 80
  /// The largest coefficient after a pivot, beyond which the tableau is rebuilt, too.
  var growth = 3e6
}

extension Tableau {
  /// Counts a step against the budget of the call.
  @inline(__always) mutating func spend() throws(Refusal) {
    guard budget > 0 else { throw .exhausted }
    budget -= 1
  }

  /// The effort that a call, or a separately counted part of one, may make.
  enum Effort {
    /// Once the budget is spent, the tableau is rebuilt, which is better than a long continuation.
    case trial
    /// The same for a rebuilt tableau. There is no better one, but there are others.
    case another
    /// The last possibility.
    case lastResort
  }

  /// Sets the budget of a call, or of a separately counted part of one.
  @inline(__always) mutating func refill(_ effort: Effort = .trial) {
    steps = stepsDone
    if cost.noise != Cost.noise { resetTolerances() }
    isBuiltAnew = effort != .trial
    let trial = limits.trialSteps + limits.trialStepsPerRow * rows.count
    budget = effort == .lastResort || trial > limits.steps ? limits.steps : trial
    allowance = budget
  }

  /// Resets the noise limits, and prices all symbols again.
  private mutating func resetTolerances() {
    leastInPrice = Tableau.leastInPrice
    cost.noise = Cost.noise
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      let basic = rows[row].basic
      setSlope(slope(of: basic, segment: Int(symbols[basic].segment)), of: row)
    }
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].state == .parametric {
      forgetSubdifferential(of: symbol)
      touch(symbol)
    }
  }

  /// Records the growth of coefficients in a pivot, which enlarges rounding errors. Beyond a plausible limit
  /// the call continues with a rebuilt tableau.
  ///
  /// Many pivots with a small growth are as bad as one with a large growth: rounding errors grown by
  /// thousands come close to what counts as drift.
  mutating func noteGrowth(_ size: Double) {
    growth = min(growth * size, 1e100)
    if size >= 16 || growth >= 4096 { isSuspect = true }
    if size >= limits.growth, !isBuiltAnew {
      allowance -= budget
      budget = 0
    }
  }

  /// The steps done since the tableau was created.
  var stepsDone: Int { steps + allowance - budget }
}
