/// Notices when steps no longer get anywhere, so that a way that is known to end can be taken.
///
/// Taking the steepest way is faster but may cycle through the bases of one degenerate vertex. It is
/// taken again as soon as there is progress.
struct Stall: BitwiseCopyable {
  private var idleSteps = 0
  /// How many steps that get nowhere are allowed: each row may take a few that cost nothing.
  private var allowed = 0
  private var hopeless = 0

  init() {}

  init(rows: Int, _ patience: Patience) {
    allowed = patience.stalledSteps + patience.stalledStepsPerRow * rows
    hopeless = patience.hopelessSteps + patience.hopelessStepsPerRow * rows
  }

  /// Whether it may come to a stall.
  var isNear: Bool { idleSteps > 8 }
  /// Whether it is time for the other way.
  var isOn: Bool { idleSteps > allowed }
  /// Whether even that did not help for long.
  var isHopeless: Bool { idleSteps > hopeless }

  @inline(__always) mutating func note(isProgress: Bool) {
    idleSteps = isProgress ? 0 : idleSteps + 1
  }
}
