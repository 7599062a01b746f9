/// Notices when steps no longer get anywhere, so that chance can take over.
///
/// Taking the steepest way is fastest but may cycle through the bases of one degenerate vertex, or
/// to and fro where rounding errors pass for prices. Among ways that are chosen by chance a cycle
/// does not last; this is kept to until there is progress. The numbers are the same each time.
struct Stall: BitwiseCopyable {
  private var idleSteps = 0
  private var steps = 0
  /// How many rows there are: each may take a few steps that cost nothing.
  private var rows = 0
  private var seed: UInt64 = 1

  init(rows: Int = 0) {
    self.rows = rows
  }

  /// Whether chance is to decide.
  var isOn: Bool { idleSteps > 40 + 4 * rows }
  /// Whether even that did not help for long.
  var isHopeless: Bool { idleSteps > 2_000 + 40 * rows }

  /// Notes a step.
  /// - Returns: Whether there were so many that what looks like progress may be rounding errors.
  @inline(__always) mutating func note(isProgress: Bool) -> Bool {
    idleSteps = isProgress ? 0 : idleSteps + 1
    steps += 1
    return steps % (1_000 + 20 * rows) == 0
  }

  /// A number from 0 to below 1, another one each time (Knuth's MMIX generator).
  mutating func chance() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 11) / 9_007_199_254_740_992
  }
}
