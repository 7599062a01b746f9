import AutoLayout

/// The frames, and the origins of bounds, that change while the closure of an animation runs.
@MainActor final class AnimationBlock {
  private static let running = TaskLocal<AnimationBlock?>(wrappedValue: nil)
  /// The innermost block that is running; `nil` where there is none.
  static var current: AnimationBlock? { running.get() }

  /// A view, its frame and the origin of its bounds before the block, and those with which it was drawn.
  private struct Change {
    let view: View
    let frame: Rect
    let origin: Point
    let shown: (frame: Rect, origin: Point)

    @MainActor var isReal: Bool { view.frame != frame || view.bounds.origin != origin }
  }

  private var changes: [Change] = []
  private var noted: Set<ObjectIdentifier> = []

  /// The views that are new where they are.
  private var newcomers: Set<ObjectIdentifier> = []
  private var windows: [Window] = []

  /// Runs closures, and notes what they change. If they lay out too little of a window, it is told.
  func run(_ animations: [@MainActor () -> Void]) {
    Self.running.withValue(self) {
      for animation in animations { animation() }
    }
    for window in windows {
      if let pitfall = window.layoutBelowChange { window.report(pitfall) }
    }
  }

  /// Notes that a part of a window was laid out.
  func laidOut(_ window: Window) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  /// Notes that a view had another frame or another origin of its bounds. A view that had an empty frame at the origin
  /// was never laid out: it appears where it belongs.
  func note(_ view: View, frame: Rect, origin: Point) {
    guard noted.insert(ObjectIdentifier(view)).inserted, frame != .zero else { return }
    let motion = view.motion
    let shown = (
      frame: motion?.frame(toward: frame) ?? frame, origin: motion?.origin(toward: origin) ?? origin
    )
    changes.append(Change(view: view, frame: frame, origin: origin, shown: shown))
  }

  /// Notes that a view is new where it is, whatever frame it had for something else before: with all inside it appears in
  /// its place.
  func noteNewcomer(_ view: View) { newcomers.insert(ObjectIdentifier(view)) }

  private func isNew(_ view: View) -> Bool {
    !newcomers.isEmpty
      && sequence(first: view) { $0.superview }.contains {
        newcomers.contains(ObjectIdentifier($0))
      }
  }

  /// Begins the motions of the views whose frames have changed, at a fraction of an animator. They are those of one
  /// window, since each has a time of its own, and one that an application runs, since others have none.
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
