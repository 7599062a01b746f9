internal import CMainQueue

/// The way in which the main queue's work runs during the wait for input: tasks of the main actor,
/// blocks and timers. The public interface (`dispatchMain`) would give the thread away for good.
package enum MainQueue: Sendable {
  /// A file descriptor wakes the wait when there is work.
  case waking
  /// The queue can be run but has no descriptor: it is polled every 20 milliseconds.
  case watched
  /// The queue cannot be run: its work waits until the program stops waiting for input.
  case unreachable

  /// The best way that the system offers.
  package static var ofProcess: MainQueue {
    if !main_queue_can_run() { return .unreachable }
    return main_queue_descriptor() >= 0 ? .waking : .watched
  }

  /// The file descriptor that becomes readable when there is work; -1, which `poll` ignores, where
  /// there is none.
  var descriptor: Int32 { self == .waking ? main_queue_descriptor() : -1 }

  /// The longest wait between two polls of the queue, in milliseconds; -1 for no limit.
  var longestWait: Int32 { self == .watched ? 20 : -1 }

  /// Runs the work that is waiting now, without work that it adds.
  @MainActor func run() {
    if self != .unreachable { main_queue_run() }
  }
}
