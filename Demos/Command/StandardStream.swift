import ArgumentParser

/// A standard stream: output for the result, error for everything else.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a line.
  ///
  /// - Throws: the exit status if the line could not be written.
  func write(_ line: String) throws(ExitCode) {
    if Descriptor(number: rawValue).send(line + "\n") { return }
    if self == .output {
      try StandardStream.error.write("ashlar: The output could not be written.")
    }
    throw .failure
  }
}
