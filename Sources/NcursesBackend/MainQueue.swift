internal import CMainQueue

/// How work of the main queue is run while the terminal is waited for: tasks of the main actor, blocks
/// and timers. Public interfaces would give the thread away for good (`dispatchMain`).
package enum MainQueue: Sendable {
  /// The queue wakes the terminal through a descriptor. Nothing runs while nothing happens.
  case waking
  /// The queue can be run but does not tell when: it is looked at every 20 milliseconds.
  case watched
  /// The queue cannot be run: its work waits until the program no longer waits for the terminal.
  case unreachable

  /// The best of them that there is.
  package static var ofProcess: MainQueue {
    if !main_queue_can_run() { return .unreachable }
    return main_queue_descriptor() >= 0 ? .waking : .watched
  }

  /// What becomes readable when there is work; -1, which `poll` ignores, where there is nothing.
  var descriptor: Int32 { self == .waking ? main_queue_descriptor() : -1 }

  /// The longest time to wait without looking, in milliseconds; negative for no end.
  var longestWait: Int32 { self == .watched ? 20 : -1 }

  /// Runs what waits now, and not what is added by that.
  @MainActor func run() {
    if self != .unreachable { main_queue_run() }
  }
}
