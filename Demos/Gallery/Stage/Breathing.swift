import Ashlar

/// Lets the stage breathe: its right edge moves to the left and back once, by itself.
@MainActor final class Breathing {
  /// How time is spent; absent where nothing moves by itself, as without a terminal.
  var pause: (@MainActor (Duration) async -> Void)?
  /// Called when it begins and when it ends.
  var onChange: () -> Void = {}
  /// The width to which the stage becomes narrower.
  var narrowest = 0
  private let stage: StageView
  private var task: Task<Void, Never>?
  /// The stage as it was before.
  private var before: StageSize?

  init(_ stage: StageView) { self.stage = stage }

  /// Begins, after a while in which all is seen as it is.
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

  /// Ends it: at the width that is reached, or at the one that was there before.
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

  /// Ends it for what a user does. What moves the right edge begins where that is.
  func stop(for event: Event) {
    switch event {
    case .key(let key):
      stop(keepingSize: key.key == .character("[") || key.key == .character("]"))
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
