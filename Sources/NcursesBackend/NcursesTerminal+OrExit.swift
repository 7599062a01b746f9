internal import CTerminalSupport

extension NcursesTerminal {
  /// Opens the terminal like `init(holdingBack:)`. If that fails, it writes the ``TerminalError`` to standard error and
  /// ends the process with status 1.
  ///
  ///     let terminal = NcursesTerminal.openOrExit()
  ///
  /// Use it in the first lines of a program: in Swift, an error that leaves `main` is a crash. A program that can work
  /// without a terminal calls the throwing initializer instead.
  ///
  /// - Parameter streams: the streams to hold back while the screen is open.
  public static func openOrExit(
    holdingBack streams: StandardStreams = [.output, .error]
  ) -> NcursesTerminal {
    do {
      return try NcursesTerminal(holdingBack: streams)
    } catch {
      let line = Array("\(error)\n".utf8)
      // If nobody reads the message, the status still reports the failure.
      _ = write(STDERR_FILENO, line, line.count)
      exit(EXIT_FAILURE)
    }
  }
}
