internal import CTerminalSupport
import TextLayout

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
