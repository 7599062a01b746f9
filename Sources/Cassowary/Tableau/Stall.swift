/// Notices when steps no longer get anywhere, so that Bland's rule can take over.
///
/// Taking the steepest way is faster but may cycle through the bases of one degenerate vertex;
/// Bland's rule, the lowest symbol first in both choices and short steps, is kept to until there is
/// progress.
struct Stall: BitwiseCopyable {
  private var idleSteps = 0
  /// How many rows there are: each may take a few steps that cost nothing.
  private var rows = 0

  init(rows: Int = 0) {
    self.rows = rows
  }

  /// Whether Bland's rule is to be kept to.
  var isOn: Bool { idleSteps > 40 + 4 * rows }
  /// Whether even that did not help for long.
  var isHopeless: Bool { idleSteps > 2_000 + 40 * rows }

  mutating func note(isProgress: Bool) {
    idleSteps = isProgress ? 0 : idleSteps + 1
  }
}
