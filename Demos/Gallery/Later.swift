import Ashlar

/// A function that runs an action after a duration, in real time or in the virtual time of a recording.
typealias Later = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

/// A demo that does something later by itself.
@MainActor protocol WaitingDemo: Demo {
  /// How the demo waits; in real time unless set.
  var later: Later { get set }
}

/// Returns a function that waits in tasks, while events are handled. `pause` waits for a duration.
@MainActor func laterInTasks(
  _ pause: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) }
) -> Later {
  { duration, action in
    Task {
      await pause(duration)
      action()
    }
  }
}
