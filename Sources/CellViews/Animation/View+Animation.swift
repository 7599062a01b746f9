import AutoLayout

extension View {
  /// The timing curve of an animation. UIKit's name: `UIView.AnimationCurve`.
  public enum AnimationCurve: Hashable, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
    case linear

    /// Returns the progress of the animation, from 0 to 1, after a fraction of its duration, from 0 to 1.
    func progress(after share: Double) -> Double {
      switch self {
      case .easeInOut: share * share * (3 - 2 * share)
      case .easeIn: share * share
      case .easeOut: share * (2 - share)
      case .linear: share
      }
    }
  }

  /// The options of an animation: its curve. UIKit's name: `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8

    /// Creates options from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// ``View/AnimationCurve/easeInOut``, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// ``View/AnimationCurve/easeIn``.
    public static let curveEaseIn = AnimationOptions(rawValue: 1)
    /// ``View/AnimationCurve/easeOut``.
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    /// ``View/AnimationCurve/linear``.
    public static let curveLinear = AnimationOptions(rawValue: 3)

    var curve: AnimationCurve {
      switch self {
      case .curveEaseIn: .easeIn
      case .curveEaseOut: .easeOut
      case .curveLinear: .linear
      default: .easeInOut
      }
    }

    /// The curve, such as `[easeInOut]`.
    public var description: String { "[\(curve)]" }
  }

  /// Animates the changes that a closure makes to the frames of views and to ``ScrollView/contentOffset``. UIKit's
  /// name: `UIView.animate(withDuration:…)`.
  ///
  ///     width.constant = 30
  ///     View.animate(duration: .milliseconds(300)) { window.layoutIfNeeded() }
  ///
  /// The closure runs at once, and the frames that it sets, directly or by a layout, hold from then on. Only the
  /// drawing takes time: each view moves from where it is drawn now. A view that was never laid out appears in its
  /// place without moving. So do all views of a window that no ``Application`` runs, or whose
  /// ``Window/prefersReducedMotion`` is true.
  ///
  /// Call `layoutIfNeeded()` on the view that holds the changed constraints, usually the window. If you call it on a
  /// view further down and other views still need layout, this is reported: those views would jump in the next turn.
  ///
  /// - Parameters:
  ///   - duration: the time from the first frame to the last.
  ///   - delay: the time before the first frame.
  ///   - options: the curve.
  ///   - animations: the changes.
  ///   - completion: called after the last frame, with true, or with false where another animation has taken over all
  ///     views; at once where no view of a window has another frame.
  public static func animate(
    duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let animator = ViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.startAnimation(afterDelay: delay)
  }

  /// Calls ``animate(duration:delay:options:animations:completion:)`` with times in seconds. A negative or non-finite
  /// number counts as 0. UIKit's name.
  public static func animate(
    withDuration seconds: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      duration: .ofAnimation(seconds), delay: .ofAnimation(delay), options: options,
      animations: animations, completion: completion)
  }
}

extension Duration {
  /// Returns a duration of some seconds, at most a day. A negative or non-finite number counts as 0.
  static func ofAnimation(_ seconds: Double) -> Duration {
    .seconds(seconds.isFinite ? min(max(0, seconds), 86_400) : 0)
  }
}
