import AutoLayout

/// An animation of frames that can be paused, reversed and scrubbed. UIKit's name: `UIViewPropertyAnimator`.
///
///     let animator = ViewPropertyAnimator(duration: .seconds(1)) {
///       width.constant = 30
///       window.layoutIfNeeded()
///     }
///     animator.fractionComplete = 0.5
///     animator.startAnimation()
///
/// The closures run when the animator is first started, paused or given a fraction. The views have their new frames
/// from then on, and are drawn on the way to them. The window keeps a running animator alive. Keep a reference to a
/// paused one: when it is released, its views are drawn at their frames.
@MainActor public final class ViewPropertyAnimator {
  /// The states. UIKit's name: `UIViewAnimatingState`.
  public enum State: Hashable, Sendable, CaseIterable {
    /// Not started yet, or ended.
    case inactive
    /// Running or paused.
    case active
  }

  /// The position at which an animation ends. UIKit's name: `UIViewAnimatingPosition`.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// At the former frames, after the animator was reversed. The views still have their new frames: a completion has
    /// to restore the constraints.
    case start
    /// Between the two, because it was ended there or because other animations have taken over all its views.
    case current
    /// At the new frames.
    case end
  }

  /// A run from a fraction to one of the ends.
  private struct Run {
    let delay: Duration
    let from: Double
    let to: Double
    /// The time of the first frame, once it is known.
    var begin: ContinuousClock.Instant?
  }

  /// The time from the first frame to the last.
  public let duration: Duration
  /// The timing curve.
  public let curve: View.AnimationCurve
  /// Whether the animator is active.
  public private(set) var state = State.inactive
  /// Whether the animator is active and not paused.
  public var isRunning: Bool { run != nil }
  /// Whether the animator goes back to the former frames; false unless set. It can be set at any time.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { startAnimation() } }
  }
  private var fraction = 0.0
  private var run: Run?
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (Position) -> Void] = []
  private var motions: [FrameMotion] = []
  private weak var displayLink: DisplayLink?

  /// Creates an inactive animator. Nothing changes before it is started, paused or given a fraction.
  public init(
    duration: Duration, curve: View.AnimationCurve = .easeInOut,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.duration = max(.zero, duration)
    self.curve = curve
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with a duration in seconds. A negative or non-finite number counts as 0. UIKit's form.
  public convenience init(
    duration seconds: Double, curve: View.AnimationCurve = .easeInOut,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: .ofAnimation(seconds), curve: curve, animations: animations)
  }

  isolated deinit {
    for motion in takeMotions() { motion.end() }
  }

  /// Adds changes. If the animator is active, they are made at once and animated over the remaining time.
  public func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
    if state == .active { makeChanges() }
  }

  /// Adds a closure that is called with the position when the animation ends.
  public func addCompletion(_ completion: @escaping @MainActor (Position) -> Void) {
    completions.append(completion)
  }

  /// The progress, from 0 at the former frames to 1 at the new ones. Setting it pauses the animator there.
  public var fractionComplete: Double {
    get { fraction }
    set {
      pauseAnimation()
      if newValue.isFinite { show(min(max(0, newValue), 1)) }
    }
  }

  /// Starts or resumes the animator. The curve applies to the remaining part. If no frame of a view in a window has
  /// changed, the animation ends at once.
  public func startAnimation(afterDelay delay: Duration = .zero) {
    activate()
    guard let displayLink, !motions.isEmpty else { return finish(at: isReversed ? .start : .end) }
    run = Run(delay: max(.zero, delay), from: fraction, to: isReversed ? 0 : 1)
    displayLink.add(self)
  }

  /// Calls ``startAnimation(afterDelay:)`` with a time in seconds. A negative or non-finite number counts as 0. UIKit's
  /// form.
  public func startAnimation(afterDelay seconds: Double) {
    startAnimation(afterDelay: .ofAnimation(seconds))
  }

  /// Pauses the animator at its present fraction.
  public func pauseAnimation() {
    activate()
    run = nil
  }

  /// Ends the animator. Its views are then drawn at their frames.
  public func finishAnimation(at position: Position = .end) {
    if state == .active { finish(at: position) }
  }

  // MARK: - The way

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    fraction = isReversed ? 1 : 0
    makeChanges()
  }

  private func makeChanges() {
    let block = AnimationBlock()
    let changes = animations
    animations = []
    block.run(changes)
    let begun = block.beginMotions(at: isReversed ? 0 : fraction)
    for motion in begun { motion.show(fraction) }
    if displayLink == nil, let window = begun.first?.view?.window {
      displayLink = window.displayLink
      displayLink?.activeAnimators += 1
    }
    motions += begun
  }

  private func show(_ fraction: Double) {
    self.fraction = fraction
    for motion in motions { motion.show(fraction) }
  }

  private func finish(at position: Position) {
    run = nil
    if position != .current { show(position == .end ? 1 : 0) }
    state = .inactive
    let (ended, done) = (takeMotions(), completions)
    completions = []
    for completion in done { completion(position) }
    for motion in ended { motion.end() }
  }

  private func takeMotions() -> [FrameMotion] {
    defer { motions = [] }
    displayLink?.activeAnimators -= 1
    displayLink = nil
    return motions
  }
}

extension ViewPropertyAnimator: FrameAnimation {
  func advance(to time: ContinuousClock.Instant, reducingMotion: Bool) -> AnimationProgress {
    motions.removeAll { motion in
      guard motion.view?.window?.displayLink !== displayLink else { return false }
      motion.end()
      return true
    }
    guard var run else { return .over }
    guard !motions.isEmpty else {
      finish(at: .current)
      return .over
    }
    let begin = run.begin ?? time + run.delay
    run.begin = begin
    self.run = run
    guard begin <= time else { return .next(begin) }
    let length = reducingMotion ? .zero : duration * abs(run.to - run.from)
    let elapsed = time - begin
    guard elapsed < length else {
      finish(at: run.to == 1 ? .end : .start)
      return .over
    }
    show(run.from + (run.to - run.from) * curve.progress(after: elapsed / length))
    return .next(time + DisplayLink.interval)
  }
}

extension ViewPropertyAnimator: @MainActor CustomStringConvertible {
  /// `<ViewPropertyAnimator: active, 50 %>`, with the progress.
  public var description: String {
    "<ViewPropertyAnimator: \(state), \(Int((fraction * 100).rounded())) %>"
  }
}
