/// Notices when steps no longer get anywhere, so that Bland's rule can take over.
///
/// Taking the steepest way is faster but may cycle through the bases of one degenerate vertex;
/// Bland's rule, the lowest symbol first, cannot, and is kept to until there is progress.
struct Stall: BitwiseCopyable {
  private var idleSteps = 0

  /// Whether Bland's rule is to be kept to.
  var isOn: Bool { idleSteps > 40 }
  /// Whether even that did not help for long.
  var isHopeless: Bool { idleSteps > 2_000 }

  mutating func note(isProgress: Bool) {
    idleSteps = isProgress ? 0 : idleSteps + 1
  }
}
