internal import CTerminalSupport
import TextLayout

/// Installs handlers for the terminal's signals, and removes them at the end of its lifetime.
///
/// A handler that ends the process restores a terminal that is taken; otherwise it does nothing with the terminal.
package struct SignalHandling: ~Copyable {
  /// The file descriptor that becomes readable when a signal arrives.
  package let wakeDescriptor: Int32

  package init() throws(TerminalError) {
    wakeDescriptor = terminal_signals_begin()
    guard wakeDescriptor >= 0 else {
      throw .system(operation: "open the terminal", code: system_error())
    }
  }

  deinit { terminal_signals_end() }
}

/// Owns the process's terminal and holds output back. At the end of its lifetime it restores the terminal.
///
/// A type that uses a possession stores it, so the type's own cleanup runs before the possession ends, and the signal
/// handlers end last. This order also holds if an initializer fails half-way.
package struct TerminalPossession: ~Copyable {
  private let signals: SignalHandling

  /// The file descriptor that becomes readable when a signal arrives.
  package var wakeDescriptor: Int32 { signals.wakeDescriptor }

  /// Takes possession of the terminal behind a file descriptor. Throws if it is taken already or its modes cannot be
  /// read.
  package init(of descriptor: Int32, holdingBack streams: StandardStreams) throws(TerminalError) {
    // The handlers of the other possession are in use.
    guard !terminal_is_taken() else { throw .alreadyOpen }
    let signals = try SignalHandling()
    guard terminal_take(descriptor, streams.rawValue) == 0 else {
      throw .system(operation: "take the terminal over", code: system_error())
    }
    self.signals = signals
  }

  deinit {
    terminal_give_up()
    terminal_close_stream()
  }

  /// Restores the terminal before the end of the scope.
  package consuming func giveBack() {}

  /// Sets the sequences that leave the screen and enter it again.
  package borrowing func setSequences(
    leave: String, enter: String = ""
  ) throws(TerminalError) {
    guard terminal_set_sequences(leave, leave.utf8.count, enter, enter.utf8.count) == 0 else {
      throw .system(operation: "keep what leaves the screen", code: system_error())
    }
  }
}

/// The standard streams that a terminal holds back while its screen is open.
///
/// Text that was held back appears when the screen closes, on every way out and during a suspension: both streams in
/// the order of writing, at most the last 1,048,576 bytes, preceded by the number of bytes that were dropped. A stream
/// that goes elsewhere, to a file, a pipe or another terminal, is not changed.
///
/// A stream that is held back is a pipe, also for child processes. A child that writes to it after the end of the
/// program is killed by SIGPIPE unless it ignores that signal.
public struct StandardStreams: OptionSet, Sendable {
  /// The streams as a bit set.
  public let rawValue: Int32

  /// Creates a set from its bits.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Standard output, where `print` writes.
  public static let output = StandardStreams(rawValue: Int32(TERMINAL_HOLDS_OUTPUT))
  /// Standard error, where the system writes the reason for a trap.
  public static let error = StandardStreams(rawValue: Int32(TERMINAL_HOLDS_ERROR))
}

extension StandardStreams: CustomStringConvertible {
  /// The names: `[output, error]`.
  public var description: String { text(ofBits: ["output", "error"]) }
}
