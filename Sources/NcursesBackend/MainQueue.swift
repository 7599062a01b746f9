internal import CTerminalSupport

/// How the main queue's work runs during the wait for input: tasks of the main actor, blocks and timers, and
/// Foundation's timers if the program uses Foundation. The public function (`dispatchMain`) would never return.
package enum MainQueue: Sendable {
  /// A file descriptor wakes the wait when there is work.
  case waking
  /// The queue can be run but has no descriptor: it is polled every 20 milliseconds.
  case watched
  /// The queue cannot be run: its work waits until the program no longer waits for input.
  case unreachable

  /// The best way that the system offers.
  package static var ofProcess: MainQueue {
    if !main_queue_can_run() { return .unreachable }
    return main_queue_descriptor() >= 0 ? .waking : .watched
  }

  /// The file descriptor that becomes readable when there is work; -1, which `poll` ignores, if there is none.
  var descriptor: Int32 { self == .waking ? main_queue_descriptor() : -1 }

  /// The longest wait between two polls of the queue; `nil` for no limit.
  var longestWait: Duration? { self == .watched ? .milliseconds(20) : nil }

  /// Runs the work that is queued now, without work that it adds.
  @MainActor func run() {
    if self != .unreachable { main_queue_run() }
  }

  /// The time until a timer of Foundation's main run loop is due; `nil` if there is no timer or no Foundation.
  @MainActor var timerWait: Duration? {
    let seconds = self == .unreachable ? -1 : main_loop_timer_wait()
    // A timer's date may be too far away for a number of seconds.
    return seconds < 0 ? nil : .milliseconds(Int64((min(seconds, 1e6) * 1000).rounded(.up)))
  }

  /// Runs the timers of Foundation's main run loop that are due; returns whether there were any.
  @MainActor func runTimers() -> Bool {
    guard timerWait == .zero else { return false }
    main_loop_run()
    return true
  }
}
