/// Limits of the work before it is given up or done in another way.
struct WorkLimits: BitwiseCopyable {
  /// The steps of one call. No layout comes near; the limit ensures that a call ends.
  var steps = 200_000
  /// The steps without progress, plus `degenerateStepsPerRow` for each row, after which a method is used that is
  /// known to end.
  var degenerateSteps = 40
  var degenerateStepsPerRow = 4
  /// The steps without progress, plus those for each row, after which rows are no longer repaired one by one.
  var abandonSteps = 200
  var abandonStepsPerRow = 8
  /// The steps, plus those for each symbol, after which the tableau is rebuilt, once. Symbols count rather than rows:
  /// a step can take a symbol from one of its breakpoints to another, and a single row may have any number of symbols.
  var trialSteps = 500
  var trialStepsPerSymbol = 8
  /// The least number of constraints for an early optimization.
  var earlySize = 80
  /// The steps of such an optimization, plus those for each symbol. Few need more but those that lead in a circle.
  var earlySteps = 100
  var earlyStepsPerSymbol = 2
  /// The largest coefficient after a pivot, beyond which the tableau is rebuilt, too.
  var growth = 3e6
}
