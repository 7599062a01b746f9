internal import CTerminalSupport

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
