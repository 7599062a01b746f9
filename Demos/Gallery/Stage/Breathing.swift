import Ashlar

/// Animates the stage: its right edge moves to the left and back once.
@MainActor final class Breathing {
  /// Waits for a duration; `nil` turns the animation off, as without a terminal.
  var pause: (@MainActor (Duration) async -> Void)?
  /// Called when the animation begins and when it ends.
  var onChange: () -> Void = {}
  /// The width in columns at which the edge turns back.
  var narrowest = 0
  private let stage: StageView
  private var task: Task<Void, Never>?
  /// The stage's size before the animation; `nil` while there is none.
  private var before: StageSize?

  init(_ stage: StageView) { self.stage = stage }

  /// Starts the animation after a delay.
  func start(after delay: Duration = .zero) {
    guard let pause else { return }
    stop(keepingSize: false)
    task = Task { [weak self] in
      await pause(delay)
      guard let widths = self?.begin() else { return }
      for width in widths {
        guard let self, !Task.isCancelled else { return }
        self.stage.resize(width: width)
        await pause(Breath.pace)
      }
      if !Task.isCancelled { self?.stop(keepingSize: false) }
    }
  }

  private func begin() -> [Int]? {
    if Task.isCancelled { return nil }
    before = stage.stage
    stage.isBreathing = true
    onChange()
    return Breath.widths(from: stage.stage.size.width, to: narrowest)
  }

  /// Ends the animation and keeps the width reached, or restores the one before.
  func stop(keepingSize: Bool) {
    guard let running = task else { return }
    running.cancel()
    task = nil
    guard let before else { return }
    self.before = nil
    stage.isBreathing = false
    onChange()
    if !keepingSize { stage.restore(before) }
  }

  /// Ends the animation for an event of the user. A key or a press that moves the right edge starts
  /// at the width reached.
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
