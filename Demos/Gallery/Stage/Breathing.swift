import Ashlar

/// The widths and the timing of the animation that narrows the stage and widens it again.
enum ResizeAnimation {
  /// Returns the width of each frame: from `width` to `narrowest` and back, with easing at both ends. If the stage is
  /// hardly wider than `narrowest`, it narrows to two thirds instead (62, 40, 62).
  static func widths(from width: Int, to narrowest: Int) -> [Int] {
    let depth = width - min(narrowest, width * 2 / 3)
    return (0...frames).map { frame in
      // From 0 to 1 and back, with easing.
      let way = Double(frames - abs(2 * frame - frames)) / Double(frames)
      let eased = way * way * (3 - 2 * way)
      return width - Int((eased * Double(depth)).rounded())
    }
  }

  /// The number of steps. It is even, so that the middle frame is the narrowest.
  private static let frames = 48
  /// The duration of a frame.
  static let pace = Duration.milliseconds(45)
  /// How long the stage stays narrow if motion is reduced.
  static let rest = Duration.seconds(2)
}

/// Animates the stage: its right edge moves to the left and back once.
@MainActor final class Breathing {
  /// How the animation waits for its next step; `nil` turns it off.
  var later: Scheduler?
  /// Called when the animation begins and when it ends.
  var onChange: () -> Void = {}
  /// The width in columns at which the edge turns back.
  var narrowest = 0
  private let stage: StageView
  private var isRunning = false
  /// The number of animations that have ended, so that a pending step of an ended one does not run in the next.
  private var number = 0
  /// The size of the stage before the animation; `nil` if none is running.
  private var before: StageSize?

  init(_ stage: StageView) { self.stage = stage }

  /// Starts the animation after a delay.
  func start(after delay: Duration = .zero) {
    stop(keepingSize: false)
    isRunning = later != nil
    wait(delay) { $0.begin() }
  }

  /// Runs the next step after a duration, unless the animation has ended by then.
  private func wait(_ duration: Duration, _ step: @escaping @MainActor (Breathing) -> Void) {
    later?(duration) { [weak self, number] in
      if let self, number == self.number { step(self) }
    }
  }

  private func begin() {
    before = stage.stage
    stage.isBreathing = true
    onChange()
    let widths = ResizeAnimation.widths(from: stage.stage.size.width, to: narrowest)
    if stage.window?.prefersReducedMotion ?? false {
      stage.resize(width: widths.min() ?? narrowest)
      return wait(ResizeAnimation.rest) { $0.stop(keepingSize: false) }
    }
    show(widths[...])
  }

  private func show(_ widths: ArraySlice<Int>) {
    guard let width = widths.first else { return stop(keepingSize: false) }
    stage.resize(width: width)
    wait(ResizeAnimation.pace) { $0.show(widths.dropFirst()) }
  }

  /// Ends the animation; keeps the present width or restores the former one.
  func stop(keepingSize: Bool) {
    guard isRunning else { return }
    isRunning = false
    number += 1
    guard let before else { return }
    self.before = nil
    stage.isBreathing = false
    onChange()
    if !keepingSize { stage.restore(before) }
  }

  /// Ends the animation for an event from the user. A key or a press that moves the right edge starts at the present
  /// width.
  func stop(for event: Event) {
    switch event {
    case .key(let key):
      stop(keepingSize: key == GalleryKey.narrower || key == GalleryKey.wider)
    case .mouse(let mouse):
      if case .press = mouse.action {
        stop(keepingSize: stage.hasEdge(at: mouse.position))
      } else {
        stop(keepingSize: false)
      }
    case .resize, .paste: stop(keepingSize: false)
    case .focus, .wake, .resume, .userInterfaceStyle: break
    }
  }
}
