import Glibc

/// Other threads of the fixture, and what makes its end slow.
enum Interference {
  /// Runs `body` on a thread of its own.
  static func onAnotherThread(_ body: @escaping @convention(c) () -> Void) {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { body in
        body.map { unsafeBitCast($0, to: (@convention(c) () -> Void).self)() }
        return nil
      }, unsafeBitCast(body, to: UnsafeMutableRawPointer.self))
    pthread_detach(thread)
  }

  /// Two threads that compute without an end, and leave the time to those who need it.
  static func keepCoresBusy() {
    for _ in 0..<2 {
      onAnotherThread {
        // On Linux this is the thread's own.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        while true {}
      }
    }
  }

  /// What the process does at its end takes 20 milliseconds, as with a crash reporter: time for the
  /// other threads to do harm.
  static func makeEndSlow() {
    atexit { usleep(20_000) }
    for number in [SIGILL, SIGTRAP] {
      signal(number) { number in
        usleep(20_000)
        signal(number, SIG_DFL)
      }
    }
  }
}
