import Dispatch
import Glibc
import NcursesBackend

/// What the fixture does on the main actor while it waits for events.
@MainActor enum MainActorWork {
  /// Changes the title every 20 milliseconds.
  static func count(in stage: Stage) {
    Task {
      for number in 1... {
        stage.scene.title = "task \(number)"
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// A block from another queue, which posts one more.
  static func post(to stage: Stage) {
    DispatchQueue.global().async { @Sendable in
      DispatchQueue.main.async { @Sendable in
        MainActor.assumeIsolated { stage.scene.title = "posted" }
        DispatchQueue.main.async { @Sendable in
          MainActor.assumeIsolated { stage.scene.title += " twice" }
        }
      }
    }
  }

  /// Keeps the main thread busy for a while, after the next wait has begun.
  static func block(_ stage: Stage) {
    Task {
      stage.scene.title = "blocking"
      await Task.yield()
      let end = ContinuousClock.now + .milliseconds(300)
      while ContinuousClock.now < end {}
      stage.scene.title = "blocked"
    }
  }

  static func closeLater(_ terminal: NcursesTerminal) {
    Task { terminal.close() }
  }
}
