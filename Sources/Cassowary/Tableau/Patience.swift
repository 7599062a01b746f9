/// How much work is done before it is given up, or done another way.
struct Patience: BitwiseCopyable {
  /// The steps one call may do. No layout comes near; it is there so that a call always ends.
  var steps = 200_000
  /// The least steps without progress after which another way is taken that is known to end; as many
  /// more are allowed for each row as `stalledStepsPerRow` says.
  var stalledSteps = 40
  var stalledStepsPerRow = 4
  /// The same until rows are no longer repaired one by one.
  var hopelessSteps = 200
  var hopelessStepsPerRow = 8
  /// The steps after which the tableau is built anew, once.
  var trialSteps = 500
  var trialStepsPerRow = 20
  /// How many constraints there must be at least to be optimized before values are asked for.
  var earlySize = 80
  /// How large a coefficient may be after a pivot before that is done as well.
  var growth = 3e6
}

extension Tableau {
  /// Counts a step against the budget of the call.
  @inline(__always) mutating func spend() throws(Refusal) {
    guard budget > 0 else { throw .exhausted }
    budget -= 1
  }

  /// What a call, or a part of one that is counted by itself, may do.
  enum Effort {
    /// When it is spent all is built anew: that is better than going on for long.
    case trial
    /// The same with a tableau that is built anew: there is no better one, but there are others.
    case another
    /// Nothing else can be tried.
    case lastResort
  }

  /// Gives a call, or a part of one, its budget.
  @inline(__always) mutating func refill(_ effort: Effort = .trial) {
    steps = stepsDone
    if cost.noise != Cost.noise { trustPrices() }
    isBuiltAnew = effort != .trial
    let trial = patience.trialSteps + patience.trialStepsPerRow * rows.count
    budget = effort == .lastResort || trial > patience.steps ? patience.steps : trial
    allowance = budget
  }

  /// Takes no more for noise than at first, and prices all anew.
  private mutating func trustPrices() {
    leastInPrice = Tableau.leastInPrice
    cost.noise = Cost.noise
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      let basic = rows[row].basic
      setSlope(slope(of: basic, segment: Int(symbols[basic].segment)), of: row)
    }
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].state == .parametric {
      forgetOutlook(of: symbol)
      touch(symbol)
    }
  }

  /// Notes that coefficients have grown with a pivot, and rounding errors with them: beyond what
  /// can be true the call goes on with a tableau that is built anew.
  ///
  /// Many pivots that let them grow by little are as bad as one by much: rounding errors that have
  /// grown by thousands come near what is seen as drift.
  mutating func noteGrowth(_ size: Double) {
    growth = min(growth * size, 1e100)
    if size >= 16 || growth >= 4096 { isSuspect = true }
    if size >= patience.growth, !isBuiltAnew {
      allowance -= budget
      budget = 0
    }
  }

  /// The steps that were done since the tableau was made.
  var stepsDone: Int { steps + allowance - budget }
}
