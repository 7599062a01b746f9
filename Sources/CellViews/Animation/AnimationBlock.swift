import AutoLayout

/// Records the frames and the bounds' origins that change while an animation's closure runs.
@MainActor final class AnimationBlock {
  private static let running = TaskLocal<AnimationBlock?>(wrappedValue: nil)
  /// The innermost block that is running; `nil` where there is none.
  static var current: AnimationBlock? { running.get() }

  /// A view with its frame and the origin of its bounds: as they were before the block, and as they were last drawn.
  private struct Change {
    let view: View
    let frame: Rect
    let origin: Point
    let shown: (frame: Rect, origin: Point)

    @MainActor var isReal: Bool { view.frame != frame || view.bounds.origin != origin }
  }

  private var changes: [Change] = []
  private var noted: Set<ObjectIdentifier> = []

  /// The views that were placed anew, such as a reused cell: they do not move from where they were before.
  private var newcomers: Set<ObjectIdentifier> = []
  private var windows: [Window] = []

  /// Runs closures and records what they change. If they lay out too small a part of a window, this is reported to the
  /// window.
  func run(_ animations: [@MainActor () -> Void]) {
    Self.running.withValue(self) {
      for animation in animations { animation() }
    }
    for window in windows {
      if let pitfall = window.layoutBelowChange { window.report(pitfall) }
    }
  }

  /// Records that a part of a window was laid out.
  func laidOut(_ window: Window) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  /// Records the former frame and bounds' origin of a view. A view whose former frame is zero was never laid out: it
  /// appears in its place, without motion.
  func note(_ view: View, frame: Rect, origin: Point) {
    guard noted.insert(ObjectIdentifier(view)).inserted, frame != .zero else { return }
    let motion = view.motion
    let shown = (
      frame: motion?.frame(toward: frame) ?? frame, origin: motion?.origin(toward: origin) ?? origin
    )
    changes.append(Change(view: view, frame: frame, origin: origin, shown: shown))
  }

  /// Records that a view is placed anew, whatever its former frame was: the view and all views inside of it appear in
  /// their places, without motion.
  func noteNewcomer(_ view: View) { newcomers.insert(ObjectIdentifier(view)) }

  private func isNew(_ view: View) -> Bool {
    !newcomers.isEmpty
      && sequence(first: view) { $0.superview }.contains {
        newcomers.contains(ObjectIdentifier($0))
      }
  }

  /// Begins motions for the views whose frames have changed, from a fraction of an animator. Only views of one window
  /// move, since every window has its own time, and only if an application runs that window: without one no time
  /// passes.
  func beginMotions(at fraction: Double) -> [FrameMotion] {
    let changed = changes.filter {
      $0.view.window?.application != nil && $0.isReal && !isNew($0.view)
    }
    let window = changed.first?.view.window
    return changed.filter { $0.view.window === window }.map {
      FrameMotion(of: $0.view, from: $0.shown.frame, $0.shown.origin, at: fraction)
    }
  }
}
