import Glibc
import Synchronization

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

  /// How many frames `Command.drawForever` has drawn.
  static let frames = Atomic(0)

  /// Waits until the main thread, which draws forever, has drawn twenty more frames.
  static func letMainDraw() {
    let end = frames.load(ordering: .relaxed) + 20
    while frames.load(ordering: .relaxed) < end { sched_yield() }
  }

  /// What the process does at its end takes its time, as with a crash reporter: time for the other threads to
  /// do harm.
  static func makeEndSlow() {
    atexit { Interference.letMainDraw() }
    for number in [SIGILL, SIGTRAP] {
      signal(number) { number in
        Interference.letMainDraw()
        signal(number, SIG_DFL)
      }
    }
  }
}
