internal import CTerminalSupport

extension NcursesTerminal {
  /// Opens the terminal as `init(holdingBack:)` does. Where that fails, it writes the ``TerminalError`` to standard error,
  /// and ends the process with status 1.
  ///
  ///     let terminal = NcursesTerminal.openOrExit()
  ///
  /// It is for the first lines of a program: an error that leaves `main` is a crash in Swift. A program that has something
  /// else to do without a terminal calls the initializer, which throws.
  ///
  /// - Parameter streams: the streams to hold back while the screen is open.
  public static func openOrExit(
    holdingBack streams: StandardStreams = [.output, .error]
  ) -> NcursesTerminal {
    do {
      return try NcursesTerminal(holdingBack: streams)
    } catch {
      let line = Array("\(error)\n".utf8)
      // Where nobody reads it, the status still says that it failed.
      _ = write(STDERR_FILENO, line, line.count)
      exit(EXIT_FAILURE)
    }
  }
}
