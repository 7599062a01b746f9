import TextLayout
internal import CTerminalSupport

/// The reason why the terminal could not be opened.
///
/// The `description` tells the user the problem and the remedy.
public enum TerminalError: Error, Hashable, Sendable {
  /// One of the process's standard streams.
  public enum Stream: String, Hashable, Sendable {
    /// The stream from which keys are read.
    case input = "standard input"
    /// The stream to which the screen is written.
    case output = "standard output"
  }

  /// The stream is a file or a pipe.
  case notATerminal(Stream)
  /// `TERM` is not set.
  case typeMissing
  /// The system has no terminfo entry for the type or for one of its family.
  case typeUnknown(String)
  /// The terminal type has no cursor addressing, so it can have no screen.
  case cursorNotAddressable(type: String)
  /// Neither the environment's locale nor `C.UTF-8` is UTF-8.
  case notUnicode(codeset: String)
  /// Another ``NcursesTerminal`` of this process is open.
  case alreadyOpen
  /// A system call failed that normally succeeds; `code` is its `errno`.
  case system(operation: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// Sentences for the user, the remedy last:
  /// `The standard input is not a terminal. Run the program in a terminal, without a pipe.`
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "The \(stream.rawValue) is not a terminal. Run the program in a terminal, without a pipe."
    case .typeMissing:
      "The environment variable TERM is not set. Set it to the terminal's type, for example "
        + "TERM=xterm-256color."
    case .typeUnknown(let type):
      "The system does not know the terminal type “\(type.escapedForTerminal())” that TERM names. "
        + "Install its terminfo entry, or set TERM to a type like it, for example "
        + "TERM=xterm-256color."
    case .cursorNotAddressable(let type):
      "The terminal type “\(type.escapedForTerminal())” that TERM names cannot move its cursor. "
        + "Run the program in a terminal with a screen, or set TERM to its type, for example "
        + "TERM=xterm-256color."
    case .notUnicode(let codeset):
      "The locale's encoding is \(codeset), and there is no locale C.UTF-8 to use in its place. "
        + "Set LC_ALL to a UTF-8 locale that is installed; “locale -a” lists them."
    case .alreadyOpen:
      "The terminal is open already. Close it before it is opened again."
    case .system(let operation, let code):
      "The system refused to \(operation): \(String(cString: strerror(code)))."
    }
  }
}
