import TextLayout
internal import CLibrary

/// A reason why the terminal could not be opened.
///
/// The sentence is the error's `description`: it says what is wrong and what can be done about it.
public enum TerminalError: Error, Hashable, Sendable {
  /// One of the process's standard streams.
  public enum Stream: String, Hashable, Sendable {
    /// The stream that keys come from.
    case input = "standard input"
    /// The stream that the screen is written to.
    case output = "standard output"
  }

  /// The stream is a file or a pipe.
  case notATerminal(Stream)
  /// The environment does not say which terminal this is.
  case typeMissing
  /// The system has no description of the terminal type.
  case typeUnknown(String)
  /// The terminal type cannot place its cursor, so there is no screen to lay out.
  case cursorNotAddressable(type: String)
  /// Neither the environment's locale nor `C.UTF-8` writes Unicode.
  case notUnicode(codeset: String)
  /// Another ``NcursesTerminal`` of this process is open.
  case alreadyOpen
  /// The system refused something that it normally grants.
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
