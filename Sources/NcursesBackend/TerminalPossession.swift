internal import CTerminalSupport
internal import CLibrary

/// Handlers of the signals that concern a terminal, as long as this exists.
///
/// They stand below everything else: what ends the process gives back a terminal that is taken, and does
/// nothing where none is.
package struct SignalHandling: ~Copyable {
  /// A descriptor that becomes readable when such a signal came.
  package let wakeDescriptor: Int32

  package init() throws(TerminalError) {
    wakeDescriptor = terminal_signals_begin()
    guard wakeDescriptor >= 0 else {
      throw .system(operation: "open the terminal", code: errno)
    }
  }

  deinit { terminal_signals_end() }
}

/// Possession of the process's terminal, as long as this exists: the modes are kept that it had, and
/// output is held back. Then it is left and given back as it was found.
///
/// What stands on a possession owns it, so it ends before the possession does, and the handlers of
/// signals end last. This is the order also where something could not be done half-way.
package struct TerminalPossession: ~Copyable {
  private let signals: SignalHandling

  /// A descriptor that becomes readable when a signal came.
  package var wakeDescriptor: Int32 { signals.wakeDescriptor }

  /// Takes the terminal behind a descriptor.
  package init(of descriptor: Int32, holdingBack streams: StandardStreams) throws(TerminalError) {
    // Its handlers are in use.
    guard !terminal_is_taken() else { throw .alreadyOpen }
    let signals = try SignalHandling()
    guard terminal_take(descriptor, streams.rawValue) == 0 else {
      throw .system(operation: "take the terminal over", code: errno)
    }
    self.signals = signals
  }

  deinit {
    terminal_give_up()
    terminal_close_stream()
  }

  /// Gives the terminal back before the end of the scope.
  package consuming func giveBack() {}

  /// Sets what leaves the screen and what enters it again.
  package borrowing func setSequences(
    leave: String, enter: String = ""
  ) throws(TerminalError) {
    guard terminal_set_sequences(leave, leave.utf8.count, enter, enter.utf8.count) == 0 else {
      throw .system(operation: "keep what leaves the screen", code: errno)
    }
  }
}
