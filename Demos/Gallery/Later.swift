import Ashlar

/// A way to do something after a duration: in the system's time, or in a time that a recording lets pass.
typealias Later = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

/// A demo that does something later by itself.
@MainActor protocol WaitingDemo: Demo {
  /// How it waits; in the system's time unless set.
  var later: Later { get set }
}

/// Returns a way that waits in tasks, which runs beside events. `pause` waits for a duration.
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
